/** An attack in five plates, in the order of the book: needed, rolled, luck, effects, damage. WW-SHOOT-13 */
import type { ReactNode } from 'react';
import { RuleTag, Sign } from '../../../design/index.ts';
import { nameOfAnything, weaponName } from '../names.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { causeOf } from './causes.ts';
import { Damage } from './Damage.tsx';
import { Rolled } from './Rolled.tsx';
import type { Story } from './story.ts';

/** Which plate the open question belongs to. */
function askedPlate(ask: string | undefined): number | undefined {
  if (ask === undefined) return undefined;
  if (ask === 'luck.accurate' || ask === 'luck.dodge' || ask === 'luck.critical') return 3;
  if (ask === 'attack.effect' || ask === 'attack.limb') return 4;
  return ask === 'luck.tough' || ask.startsWith('armor.') ? 5 : undefined;
}

interface PlatesProps {
  readonly story: Story;
  readonly context: BattleContext;
}

export function StoryPlates({ story, context }: PlatesProps) {
  const asked = askedPlate(context.question?.ask);
  const isOver = asked === undefined;
  const state = (n: number): PlateState => (asked === n ? 'asked' : isOver || n < (asked ?? 6) ? 'done' : 'later');
  return (
    <ol className="attack-story">
      <Plate n={1} name={b('story.needed')} state={state(1)}>
        <Needed story={story} />
      </Plate>
      <Plate n={2} name={b('story.rolled')} state={state(2)}>
        <Rolled story={story} sizes={[84, 60]} />
      </Plate>
      <Plate n={3} name={b('story.luck')} state={state(3)}>
        <Lucks story={story} />
      </Plate>
      <Plate n={4} name={b('story.effects')} state={state(4)}>
        <Effects story={story} />
      </Plate>
      <Plate n={5} name={b('story.damage')} state={state(5)}>
        <Damage story={story} isOver={isOver} />
      </Plate>
    </ol>
  );
}

type PlateState = 'done' | 'asked' | 'later';

interface PlateProps {
  readonly n: number;
  readonly name: string;
  readonly state: PlateState;
  readonly children: ReactNode;
}

function Plate({ n, name, state, children }: PlateProps) {
  return (
    <li className={`story-plate ${state}`} aria-current={state === 'asked' ? 'step' : undefined}>
      <h2>
        <b>{n}</b> {name} {state === 'done' && <Sign name="tick" size={16} />}
      </h2>
      {state === 'later' ? <p>{b('story.waiting')}</p> : children}
    </li>
  );
}

function Needed({ story: { modifiers, needed, weapon } }: { readonly story: Story }) {
  const { battle } = useBattle();
  const sum = modifiers.reduce((all, { by }) => all + by, 0);
  return (
    <ul>
      {needed !== undefined && (
        <li>
          <b>{needed - sum}</b> {weaponName(battle, weapon)}
        </li>
      )}
      {modifiers.map(({ by, rule, from }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: modifiers stand in the rules' order
        <li key={i} className={by < 0 ? 'neg' : ''}>
          <b>{by > 0 ? `+${by}` : `−${-by}`}</b> {from === undefined ? causeOf(rule) : nameOfAnything(battle, from)}{' '}
          <RuleTag id={rule} />
        </li>
      ))}
      {needed !== undefined && (
        <li className="all">
          <b>{needed}</b> {b('story.skill')}
        </li>
      )}
    </ul>
  );
}

function Lucks({ story: { lucks } }: { readonly story: Story }) {
  if (lucks.length === 0) return <p>–</p>;
  return (
    <ul>
      {lucks.map(({ use, lucky }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: flips in their order
        <li key={i}>
          {lucky
            ? b('story.luck.yes', { use: b(`story.use.${use as 'accurate' | 'dodge' | 'tough' | 'critical'}`) })
            : b('story.luck.no')}
        </li>
      ))}
    </ul>
  );
}

function Effects({ story: { gains } }: { readonly story: Story }) {
  if (gains.length === 0) return <p>–</p>;
  return (
    <ul>
      {gains.map((gain, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: effects in the order they were bought
        <li key={i}>{b(`gain.${gain}`)}</li>
      ))}
    </ul>
  );
}
