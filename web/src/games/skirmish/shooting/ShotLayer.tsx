/** On the sheet before an attack: odds at every target, and for the one that is looked at the line with all it crosses. */

import { coverEvidence } from '@holotape/skirmish/queries/cover';
import { placeOf } from '@holotape/skirmish/queries/line-of-sight';
import { rangesOf } from '@holotape/skirmish/queries/mods';
import { lengthOf } from '@holotape/skirmish/queries/ranges';
import { baseOf } from '@holotape/skirmish/queries/units';
import { Quiet } from '../../../design/Quiet.tsx';
import { optionOf } from '../../module.ts';
import { Flag } from '../board/Flag.tsx';
import { onSheet, SCALE } from '../board/scale.ts';
import { nameOfAnything } from '../names.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { BlastLayer } from './BlastLayer.tsx';
import { blastOn } from './blast.ts';
import { attackAsked, bestOfEach, type PricedWay, shownWay } from './odds.ts';
import { RangeRuler } from './RangeRuler.tsx';

export function ShotLayer({ context }: { readonly context: BattleContext }) {
  const { battle } = useBattle();
  const asked = attackAsked(battle, context.question);
  const way = asked && shownWay(asked, context.inHand, optionOf(context));
  if (asked === undefined || way === undefined) return null;
  return (
    <Quiet className="shot">
      <Area way={way} />
      {way.kind !== 'strike' && <ShotLine way={way} />}
      <Aim way={way} />
      {bestOfEach(asked.ways)
        .filter(({ target }) => target.id !== way.target.id)
        .map((each) => (
          <Chance key={each.target.id} way={each} />
        ))}
      <Chance way={way} />
    </Quiet>
  );
}

/** How likely the best attack on somebody hits, beside its base. */
function Chance({ way: { target, preview } }: { readonly way: PricedWay }) {
  const { battle } = useBattle();
  const { x, y } = onSheet(battle.state, target);
  const r = baseOf(battle, target).r * SCALE;
  return (
    <g
      transform={`translate(${(x + r + 2).toFixed(1)} ${(y + 4).toFixed(1)})`}
      className="chance"
      data-chance={target.id}
    >
      <rect y="-13" width="46" height="24" rx="3" />
      <text x="23" y="5" textAnchor="middle" fontSize="15">
        {b('odds.chance', { n: Math.round(preview.odds * 100) })}
      </text>
    </g>
  );
}

/** Cross ticks around the target. */
function Aim({ way: { target } }: { readonly way: PricedWay }) {
  const { battle } = useBattle();
  const { x, y } = onSheet(battle.state, target);
  const r = baseOf(battle, target).r * SCALE + 7;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className="aim">
      <circle r={r} />
      <path d={`M0 ${-r - 7}V${-r + 5}M0 ${r + 7}V${r - 5}M${-r - 7} 0H${-r + 5}M${r + 7} 0H${r - 5}`} />
    </g>
  );
}

function Area({ way }: { readonly way: PricedWay }) {
  const { battle } = useBattle();
  const blast = blastOn(battle, way);
  return blast && <BlastLayer blast={blast} />;
}

/** From middle to middle: what counts has a red flag, what does not a paper one that says why. */
function ShotLine({ way: { attack, weapon, range, target } }: { readonly way: PricedWay }) {
  const { battle } = useBattle();
  const { line, by, ignored } = coverEvidence(battle, attack.from, placeOf(battle, target));
  const at = (point: { readonly x: number; readonly y: number }) => onSheet(battle.state, point);
  const [from, to] = [at(line.from), at(line.to)];
  const counted = new Set(attack.cover);
  const card = battle.content.weapons.get(weapon)!;
  const rulers = rangesOf(battle, attack.by, attack.weapon.short.range === undefined ? card : attack.weapon);
  const lengths = ([rulers.short, rulers.long] as const).flatMap((color) =>
    color === undefined ? [] : [{ color, length: lengthOf(battle.content, color) }],
  );
  return (
    <g data-shot={target.id}>
      <RangeRuler from={from} to={to} start={attack.from.disc.r * SCALE} rulers={lengths} range={range} />
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="shot-dark" />
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="shot-line" />
      {by.map(({ id, enter, leave }, i) => {
        const [a, z] = [at(enter), at(leave)];
        return (
          <g key={id} data-cover={id}>
            <path d={`M${a.x} ${a.y}L${z.x} ${z.y}`} className="shot-cover" />
            <Flag
              at={{ x: (a.x + z.x) / 2, y: (a.y + z.y) / 2 }}
              dx={0}
              dy={-44 - 36 * i}
              kind={counted.has(id) ? 'red' : 'paper'}
            >
              {b(counted.has(id) ? 'flag.cover' : 'flag.ignored', { name: nameOfAnything(battle, id) })}
            </Flag>
          </g>
        );
      })}
      {ignored.map(({ id, at: where, why }, i) => (
        <Flag key={id} at={at(where)} dx={-20} dy={42 + 36 * i} kind="paper">
          {b(`flag.${why}`, { name: nameOfAnything(battle, id) })}
        </Flag>
      ))}
    </g>
  );
}
