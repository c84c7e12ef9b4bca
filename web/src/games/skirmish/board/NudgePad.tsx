/** Four keys that move the choice by a tenth of an inch, and one that changes the step: for fingers. */
import { useState } from 'react';
import { Sign } from '../../../design/index.ts';
import type { BattleContext } from '../table.tsx';
import { b } from '../words.ts';
import { INCH, inches } from './scale.ts';
import { usePlacing } from './use-placing.ts';

const KEYS = [
  ['ArrowUp', 'up'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowDown', 'down'],
] as const;

const TURNS = { up: -90, left: 180, right: 0, down: 90 } as const;
const STEPS = [INCH / 10, INCH / 2, INCH];

export function NudgePad(context: BattleContext) {
  const { nudge } = usePlacing(context);
  const [step, setStep] = useState(0);
  const length = STEPS[step]!;
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys, not a form
    <div className="nudge-pad" role="group" aria-label={b('nudge', { step: inches(length) })}>
      {KEYS.map(([key, way]) => (
        <button
          key={key}
          type="button"
          className={way}
          aria-label={b(`nudge.${way}`)}
          onClick={() => nudge(key, length)}
        >
          <span style={{ transform: `rotate(${TURNS[way]}deg)` }}>
            <Sign name="forward" size={18} />
          </span>
        </button>
      ))}
      <button
        type="button"
        className="step"
        aria-label={b('nudge.step', { step: inches(length) })}
        onClick={() => setStep((step + 1) % STEPS.length)}
      >
        {inches(length)}
      </button>
    </div>
  );
}
