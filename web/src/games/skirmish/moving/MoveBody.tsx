/** In the bar while a way is looked for: how long it is, and what happens on it, in the order in which it happens. */
import type { Battle } from '@holotape/skirmish/battle';
import { climbOdds } from '@holotape/skirmish/queries/climb-tests';
import { grips, strikeAt } from '@holotape/skirmish/queries/close-combat';
import { allowance } from '@holotape/skirmish/queries/ground';
import { preview } from '@holotape/skirmish/queries/previews';
import { lengthOf } from '@holotape/skirmish/queries/ranges';
import type { Model } from '@holotape/skirmish/state';
import { RuleTag } from '../../../design/index.ts';
import { inches } from '../board/scale.ts';
import { modelName, pieceName, weaponName } from '../names.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { bestShotAt } from './odds.ts';
import type { Outcome, Plan } from './planning.ts';
import { type Shown, useShownPlan } from './use-plan.ts';

interface Line {
  readonly text: string;
  readonly rule: string;
}

const percent = (share: number): string => b('odds.chance', { n: Math.round(share * 100) });

/** The blow that does most. */
function strikeLine(battle: Battle, foe: Model, model: Model): Line {
  const name = modelName(battle, foe.id);
  const best = grips(battle, foe)
    .map((grip) => preview(battle, strikeAt(battle, foe, grip, model)))
    .sort((a, z) => z.mean - a.mean)[0];
  const text =
    best === undefined ? b('move.strike.nobody', { name }) : b('move.strike', { name, chance: percent(best.odds) });
  return { text, rule: 'WW-WITHDRAW-2' };
}

function linesOf(battle: Battle, model: Model, { setOff }: Outcome): Line[] {
  const { strikes, climbs, mines, reactors, leaves } = setOff;
  return [
    ...strikes.map((foe) => strikeLine(battle, foe, model)),
    ...climbs.map((ascent, i): Line => {
      const { piece, from, to } = ascent;
      const of = { piece: pieceName(battle, piece.id), inches: inches(Math.abs(to - from)) };
      if (to < from) return { text: b('move.down', of), rule: 'WW-JUMP-1' };
      if (piece.ground === 'ladder') return { text: b('move.ladder', of), rule: 'WW-CLIMB-2' };
      return {
        text: b('move.climb', { ...of, chance: percent(climbOdds(battle, model, ascent, i === 0)) }),
        rule: 'WW-CLIMB-2',
      };
    }),
    ...mines.map(
      ({ mine }): Line => ({ text: b('move.mine', { weapon: weaponName(battle, mine.weapon) }), rule: 'WW-MINE-7' }),
    ),
    ...reactors.map(
      (foe): Line => ({ text: b('move.react', { name: modelName(battle, foe.id) }), rule: 'WW-REACT-2' }),
    ),
    ...(leaves ? [{ text: b('move.leaves', { name: modelName(battle, model.id) }), rule: 'WW-EDGE-1' }] : []),
  ];
}

export function MoveBody(context: BattleContext) {
  const shown = useShownPlan(context);
  const { battle } = useBattle();
  if (shown === undefined || !shown.plan.checked.ok) return null;
  const { plan, outcome, roam } = shown;
  const lines = outcome === undefined ? [] : linesOf(battle, roam.model, outcome);
  return (
    <ul className="sum" data-lines={lines.length}>
      <LengthLine plan={plan} shown={shown} />
      {outcome && <ThereLine outcome={outcome} />}
      {lines.map(({ text, rule }, i) => (
        <li key={text} className="neg">
          <b>{i + 1}</b> <span>{text}</span> <RuleTag id={rule} />
        </li>
      ))}
    </ul>
  );
}

/** Where there is no room beside the board: whom it would see from there, with the best odds. */
function ThereLine({ outcome: { battle, model, prospects } }: { readonly outcome: Outcome }) {
  const seen = prospects.filter(({ sees }) => sees);
  const shots = seen.flatMap(({ foe }) => {
    const best = bestShotAt(battle, model, foe);
    return best === undefined ? [] : [`${modelName(battle, foe.id)} ${percent(best.preview.odds)}`];
  });
  return (
    <li className="there-line">
      <b>→</b>{' '}
      <span>
        {shots.length > 0
          ? b('move.there', { what: shots.join(', ') })
          : seen.length > 0
            ? b('move.there.sees', { what: seen.map(({ foe }) => modelName(battle, foe.id)).join(', ') })
            : b('move.there.nobody')}
      </span>
    </li>
  );
}

/** How long the way is, on which ruler; or why it cannot be gone. */
function LengthLine({ plan, shown: { roam } }: { readonly plan: Plan; readonly shown: Shown }) {
  const { battle } = useBattle();
  if (!plan.checked.ok) return null;
  const {
    length = 0,
    color = roam.color,
    slow = [],
  } = (plan.checked.evidence ?? {}) as {
    length?: number;
    color?: Shown['roam']['color'];
    slow?: readonly string[];
  };
  const limit = inches(allowance(battle, roam.model, color));
  const ruler = inches(lengthOf(battle.content, color));
  return (
    <>
      <li className="yes">
        <b>{inches(length)}</b>{' '}
        <span>
          {b('move.length', { limit, color: b(`color.${color}`), ruler })}
          {slow.length > 0 && b('move.slow')}
        </span>{' '}
        <RuleTag id={slow.length > 0 ? 'WW-TERRAIN-3' : 'WW-RULING-3'} />
      </li>
      {plan.missing > 0 && (
        <li>
          <b>+</b> <span>{b('move.missing', { inches: inches(plan.missing) })}</span> <RuleTag id="WW-MOVE-1" />
        </li>
      )}
    </>
  );
}
