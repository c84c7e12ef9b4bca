/** What a game lays into the question bar: the card that asks, dice that lie there, a tray or odds. */
import type { GameModule, TableContext, ThingId } from '../../games/module.ts';
import { DieOf } from './DieOf.tsx';
import { Part } from './Part.tsx';

interface QuestionBodyProps {
  readonly context: TableContext;
  readonly module: GameModule;
  /** The card that asks. */
  readonly card: ThingId | undefined;
}

export function QuestionBody({ context, module, card }: QuestionBodyProps) {
  const { BarBody, Reading } = module;
  const resting = module.resting?.(context);
  return (
    <>
      {card !== undefined && Reading && (
        <div className="bar-card">
          <Reading {...context} thing={card} />
        </div>
      )}
      {resting && (
        <span className="dice resting" key={resting.roll}>
          {resting.dice.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in their order
            <DieOf key={i} module={module} die={die} size={40} rolling />
          ))}
        </span>
      )}
      {BarBody && (
        <div className="bar-body">
          <Part of={BarBody} context={context} />
        </div>
      )}
    </>
  );
}
