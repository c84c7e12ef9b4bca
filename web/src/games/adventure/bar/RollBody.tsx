/** The dice of a fight or a test, large, each a key: what counts, what a reroll would bring, and what one suffers. */

import type { Foe } from '@holotape/adventure/queries/foes';
import { hitsOn } from '@holotape/adventure/queries/rolling';
import { armorOf } from '@holotape/adventure/queries/survivors';
import { Sign } from '../../../design/index.ts';
import { optionOf } from '../../module.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { FoeCard } from './FoeCard.tsx';
import { chances, countOf, foeInFight, type Lying, lyingDice } from './rolling.ts';
import { VatsDie } from './VatsDie.tsx';

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

export function RollBody(context: AdventureContext) {
  const { question, log } = context;
  const { position } = useAdventure();
  const lying = lyingDice(question);
  if (question === null || lying === undefined) return null;
  const foe = question.ask.startsWith('fight') ? foeInFight(log, position) : undefined;
  return (
    <div className="roll-body">
      {foe !== undefined && <FoeCard foe={foe} />}
      <DiceTray context={context} lying={lying} />
      <Reckoning context={context} lying={lying} foe={foe} />
    </div>
  );
}

interface PartProps {
  readonly context: AdventureContext;
  readonly lying: Lying;
}

const REROLL = 'reroll:';

/** Which dice are picked to be rolled again: the pending answer says it. */
const pickedIn = (chosen: string | undefined): string =>
  chosen?.startsWith(REROLL) ? chosen.slice(REROLL.length) : '';

function DiceTray({ context, lying }: PartProps) {
  const { propose, question } = context;
  const { position } = useAdventure();
  const picked = pickedIn(optionOf(context));
  const may = (question?.options ?? []).some(({ id }) => id.startsWith(REROLL));
  const toggle = (die: string) => {
    const now = picked.includes(die) ? picked.replace(die, '') : [...picked, die].sort().join('');
    propose(now === '' ? undefined : `${REROLL}${now}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: dice, not a form
    <div className="dice-tray" role="group" aria-label={a('dice')}>
      {lying.dice.map((face, i) => {
        const die = String(i + 1);
        const counts = countOf(position, lying, face);
        const again = picked.includes(die);
        return (
          <button
            key={die}
            type="button"
            className={again ? 'vats again' : 'vats'}
            aria-pressed={may ? again : undefined}
            aria-disabled={may ? undefined : true}
            onClick={() => may && toggle(die)}
          >
            <VatsDie face={position.content.dice[face - 1]!} size={92} />
            <span>
              {again ? (
                <>
                  <Sign name="undo" size={16} /> {a('die.again')}
                </>
              ) : counts > 0 ? (
                <>
                  <Sign name="tick" size={16} /> {a('die.counts', { n: counts })}
                </>
              ) : (
                a('die.misses')
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function Reckoning({ context, lying, foe }: PartProps & { readonly foe: Foe | undefined }) {
  const { position } = useAdventure();
  const { question } = context;
  const have = lying.dice.reduce((sum, face) => sum + countOf(position, lying, face), 0);
  const { stand, again } = chances(position, lying);
  const picked = pickedIn(optionOf(context));
  const best = [...again].reduce((top, each) => (each[1] > top[1] ? each : top), ['', stand]);
  const seat = question?.seat ?? 0;
  const hits = hitsOn(position, lying.dice);
  const armor = armorOf(position, seat);
  return (
    <dl className="reckoning">
      <div>
        <dt>{a(foe === undefined ? 'roll.successes' : 'roll.hits')}</dt>
        <dd>
          {have} <small>{a('roll.of', { n: Math.max(0, lying.wanted.hits) })}</small>
        </dd>
      </div>
      {foe !== undefined && (
        <div>
          <dt>
            {a('roll.suffer')} <small>{a('roll.suffer.sum', { hits, armor, level: foe.level })}</small>
          </dt>
          <dd>{Math.max(0, hits - armor) * foe.level}</dd>
        </div>
      )}
      {lying.rerolls > 0 && (
        <div className="big">
          <dt>
            {picked === ''
              ? best[0] === ''
                ? a('roll.stands')
                : a('roll.best', { dice: [...best[0]].join(a('and')) })
              : a('roll.picked', { n: picked.length })}
          </dt>
          <dd>{percent(picked === '' ? best[1] : (again.get(picked) ?? stand))}</dd>
        </div>
      )}
    </dl>
  );
}
