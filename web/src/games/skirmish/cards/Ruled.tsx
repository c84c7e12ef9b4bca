/** A figure, an icon or a word that opens its rule. */
import type { ReactNode } from 'react';

interface RuledProps {
  readonly rule: string;
  readonly openRule: (id: string) => void;
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export const Ruled = ({ rule, openRule, title, className = '', children }: RuledProps) => (
  <button type="button" className={`ruled ${className}`} title={title} onClick={() => openRule(rule)}>
    {children}
  </button>
);
