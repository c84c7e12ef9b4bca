/** Controls of forms: segmented switches, switches with a lamp and a word, fields. */
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useWhyNot, type Why } from './WhyNot.tsx';

export interface SegOption<T> {
  readonly value: T;
  readonly label: ReactNode;
  /** What a screen reader says where the label is a picture. */
  readonly name?: string;
  readonly blocked?: Why | undefined;
}

interface SegProps<T> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly SegOption<T>[];
  readonly onChange: (value: T) => void;
  readonly className?: string;
}

/** One of a few, moulded in one piece. Arrow keys move and choose; a blocked one can be reached and says why. */
export function Seg<T extends string | number | null>({
  label,
  value,
  options,
  onChange,
  className = '',
}: SegProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = (at + step + options.length) % options.length;
    buttons[next]?.focus();
    const option = options[next];
    if (option && !option.blocked) onChange(option.value);
  };
  const reachable = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <div ref={box} className={`seg ${className}`} role="radiogroup" aria-label={label} onKeyDown={move}>
      {options.map((option) => (
        <SegButton
          key={String(option.value)}
          option={option}
          checked={option.value === value}
          reachable={option.value === reachable}
          choose={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}

interface SegButtonProps<T> {
  readonly option: SegOption<T>;
  readonly checked: boolean;
  readonly reachable: boolean;
  readonly choose: () => void;
}

function SegButton<T>({ option, checked, reachable, choose }: SegButtonProps<T>) {
  const { blocked, name, label } = option;
  const why = useWhyNot(blocked);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a radio that can be blocked and still be reached */}
      <button
        type="button"
        role="radio"
        aria-checked={checked}
        aria-disabled={blocked ? true : undefined}
        aria-label={name}
        tabIndex={reachable ? 0 : -1}
        {...(blocked && why.props)}
        onClick={() => (blocked ? why.open() : choose())}
      >
        {label}
      </button>
      {why.bubble}
    </>
  );
}

interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
  /** A second line. */
  readonly note?: ReactNode;
  readonly blocked?: Why | undefined;
  /** The words on the switch. */
  readonly words?: readonly [on: string, off: string];
}

/** On or off: a lamp and a word, never a colour alone. */
export function Switch({ on, onChange, children, note, blocked, words = ['on', 'off'] }: SwitchProps) {
  const why = useWhyNot(blocked);
  return (
    <>
      <button
        type="button"
        className="switch"
        role="switch"
        aria-checked={on}
        aria-disabled={blocked ? true : undefined}
        {...(blocked && why.props)}
        onClick={() => (blocked ? why.open() : onChange(!on))}
      >
        <span className="sw" aria-hidden="true">
          {on ? words[0] : words[1]}
        </span>
        <span>
          {children}
          {note !== undefined && <small>{note}</small>}
        </span>
      </button>
      {why.bubble}
    </>
  );
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string;
  /** Show the label above; otherwise only a screen reader says it. */
  readonly labelled?: boolean;
  /** A quiet word at the right. */
  readonly aside?: ReactNode;
  readonly before?: ReactNode;
  readonly onChange?: (value: string) => void;
}

export function Field({ label, labelled = false, aside, before, onChange, className = '', ...rest }: FieldProps) {
  const id = useId();
  return (
    <>
      {labelled && (
        <label className="lbl" htmlFor={id}>
          {label}
        </label>
      )}
      <div className={`field ${className}`}>
        {before}
        <input
          {...rest}
          id={id}
          aria-label={labelled ? undefined : label}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {aside !== undefined && <small>{aside}</small>}
      </div>
    </>
  );
}

/** A row of a form: what is chosen stands before it; who hears the page hears the name of the choice itself. */
export function FormRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="row">
      <span className="lbl" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
