/** After the battle: what comes home, what is kept of it, and who leads. CH-AFTER */
import { choose, mark, type Option, option, type Play, type Seat, say } from '@holotape/kernel';
import type { CampaignTable } from '../campaign.ts';
import { houseOf } from '../queries/houses.ts';
import { heirs, leaderCards, memberById } from '../queries/leading.ts';
import { retentionOf, whyNotRetain } from '../queries/selecting.ts';
import { found } from './founding.ts';
import { beginPhase, endPhase } from './phases.ts';
import { sell } from './selling.ts';

const retained = (table: CampaignTable, seat: Seat): Option[] => {
  const { gathered } = houseOf(table, seat);
  return [
    option('done'),
    ...[...new Set([...gathered.items, ...gathered.boosts])].map((id) =>
      option(`retain:${id}`, whyNotRetain(table, seat, id)),
    ),
  ];
};

/** What came home is retained as far as Sheds go, the rest is sold. CH-AFTER-5, CH-AFTER-9 */
export function* afterStep(table: CampaignTable): Play {
  const { state, content } = table;
  const seat = state.turn;
  const house = houseOf(table, seat);
  mark(table, 'turn');
  if (house.settlement === null) return yield* withoutSettlement(table, seat);
  const { gathered, pool } = house;
  const isAny = gathered.items.length + gathered.boosts.length > 0;
  const answer = isAny
    ? yield* choose(table, seat, 'after.retain', () => retained(table, seat), {
        rule: 'CH-AFTER-5',
        about: { places: retentionOf(table, seat) },
      })
    : 'done';
  if (answer === 'done') {
    sell(table, seat, [...gathered.items, ...gathered.boosts], 'CH-AFTER-9');
    house.gathered = { items: [], boosts: [] };
    state.stage = 'leader';
    return;
  }
  const id = answer.slice('retain:'.length);
  const kind = content.boosts.has(id) ? 'boosts' : 'items';
  gathered[kind].splice(gathered[kind].indexOf(id), 1); // CH-AFTER-6
  pool[kind].push(id); // CH-AFTER-7
  say(table, 'did.retain', { seat, card: id }, 'CH-AFTER-5', [seat]);
}

/** A house without one may found a Settlement with all it has earned. CH-SETTLE-9 */
function* withoutSettlement(table: CampaignTable, seat: Seat): Play {
  houseOf(table, seat).gathered = { items: [], boosts: [] };
  const answer = yield* choose(table, seat, 'after.found', () => [option('not-yet'), option('found')], {
    rule: 'CH-SETTLE-9',
  });
  if (answer === 'found') found(table, seat);
  return endPhase(table);
}

/** Only a Leader who was removed may be followed by another, and only now. CH-AFTER-10, CH-ADLEAD-2, CH-ADLEAD-3 */
export function* leaderStep(table: CampaignTable): Play {
  const { content, state } = table;
  const seat = state.turn;
  const house = houseOf(table, seat);
  const others = house.fallen ? heirs(table, seat) : [];
  if (others.length > 0) {
    const answer = yield* choose(
      table,
      seat,
      'after.leader',
      () => [option('same'), ...others.map(({ id }) => option(id))],
      {
        rule: 'CH-ADLEAD-2',
      },
    );
    if (answer !== 'same') {
      const unit = memberById(table, seat, answer).card;
      const card = yield* choose(
        table,
        seat,
        'after.leader-card',
        () => leaderCards(content, unit, state.agreed).map((id) => option(id)),
        {
          rule: 'CH-ADLEAD-3',
          about: { unit },
        },
      );
      house.leader = { member: answer, card };
      house.fallen = false; // CH-RULING-61
      say(table, 'did.leader', { seat, member: answer, leader: card }, 'CH-ADLEAD-3');
    }
  }
  yield* beginPhase(table);
}
