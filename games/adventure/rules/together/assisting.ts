/** AB-ASSIST: a survivor who helps another in a fight, with the green die. */
import { choose, option, type Play, roll, type Seat, say } from '@holotape/kernel';
import { bonusHits, type EnemyBlow, type Fight, hitsNeeded, hitsThrough, survivorHits } from '../../queries/fights.ts';
import { areasOn, hitsOn, newRolling, type Rolling } from '../../queries/rolling.ts';
import { armorOf, fightRerolls, weaponLetters } from '../../queries/survivors.ts';
import { assistants } from '../../queries/together.ts';
import type { AdventureTable } from '../../state.ts';
import { rerollStep } from '../dice.ts';
import { gainXp } from '../experience.ts';
import { sufferDamage } from '../health.ts';

const SIDES = 6;

/** Who assists, and its die. */
export interface Assistance {
  readonly seat: Seat;
  readonly rolling: Rolling;
  /** Killed in this fight: its die inflicts nothing any more. FB-RULING-61 */
  fallen: boolean;
}

/** Before the dice are rolled: who can may offer, and the fighter takes one of them, or nobody. AB-ASSIST-3, FB-RULING-61 */
export function* assistance(table: AdventureTable, running: Fight): Play<Assistance | undefined> {
  const { seat: fighter, foe, afar, action } = running;
  const about = { fighter, enemy: foe.id, level: foe.level, foe: { ...foe }, afar, action };
  const offers: Seat[] = [];
  for (const seat of assistants(table, fighter)) {
    const answer = yield* choose(table, seat, 'assist.offer', () => [option('assist'), option('decline')], {
      rule: 'AB-ASSIST-1',
      about,
    });
    if (answer === 'assist') offers.push(seat);
  }
  if (offers.length === 0) return undefined;
  const chosen = yield* choose(
    table,
    fighter,
    'assist.take',
    () => [...offers.map((seat) => option(`seat:${seat}`)), option('alone')],
    { rule: 'AB-ASSIST-3', about },
  );
  if (chosen === 'alone') return undefined;
  const seat = Number(chosen.slice('seat:'.length));
  say(table, 'assist', { seat, fighter }, 'AB-ASSIST-1');
  const letters = weaponLetters(table, seat);
  const rolling = newRolling('fight', letters, fightRerolls(table, seat), { hits: hitsNeeded(foe), areas: foe.areas });
  return { seat, rolling, fallen: false };
}

/** The green die, and the assistant's own rerolls of it. AB-ASSIST-4, AB-ASSIST-6 */
export function* rollToAssist(table: AdventureTable, { seat, rolling }: Assistance): Play {
  rolling.dice = [...(yield* roll(table, 'assist.roll', [SIDES], { rule: 'AB-ASSIST-4' }))];
  say(table, 'dice.assist', { seat, dice: rolling.dice }, 'AB-ASSIST-4');
}

/** Its die as the last to be rolled again: what the fighter's dice leave to be done, and what it does to the assistant. */
export function* rerollToAssist(table: AdventureTable, helper: Assistance, running: Fight): Play {
  const { seat, rolling } = helper;
  const { foe } = running;
  yield* rerollStep(table, seat, rolling, () => ({
    foe: { ...foe },
    blow: { ...greenBlow(table, helper, foe.level) },
    wanted: {
      hits: hitsNeeded(foe) - survivorHits(table, running) - rolling.bonus - bonusHits(table, seat, foe),
      areas: foe.areas,
    },
  })); // AB-ASSIST-6
}

/** AB-ASSIST-8, FB-RULING-61 */
const greenBlow = (table: AdventureTable, { seat, rolling }: Assistance, level: number): EnemyBlow => ({
  dice: hitsOn(table, rolling.dice),
  extra: 0,
  armor: armorOf(table, seat),
  cancelled: rolling.cancelled,
  level,
});

/** The hits of its die hurt the assistant alone, and its own armor cancels them. AB-ASSIST-8, FB-RULING-61 */
export function* hurtAssistant(table: AdventureTable, assisting: Assistance, level: number): Play {
  const hits = hitsThrough(greenBlow(table, assisting, level));
  assisting.fallen = !(yield* sufferDamage(table, assisting.seat, hits * level));
}

/** What the assistant adds. AB-ASSIST-5 */
export function hitsOfAssistant(table: AdventureTable, { seat, rolling, fallen }: Assistance, { foe }: Fight): number {
  if (fallen) return 0; // FB-RULING-61
  const matches = rolling.dice.filter(
    (face, die) => rolling.everyArea.includes(die) || areasOn(table, face).some((area) => foe.areas.includes(area)),
  );
  return matches.length + rolling.bonus + bonusHits(table, seat, foe);
}

/** AB-ASSIST-7 */
export function* rewardAssistant(table: AdventureTable, { seat }: Assistance): Play {
  yield* gainXp(table, seat, 1);
}
