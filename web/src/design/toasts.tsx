/** Toasts: tickets under the top bar, one at a time, five seconds, longer while looked at. May carry one act. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '../text/index.ts';
import { Sign, type SignName } from './Icon.tsx';
import { Key } from './Key.tsx';
import { WithRules } from './RuleTag.tsx';

interface Ticket {
  readonly text: string;
  readonly kind?: 'good' | 'plain' | 'bad';
  readonly rule?: string | undefined;
  readonly act?: { readonly label: string; readonly sign?: SignName; readonly run: () => void };
}

interface Queued extends Ticket {
  readonly id: number;
}

let queue: readonly Queued[] = [];
let made = 0;
const listeners = new Set<() => void>();
const set = (next: readonly Queued[]) => {
  queue = next;
  for (const listener of listeners) listener();
};

/** Shows a ticket after those already waiting. */
export function toast(ticket: Ticket): void {
  made += 1;
  set([...queue, { ...ticket, id: made }]);
}

const LIFE = 5000;
const SIGNS = { good: 'tick', plain: 'again', bad: 'no' } as const;

export function Toasts() {
  const [first] = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => queue,
  );
  return (
    <div className="toasts" role="status" aria-live="polite">
      {first && <ToastTicket key={first.id} ticket={first} />}
    </div>
  );
}

function ToastTicket({ ticket }: { readonly ticket: Queued }) {
  const { text, kind = 'good', act, rule } = ticket;
  const [held, setHeld] = useState(false);
  const gone = () => set(queue.filter(({ id }) => id !== ticket.id));
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => set(queue.filter(({ id }) => id !== ticket.id)), LIFE);
    return () => clearTimeout(timer);
  }, [held, ticket.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at it only keeps it
    <div
      className={`toast ${kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Sign name={SIGNS[kind]} />
      <span>
        <WithRules text={rule ? `${text} ${rule}` : text} />
      </span>
      {act && (
        <Key
          {...(act.sign && { sign: act.sign })}
          onClick={() => {
            act.run();
            gone();
          }}
        >
          {act.label}
        </Key>
      )}
      <button type="button" className="tool2" aria-label={t('close')} onClick={gone}>
        <Sign name="cross" size={16} />
      </button>
    </div>
  );
}
