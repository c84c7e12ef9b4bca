/** What cards bring before the first round: Mods that are fitted, a chem more, and what was studied or foreseen. */
import { choose, option, type Play, reveal, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { fittings } from '../../queries/mods.ts';
import { cardOf, inPlay, modelsOf, seatOf, unitOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { deployLast } from './foresight.ts';
import { lay } from './lasting.ts';

export function* beforeBattle(table: BattleTable): Play {
  for (const model of inPlay(table)) {
    for (const { gives, from } of ownAbilities(table, model, 'tinkers'))
      yield* tinker(table, model, from, gives.tinkers);
    if (ownAbilities(table, model, 'hooked').length > 0) yield* oneMore(table, model);
    for (const { gives } of ownAbilities(table, model, 'studied')) study(table, model, gives.studied);
    for (const { gives } of ownAbilities(table, model, 'foresees')) {
      lay(table, { kind: 'foresight', on: model.id, until: 'battle', from: 'foresees', left: gives.foresees.start });
      yield* deployLast(table, model); // CH-RULING-124
    }
  }
}

/** Mods off the Item deck, and onto weapons of the side that have none. CH-RULING-115 */
function* tinker(
  table: BattleTable,
  model: Model,
  from: string,
  { draws, keeps }: { readonly draws: number; readonly keeps: number },
): Play {
  const { decks, discards } = table.state;
  const seat = seatOf(table, model);
  const drawn = decks.items.filter((id) => table.content.mods.has(id)).slice(-draws);
  if (drawn.length > 0) reveal(table);
  decks.items = decks.items.filter((id) => !drawn.includes(id));
  for (let left = keeps; left > 0 && drawn.length > 0; left -= 1) {
    const ways = drawn.flatMap((mod) => fittings(table, seat, mod).map(({ unit, on }) => `${mod}:${unit}:${on}`));
    if (ways.length === 0) break;
    const answer = yield* choose(table, seat, 'tinker.fit', () => [...ways.map((way) => option(way)), option('none')], {
      rule: 'CH-RULING-115',
      about: { model: model.id, left },
    });
    if (answer === 'none') break;
    const [mod, id, on] = answer.split(':') as [string, string, string];
    drawn.splice(drawn.indexOf(mod), 1);
    table.state.units.find((unit) => unit.id === id)!.mods.push({ on, mod });
    say(table, 'fitted', { model: model.id, card: from, item: mod, unit: id, on }, 'CH-RULING-115');
  }
  discards.items.push(...drawn);
}

/** A use more of one chem. CH-RULING-116 */
function* oneMore(table: BattleTable, model: Model): Play {
  const { items } = unitOf(table, model);
  const chems = [...new Set(items.filter((id) => table.content.chems.has(id)))];
  if (chems.length === 0) return;
  const chem =
    chems.length === 1
      ? chems[0]!
      : yield* choose(table, seatOf(table, model), 'chem.more', () => chems.map((id) => option(id)), {
          rule: 'CH-RULING-116',
          about: { model: model.id },
        });
  items.push(chem);
  say(table, 'chem.more', { model: model.id, item: chem }, 'CH-RULING-116');
}

/** Armor Boosts against what one has read about. CH-RULING-123 */
function study(table: BattleTable, model: Model, boosts: number): void {
  const seat = seatOf(table, model);
  const { counts } = table.state.records[seat]!;
  const isKnown = modelsOf(table, 1 - seat).some((foe) => counts[`studied-${cardOf(table, foe).type}`] !== undefined);
  if (!isKnown) return;
  model.boosts += boosts;
  say(table, 'studied', { model: model.id, boosts }, 'CH-RULING-123');
}
