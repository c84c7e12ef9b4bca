/** On a phone the form of a new battle has four steps, and shows one of them at a time; elsewhere all of it is in sight. */
import { useState } from 'react';
import { Sign } from '../../../design/index.ts';
import { w } from './words.ts';

const STEPS = ['scenario', 'table', 'sides', 'how'] as const;
type FormStep = (typeof STEPS)[number];

export function FormSteps() {
  const [now, setNow] = useState<FormStep>('scenario');
  const [seen, setSeen] = useState<ReadonlySet<FormStep>>(new Set());
  const go = (step: FormStep) => {
    setSeen(new Set([...seen, now]));
    setNow(step);
  };
  return (
    // What is shown follows from `data-step`: the parts belong to the form, not to this row. See new-battle.css.
    <fieldset className="form-steps" data-step={now} aria-label={w('steps')}>
      {STEPS.map((step) => (
        <button key={step} type="button" aria-pressed={step === now} onClick={() => go(step)}>
          {seen.has(step) && step !== now && <Sign name="tick" size={15} />}
          {w(`step.${step}`)}
        </button>
      ))}
    </fieldset>
  );
}
