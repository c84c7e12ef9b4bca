/** A key that opens a short list of things to do. Arrow keys move, Esc closes. */
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Sign, type SignName } from './Icon.tsx';

export interface MenuEntry {
  readonly label: string;
  readonly sign?: SignName;
  readonly run: () => void;
  /** A line before it. */
  readonly apart?: boolean;
}

interface MenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Opens with the first entry in focus; a press elsewhere closes it. */
function useOpen(box: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const away = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open, box]);
  return [open, setOpen] as const;
}

/** Where there is no room below the key, the list stands above it. */
function useAbove(box: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [above, setAbove] = useState(false);
  useLayoutEffect(() => {
    if (!open) return;
    const key = box.current?.firstElementChild?.getBoundingClientRect();
    const list = box.current?.lastElementChild?.getBoundingClientRect();
    // What is docked at the lower edge of the page lies over the list.
    const floor = document.querySelector('.dock')?.getBoundingClientRect().top ?? window.innerHeight;
    if (key !== undefined && list !== undefined) setAbove(key.bottom + list.height > floor && key.top > list.height);
  }, [open, box]);
  return above;
}

export function Menu({ label, entries, className = 'tool icon', children }: MenuProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const key = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useOpen(box);
  const above = useAbove(box, open);

  const close = () => {
    setOpen(false);
    key.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    if (!open) return;
    const items = [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      items[(to + items.length) % items.length]?.focus();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are heard for the list inside
    <div className="menu" ref={box} onKeyDown={move}>
      <button
        ref={key}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {children ?? <Sign name="menu" />}
      </button>
      {open && (
        <div className={`list ${above ? 'above' : ''}`} id={id} role="menu" aria-label={label}>
          {entries.map((entry) => (
            <Item
              key={entry.label}
              {...entry}
              run={() => {
                close();
                entry.run();
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function Item({ label, sign = 'right', run, apart }: MenuEntry) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={apart ? 'apart' : ''} onClick={run}>
      <Sign name={sign} size={18} />
      {label}
    </button>
  );
}
