/** Under the figures of a way: good places, a safer way, waypoints, and on a narrow screen what comes after it. */
import { Chip } from '../../../design/index.ts';
import { asksForPath } from '../asked.ts';
import { usePlacing } from '../board/use-placing.ts';
import type { BattleContext } from '../table.tsx';
import { b } from '../words.ts';
import { PlaceChips } from './GoodPlaces.tsx';
import { SaferChip } from './Safer.tsx';
import { ThenChips } from './ThenPanel.tsx';
import { useGoodPlaces, useSeeks } from './use-good-places.ts';
import { useRoam, useShownPlan } from './use-plan.ts';

export function MoveKeys(context: BattleContext) {
  const shown = useShownPlan(context);
  const roam = useRoam(context);
  const seeks = useSeeks(context.question);
  const places = useGoodPlaces(context.question);
  const { settle, back, from } = usePlacing(context);
  if (!asksForPath(context.question)) return null;
  return (
    <div className="move-keys">
      {shown?.outcome && <ThenChips outcome={shown.outcome} context={context} />}
      <div className={seeks ? 'way-keys seeks' : 'way-keys'} data-good={places.length}>
        <PlaceChips {...context} />
        {shown && <SaferChip shown={shown} context={context} />}
        {context.pending?.verdict.ok && (
          <Chip data-waypoint-key className="small" onClick={() => settle(from())} title={b('waypoint.note')}>
            {b('waypoint.add')}
          </Chip>
        )}
        {roam !== undefined && roam.via.length > 0 && (
          <Chip data-waypoint-back className="small" onClick={back}>
            {b('waypoint.remove')}
          </Chip>
        )}
      </div>
    </div>
  );
}
