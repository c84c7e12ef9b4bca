/** Printed matter: panels, cards, tags, notices; and the enamel question bar. */
import type { ComponentProps, ReactNode } from 'react';
import { Sign, type SignName } from './Icon.tsx';

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title: ReactNode;
  /** One fact at the right of the head. */
  readonly more?: ReactNode;
}

/** A printed form: its head in capitals over a double rule. */
export function Panel({ title, more, children, className = '', ...rest }: PanelProps) {
  return (
    <section {...rest} className={`panel ${className}`}>
      <div className="head">
        <h2>{title}</h2>
        {more !== undefined && <div className="more">{more}</div>}
      </div>
      {children}
    </section>
  );
}

interface CardProps {
  readonly title: ReactNode;
  /** Colour of the title band. */
  readonly band?: string;
  readonly used?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Paper with a coloured title band. A used one is turned, grey, and says so. */
export function Card({ title, band, used = false, className = '', children }: CardProps) {
  return (
    <article
      className={`card ${used ? 'used' : ''} ${className}`}
      style={band && !used ? { '--band': band } : undefined}
    >
      <h3>{title}</h3>
      <div className="in">{children}</div>
    </article>
  );
}

declare module 'react' {
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined;
  }
}

interface TagProps {
  readonly kind?: 'plain' | 'alert' | 'good';
  readonly sign?: SignName;
  readonly children: ReactNode;
}

export function Tag({ kind = 'plain', sign, children }: TagProps) {
  return (
    <span className={`tag ${kind}`}>
      {sign && <Sign name={sign} size={16} />}
      {children}
    </span>
  );
}

interface NoticeProps {
  readonly kind?: 'plain' | 'bad' | 'good';
  readonly sign: SignName | 'reel';
  readonly title: string;
  readonly children?: ReactNode;
  /** Keys at the right. */
  readonly keys?: ReactNode;
}

/** Lies under the top bar, one at a time: what is safe and what to do. */
export function Notice({ kind = 'plain', sign, title, children, keys }: NoticeProps) {
  return (
    <div className={`notice ${kind}`} role="status">
      {sign === 'reel' ? <span className="reel" aria-hidden="true" /> : <Sign name={sign} size={22} />}
      <div className="say">
        <b>{title}</b>
        {children}
      </div>
      {keys && <div className="keys">{keys}</div>}
    </div>
  );
}

interface QuestionBarProps extends ComponentProps<'section'> {
  /** Lit only when this person must answer. */
  readonly lit: boolean;
  readonly crumb?: ReactNode;
  readonly ask: ReactNode;
  /** A line under the question. */
  readonly hint?: ReactNode;
}

/** The enamel sign that asks, always in the same place. Options and keys are its children. */
export function QuestionBar({ lit, crumb, ask, hint, children, className = '', ...rest }: QuestionBarProps) {
  return (
    <section {...rest} className={`qbar ${className}`}>
      <div className={lit ? 'lamp' : 'lamp off'} />
      <div className="asks" aria-live="polite">
        {crumb !== undefined && <div className="crumb">{crumb}</div>}
        <div className="ask">{ask}</div>
        {hint !== undefined && <div className="hint">{hint}</div>}
      </div>
      {children}
    </section>
  );
}
