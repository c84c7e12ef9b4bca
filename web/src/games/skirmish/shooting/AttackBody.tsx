/** In the bar before an attack: the sum that makes the number needed, the odds, and everybody it could be aimed at. */
import { useEffect, useRef } from 'react';
import { Chip, RuleTag } from '../../../design/index.ts';
import { optionOf } from '../../module.ts';
import { holding } from '../in-hand.ts';
import { modelName, nameOfAnything, weaponName } from '../names.ts';
import { DieTag } from '../signs/DieTag.tsx';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { blastOn } from './blast.ts';
import { causeOf } from './causes.ts';
import { DamageChart } from './DamageChart.tsx';
import { Dial } from './Dial.tsx';
import { InsideLine } from './InsideLine.tsx';
import { type AskedAttack, attackAsked, bestOfEach, keyOf, type PricedWay, shownWay } from './odds.ts';
import { warningsOf } from './warnings.ts';

export function AttackBody(context: BattleContext) {
  const { battle } = useBattle();
  const asked = attackAsked(battle, context.question);
  if (asked === undefined) return null;
  return <Choosing asked={asked} context={context} />;
}

/** The best attack is chosen until another is: one press more makes it. */
function Choosing({ asked, context }: { readonly asked: AskedAttack; readonly context: BattleContext }) {
  const { pending, propose, take, question, inHand } = context;
  const way = shownWay(asked, inHand, optionOf(context));
  const first = useRef<number>(undefined);
  useEffect(() => {
    if (way === undefined || pending !== undefined || first.current === question?.number) return;
    first.current = question?.number;
    take(holding(inHand, 'attack', keyOf(way)));
    propose(asked.what === 'weapon' ? way.weapon : way.target.id);
  }, [way, pending, question, propose, take, asked, inHand]);
  if (way === undefined) return null;
  return (
    <div className="attack">
      <div className="attack-figures">
        <Sum way={way} />
        <div className="attack-odds">
          <Dial odds={way.preview.odds} />
          <DamageChart damage={way.preview.damage} mean={way.preview.mean} />
        </div>
      </div>
      <Inside way={way} />
      <Warnings way={way} />
      <Targets asked={asked} way={way} context={context} />
    </div>
  );
}

/** The Skill Value, everything that changes it with the rule behind it, and what must not be exceeded. WW-SHOOT-5 */
function Sum({ way: { attack, preview, weapon } }: { readonly way: PricedWay }) {
  const { battle } = useBattle();
  return (
    <ul className="sum">
      <li>
        <b>{attack.value}</b> <span>{b('sum.skill', { weapon: weaponName(battle, weapon) })}</span>{' '}
        <RuleTag id="WW-SHOOT-5" />
      </li>
      {preview.modifiers.map(({ rule, by, from }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: modifiers stand in the rules' order, and two may be alike
        <li key={i} className={by < 0 ? 'neg' : ''}>
          <b>{by > 0 ? `+${by}` : by === 0 ? '0' : `−${-by}`}</b>{' '}
          <span>{from === undefined ? causeOf(rule) : b('sum.cover', { name: nameOfAnything(battle, from) })}</span>{' '}
          <RuleTag id={rule} />
        </li>
      ))}
      <li className="all">
        <b>{preview.needed}</b> <span>{b('sum.needed')}</span>
        <span className="pool">
          {preview.dice.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in their order
            <DieTag key={i} die={die} size={26} />
          ))}
        </span>
      </li>
    </ul>
  );
}

/** Everybody whom the blast would reach. */
function Inside({ way }: { readonly way: PricedWay }) {
  const { battle } = useBattle();
  const blast = blastOn(battle, way);
  return blast && <InsideLine blast={blast} />;
}

/** Friends in the line of fire or in the blast. */
function Warnings({ way }: { readonly way: PricedWay }) {
  const { battle } = useBattle();
  const warnings = warningsOf(battle, way);
  if (warnings.length === 0) return null;
  return (
    <ul className="warnings">
      {warnings.map(({ text, rule }) => (
        <li key={text}>
          {text} <RuleTag id={rule} />
        </li>
      ))}
    </ul>
  );
}

interface TargetsProps {
  readonly asked: AskedAttack;
  readonly way: PricedWay;
  readonly context: BattleContext;
}

const percent = (share: number): string => b('odds.chance', { n: Math.round(share * 100) });

/** Every target with its best way; then the other weapons for the one that is looked at. */
function Targets({ asked, way, context: { propose, take, question, explain, inHand } }: TargetsProps) {
  const { battle } = useBattle();
  const look = (each: PricedWay) => {
    take(holding(inHand, 'attack', keyOf(each)));
    propose(asked.what === 'weapon' ? each.weapon : each.target.id);
  };
  const others = asked.ways.filter((each) => each.target.id === way.target.id && each !== way);
  const shut = (question?.options ?? []).filter(
    ({ blocked }) => blocked !== undefined && blocked.say !== 'shoot.not-a-gun',
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips, not a form
    <div className="options" role="group" aria-label={b('attack.targets')}>
      {bestOfEach(asked.ways).map((each) => (
        <Chip
          key={each.target.id}
          data-target={each.target.id}
          pressed={each.target.id === way.target.id}
          note={rangeNote(each)}
          onClick={() => look(each.target.id === way.target.id ? way : each)}
        >
          {modelName(battle, each.target.id)}
        </Chip>
      ))}
      {others.map((each) => (
        <Chip key={`${each.weapon} ${each.range}`} className="other" note={rangeNote(each)} onClick={() => look(each)}>
          {b('attack.with', { weapon: weaponName(battle, each.weapon) })}
        </Chip>
      ))}
      {shut.map(({ id, blocked }) => (
        <Chip key={id} note={explain(blocked!)} blocked={{ text: explain(blocked!), rule: blocked!.rule }}>
          {asked.what === 'weapon' ? weaponName(battle, id) : modelName(battle, id)}
        </Chip>
      ))}
    </div>
  );
}

const rangeNote = ({ preview, range, weapon }: PricedWay): string =>
  [
    percent(preview.odds),
    b('attack.damage', { n: preview.mean.toFixed(1) }),
    ...(range === undefined ? [] : [b(`attack.range.${range}`)]),
  ]
    .filter((part) => part !== weapon)
    .join(', ');
