/** The dice of a fight or a test, large, each a key: what counts, what a reroll would bring, and what one suffers. */

import type { EnemyBlow } from '@holotape/adventure/queries/fights';
import { hitsThrough } from '@holotape/adventure/queries/fights';
import type { Foe } from '@holotape/adventure/queries/foes';
import { countOf, type LyingDice, ladderOf, lyingIn, rungsOf } from '@holotape/adventure/queries/rerolls';
import { Icon, Sign } from '../../../design/index.ts';
import { optionOf } from '../../module.ts';
import { radioactive } from '../map/pictures.ts';
import { hearts } from '../signs.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { FoeCard } from './FoeCard.tsx';
import { Ladder } from './Ladder.tsx';
import { VatsDie } from './VatsDie.tsx';

export function RollBody(context: AdventureContext) {
  const { question } = context;
  const lying = lyingIn(question?.about);
  const { foe } = (question?.about ?? {}) as { foe?: Foe };
  // Whose help is taken is asked on plates of their own.
  if (question === null || question.ask.startsWith('assist.') || (lying === undefined && foe === undefined))
    return null;
  return (
    <div className="roll-body">
      <div className="thrown">
        {foe !== undefined && <FoeCard foe={foe} />}
        {lying !== undefined && <DiceTray context={context} lying={lying} />}
      </div>
      {lying !== undefined && <Reckoning context={context} lying={lying} />}
    </div>
  );
}

interface PartProps {
  readonly context: AdventureContext;
  readonly lying: LyingDice;
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
            data-thing={`die:${die}`}
            onClick={() => may && toggle(die)}
          >
            <span className="rolled" key={`${die} ${lying.rerolls} ${face}`}>
              <VatsDie face={position.content.dice[face - 1]!} size={54} />
            </span>
            <span className="word">
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

function Reckoning({ context, lying }: PartProps) {
  const { position } = useAdventure();
  const have = lying.dice.reduce((sum, face) => sum + countOf(position, lying, face), 0);
  const { blow } = lying;
  return (
    <div className="reckoning">
      <dl>
        <div>
          <dt>{a(blow === undefined ? 'roll.successes' : 'roll.hits')}</dt>
          <dd>
            {have} <small>{a('roll.of', { n: Math.max(0, lying.wanted.hits) })}</small>
          </dd>
        </div>
        {blow !== undefined && (
          <div>
            <dt>
              {a('roll.suffer')} <small>{blowWords(blow)}</small>
            </dt>
            <dd>{hitsThrough(blow) * blow.level}</dd>
          </div>
        )}
      </dl>
      {lying.rerolls > 0 && <Rerolls context={context} lying={lying} />}
    </div>
  );
}

/** "2 hits + 1 from afar − 1 armor, times level 2". FB-FIGHT-9, FB-FIGHT-10 */
function blowWords({ dice, extra, armor, cancelled, level }: EnemyBlow): string {
  const parts = [
    a('blow.hits', { n: dice }),
    ...(extra > 0 ? [a('blow.extra', { n: extra })] : []),
    ...(armor > 0 ? [a('blow.armor', { n: armor })] : []),
    ...(cancelled > 0 ? [a('blow.cancelled', { n: cancelled })] : []),
  ].join(' ');
  return level === 1 ? parts : a('blow.level', { sum: parts, level });
}

/** What each reroll would bring; a rung takes its dice up. */
function Rerolls({ context, lying }: PartProps) {
  const { position } = useAdventure();
  const picked = pickedIn(optionOf(context));
  const rungs = rungsOf(position, lying);
  const ladder = ladderOf(rungs);
  const chosen = rungs.find(({ dice }) => dice === picked)!;
  const shown = ladder.includes(chosen) ? ladder : [...ladder, chosen];
  return (
    <Ladder
      label={a('ladder.reroll')}
      rungs={shown.map(({ dice, chance, harm, rads = 0 }) => ({
        key: dice,
        chance,
        now: dice === picked,
        words: dice === '' ? a('roll.stands') : a('ladder.dice', { dice: [...dice].join(', ') }),
        aside: harm !== undefined && <Harm harm={harm} rads={rads} />,
        take: () => context.propose(dice === '' ? undefined : `${REROLL}${dice}`),
      }))}
    />
  );
}

/** Signs where there is no room for words; whoever listens hears them. */
const Harm = ({ harm, rads }: { readonly harm: number; readonly rads: number }) => (
  <>
    <span title={a('ladder.harm', { n: harm.toFixed(1) })}>
      <Icon path={hearts} size={13} /> −{harm.toFixed(1)}
      <span className="sr">{a('health')}</span>
    </span>
    {rads > 0 && (
      <span title={a('ladder.rads', { n: rads.toFixed(1) })}>
        <Icon path={radioactive} size={13} /> +{rads.toFixed(1)}
        <span className="sr">{a('rads')}</span>
      </span>
    )}
  </>
);
