/** Moulded keys. A blocked key stays in place, can be focused, and says why when it is pressed. */
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../shell/router.tsx';
import { Sign, type SignName } from './Icon.tsx';
import { useWhyNot, type Why } from './WhyNot.tsx';

type KeyKind = 'plain' | 'primary' | 'enamel' | 'ghost' | 'quiet';

interface Look {
  readonly kind?: KeyKind;
  readonly sign?: SignName;
  /** The second line: what happens. */
  readonly note?: ReactNode;
  readonly busy?: boolean;
  readonly wide?: boolean;
}

const classOf = (kind: KeyKind, more = '', two = false, wide = false) =>
  ['key', kind === 'plain' ? '' : kind, two ? 'two' : '', wide ? 'wide' : '', more].filter(Boolean).join(' ');

function Inside({ sign, note, busy, blocked, children }: Look & { blocked: boolean; children?: ReactNode }) {
  const shown = blocked ? 'no' : sign;
  return (
    <>
      {busy ? <span className="reel" aria-hidden="true" /> : shown && <Sign name={shown} />}
      {note === undefined ? (
        children
      ) : (
        <span>
          {children}
          <small>{note}</small>
        </span>
      )}
    </>
  );
}

interface KeyProps extends Look, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Why it cannot be pressed now. */
  readonly blocked?: Why | undefined;
}

export function Key({
  kind = 'plain',
  sign,
  note,
  busy = false,
  wide = false,
  blocked,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: KeyProps) {
  const why = useWhyNot(blocked);
  const inside = { ...(sign && { sign }), ...(note !== undefined && { note }), busy };
  return (
    <>
      <button
        {...rest}
        {...(blocked && why.props)}
        type={type}
        className={classOf(kind, className, note !== undefined, wide)}
        aria-disabled={blocked || busy ? true : undefined}
        aria-busy={busy || undefined}
        onClick={(event) => {
          if (busy) return;
          if (blocked) why.open();
          else onClick?.(event);
        }}
      >
        <Inside {...inside} blocked={blocked !== undefined}>
          {children}
        </Inside>
      </button>
      {why.bubble}
    </>
  );
}

interface KeyLinkProps extends Look {
  readonly to: string;
  readonly className?: string;
  readonly children?: ReactNode;
  readonly 'aria-label'?: string;
}

/** A key that leads somewhere. */
export function KeyLink({ kind = 'plain', sign, note, wide = false, to, className, children, ...rest }: KeyLinkProps) {
  const inside = { ...(sign && { sign }), ...(note !== undefined && { note }) };
  return (
    <Link {...rest} to={to} className={classOf(kind, className, note !== undefined, wide)}>
      <Inside {...inside} blocked={false}>
        {children}
      </Inside>
    </Link>
  );
}

interface ChipProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly icon?: ReactNode;
  readonly note?: ReactNode;
  readonly pressed?: boolean;
  readonly blocked?: Why | undefined;
}

/** An option of a question: icon, name, second line. */
export function Chip({ icon, note, pressed, blocked, children, onClick, className = '', ...rest }: ChipProps) {
  const why = useWhyNot(blocked);
  return (
    <>
      <button
        type="button"
        {...rest}
        {...(blocked && why.props)}
        className={`chip ${className}`}
        aria-pressed={pressed}
        aria-disabled={blocked ? true : undefined}
        onClick={(event) => {
          if (blocked) why.open();
          else onClick?.(event);
        }}
      >
        {blocked ? <Sign name="no" /> : icon}
        <span>
          {children}
          {note !== undefined && <small>{note}</small>}
        </span>
      </button>
      {why.bubble}
    </>
  );
}
