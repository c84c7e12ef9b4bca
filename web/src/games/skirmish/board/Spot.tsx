/** A place that is asked for, where one points and where it was chosen, with the rules' word on it. */
import { radiusOf } from '@holotape/skirmish/queries/area-effects';
import { areaOf } from '@holotape/skirmish/queries/attacks';
import { turretRadius } from '@holotape/skirmish/queries/fortifying';
import { MARKER_RADIUS } from '@holotape/skirmish/queries/markers';
import { baseOf } from '@holotape/skirmish/queries/units';
import { Quiet } from '../../../design/Quiet.tsx';
import { aboutOf } from '../asked.ts';
import { check } from '../deciding.ts';
import { usePointing } from '../moving/pointer.ts';
import { AimedBlast } from '../shooting/AimedBlast.tsx';
import { type BattleContext, useBattle } from '../table.tsx';
import { endOf } from './place.ts';
import { onSheet, SCALE } from './scale.ts';

/** How wide what is put there is: a base, a marker, a blast. In tenths of a millimetre. */
function useWidth({ question }: BattleContext): number {
  const { battle, actor } = useBattle();
  const { weapon, unit, turret } = aboutOf(question);
  const card = battle.state.units.find(({ id }) => id === unit)?.card;
  if (card !== undefined) return battle.content.units.get(card)!.base * 5;
  if (turret !== undefined) return turretRadius(battle, turret);
  const area = weapon === undefined ? undefined : areaOf(battle.content.weapons.get(weapon)!);
  if (area !== undefined) return radiusOf(battle, area);
  return question?.ask === 'slide.to' && actor !== undefined ? baseOf(battle, actor).r : MARKER_RADIUS;
}

export function Spot({ context }: { readonly context: BattleContext }) {
  const { view, question, pending } = context;
  const { battle, pointer } = useBattle();
  const { at } = usePointing(pointer);
  const r = useWidth(context) * SCALE;
  const made = endOf(pending?.answer);
  const { x: wallX, y: wallY } = aboutOf(question);
  const from = wallX === undefined || wallY === undefined ? undefined : onSheet(battle.state, { x: wallX, y: wallY });
  const places = [
    ...(made === undefined ? [] : [{ at: made, ok: pending!.verdict.ok, chosen: true }]),
    ...(at === undefined || question === null
      ? []
      : [{ at, ok: check(question, [at.x, at.y], view).ok, chosen: false }]),
  ];
  return (
    <Quiet>
      <AimedBlast context={context} />
      {places.map(({ at: place, ok, chosen }) => {
        const { x, y } = onSheet(battle.state, place);
        return (
          <g key={String(chosen)} className={`spot${ok ? '' : ' no'}${chosen ? ' chosen' : ''}`}>
            {from && <path className="wall" d={`M${from.x} ${from.y}L${x} ${y}`} />}
            <circle cx={x} cy={y} r={Math.max(r, 8)} />
            <path d={`M${x - 6} ${y}H${x + 6}M${x} ${y - 6}V${y + 6}`} />
          </g>
        );
      })}
    </Quiet>
  );
}
