/** Part of a drawing that says nothing to a screen reader: what it shows is said elsewhere. */
import type { ComponentProps } from 'react';

const HIDDEN = { 'aria-hidden': true } as const;

export const Quiet = (props: ComponentProps<'g'>) => <g {...props} {...HIDDEN} />;
