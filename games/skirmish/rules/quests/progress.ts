/** What happens in a battle moves Quests on. */
import { type Play, roll } from '@holotape/kernel';
import type { Battle, BattleTable } from '../../battle.ts';
import { withinReach } from '../../geometry/index.ts';
import { kindOf } from '../../queries/action-kinds.ts';
import { isEngaged } from '../../queries/engagement.ts';
import { faceOf } from '../../queries/faces.ts';
import { discOf } from '../../queries/markers.ts';
import { questMarkers, questOf } from '../../queries/quests.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { baseOf, cardOf, inPlay, modelById, modelsOf, SEATS, seatOf } from '../../queries/units.ts';
import type { Act, Model } from '../../state.ts';
import { attributeTest } from '../round/own-tests.ts';
import { mark } from './removing.ts';

const height = ({ height: above }: Model): number => above;

/** The highest floor that anybody could climb to. */
const summit = ({ state }: Battle): number =>
  Math.max(
    0,
    ...state.pieces.flatMap((piece) => (['climbable', 'ladder'].includes(piece.ground) ? [piece.height] : [])),
  );

/** An Action is over. */
export function* questActed(table: BattleTable, model: Model, act: Act): Play {
  const seat = seatOf(table, model);
  const found = questOf(table, seat);
  if (found === undefined) return;
  const { now, card } = found;
  const isNamed = now.model === model.id;
  const foes = act.hits.filter(({ model: id }) => seatOf(table, modelById(table, id)) !== seat);
  switch (card.task.is) {
    case 'summit':
      if (now.marks.count === undefined && height(model) > 0 && height(model) >= summit(table)) mark(table, seat);
      return;
    case 'bare-hands':
      if (isNamed && foes.some(({ hurt }) => hurt)) mark(table, seat);
      return;
    case 'lookout':
      if (isNamed && kindOf(act.action) === 'attack') now.marks.attacked = table.state.round;
      return;
    case 'hunt':
      if (!isNamed || act.action !== 'strike') return;
      for (const { model: id } of foes) {
        const prey = modelById(table, id);
        if (prey.gone !== 'eliminated' || cardOf(table, prey).type === 'robot') continue;
        if ((yield* attributeTest(table, model, 'quest.roll', card.task.test)).success) mark(table, seat);
      }
      return;
    default:
      return;
  }
}

/** A round is over. */
export function* questRoundEnds(table: BattleTable): Play {
  for (const seat of SEATS) {
    const found = questOf(table, seat);
    if (found === undefined) continue;
    const { now, card } = found;
    const { task } = card;
    if (task.is === 'lookout') {
      const model = modelsOf(table, seat).find(({ id }) => id === now.model);
      const isUp = model !== undefined && height(model) >= lengthOf(table.content, 'orange');
      if (isUp && now.marks.attacked !== table.state.round) mark(table, seat);
    }
    if (task.is === 'hold') {
      const at = (side: number) => near(table, seat, 0, lengthOf(table.content, task.within), side).length > 0;
      if (at(seat) && !at(1 - seat)) mark(table, seat);
    }
    // CH-QUEST-10
    if (task.is === 'catch' && now.marks.count === undefined) {
      const [side] = yield* roll(table, 'quest.die', [12], { rule: 'CH-QUEST-1' });
      const number = faceOf(table.content.dice.armor, side!);
      const close = near(table, seat, number - 1, lengthOf(table.content, task.within), seat);
      if (close.some((model) => !isEngaged(table, model))) mark(table, seat);
    }
  }
}

/** Models of a side this near to one of the markers. */
const near = (battle: Battle, seat: number, n: number, range: number, side: number): Model[] => {
  const marker = questMarkers(battle, seat)[n];
  if (marker === undefined) return [];
  return inPlay(battle).filter(
    (model) =>
      seatOf(battle, model) === side && withinReach(discOf(marker), baseOf(battle, model), range, model.height),
  );
};
