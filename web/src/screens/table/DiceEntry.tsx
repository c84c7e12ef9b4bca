/** A table with real dice: what they show is typed in. Piles are shuffled by the browser if nobody wants to. */
import type { Draw } from '@holotape/kernel/play';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { useState } from 'react';
import { Key, QuestionBar, RuleTag } from '../../design/index.ts';
import type { GameModule, TableContext } from '../../games/module.ts';
import { DieOf } from './DieOf.tsx';
import { s } from './words.ts';

const below = (size: number): number => {
  const [word] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((word! / 2 ** 32) * size);
};

/** What chance would say. */
function drawForUs(draw: Draw): number | number[] {
  if (draw.of === 'one') return below(draw.size);
  if (draw.of === 'dice') return draw.sides.map((sides) => below(sides) + 1);
  const order = Array.from({ length: draw.size }, (_, i) => i);
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

interface DiceEntryProps {
  readonly question: QuestionInfo;
  readonly context: TableContext;
  readonly module: GameModule;
}

export function DiceEntry({ question, context, module }: DiceEntryProps) {
  const draw = question.draw!;
  const [faces, setFaces] = useState<readonly (number | undefined)[]>([]);
  const round = module.round(context);
  const dice = draw.of === 'dice' ? draw.sides : [];
  const whole = dice.length > 0 && dice.every((_, i) => faces[i] !== undefined);
  return (
    <QuestionBar
      lit
      aria-label={s('question')}
      className="many"
      crumb={round.name}
      ask={s('dice.ask')}
      hint={question.rule && <RuleTag id={question.rule} />}
    >
      <div className="options dice-entry">
        {dice.map((sides, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in their order
          // biome-ignore lint/a11y/useSemanticElements: six faces of one die
          <div key={i} role="group" aria-label={s('dice.die', { n: i + 1 })}>
            {Array.from({ length: sides }, (_, face) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: faces lie in their order
                key={face}
                type="button"
                className="face"
                aria-pressed={faces[i] === face + 1}
                aria-label={`${s('dice.die', { n: i + 1 })}: ${face + 1}`}
                onClick={() => setFaces(dice.map((_, j) => (j === i ? face + 1 : faces[j])))}
              >
                <DieOf
                  module={module}
                  die={module.typedDie?.(question, i, face + 1) ?? face + 1}
                  size={34}
                  rolling={false}
                />
              </button>
            ))}
          </div>
        ))}
      </div>
      <div className="keys">
        {whole && (
          <Key kind="primary" sign="tick" onClick={() => void context.answer(faces as number[])}>
            {s('dice.take', { faces: faces.join(' + ') })}
          </Key>
        )}
        <Key kind="ghost" onClick={() => void context.answer(drawForUs(draw))}>
          {s(draw.of === 'dice' ? 'dice.for-us' : draw.of === 'order' ? 'dice.shuffle' : 'dice.pick')}
        </Key>
      </div>
    </QuestionBar>
  );
}
