/** Options that are neither a model nor a weapon nor a word of their own: dice, icons, conditions, skills, units. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import { isKey as isDeckKey } from '../decks/en.ts';
import { iconWords } from '../decks/now.ts';
import { d } from '../decks/words.ts';
import { isKey } from '../en.ts';
import { modelName, nameOnTable } from '../names.ts';
import { b } from '../words.ts';
import { actionName } from './actions.ts';

interface Words {
  readonly name: string;
  readonly note?: string;
}

/** Questions whose options are colours of dice. */
const OF_DICE = new Set(['boost.swap', 'attack.emboldened']);
/** Questions whose options are Actions. */
const OF_ACTIONS = new Set(['boost.action', 'trick.action', 'trick.order', 'last.action', 'last.avenging']);

export function otherWords(battle: Battle, ask: string, id: string): Words | undefined {
  if (OF_ACTIONS.has(ask)) return id === 'none' || id === 'nobody' ? undefined : { name: actionName(id) };
  if (OF_DICE.has(ask)) return dieWords(id);
  const [first, second] = id.split(':') as [string, string?];
  if (first === 'die' && second !== undefined) return { name: d('die.number', { n: Number(second) + 1 }) };
  if (ask === 'boost.die' || ask === 'attack.again') return dieWords(id);
  if (ask === 'boost.turn') return { name: d('turn.some', { n: Number(id) }) };
  if (ask === 'boost.trade') return { name: d('trade.some', { icons: iconWords(id.split('+')) }) };
  if (ask === 'boost.farther') return { name: d(id === 'farther' ? 'scatter.farther' : 'scatter.nearer') };
  if (ask === 'stranger.deal') return dealWords(battle, first, second);
  if (ask === 'stranger.treat') return { name: d(id === 'heal' ? 'treat.heal' : 'treat.cure') };
  return second === undefined ? unitWords(battle, id) : pairWords(battle, ask, first, second);
}

function dieWords(id: string): Words | undefined {
  const key = `die.${id}`;
  return isDeckKey(key) ? { name: d(key) } : undefined;
}

/** `give:stimpak`, `test`, `leave`. */
function dealWords({ content }: Battle, verb: string, item: string | undefined): Words {
  if (verb === 'give') return { name: d('deal.give', { item: content.items.get(item ?? '')?.name ?? item ?? '' }) };
  return { name: d(verb === 'test' ? 'deal.test' : 'deal.leave') };
}

/** `settler-1:stunned`, `lockpick:searchable-2`, `settler-1:black`, `item:jet`. */
function pairWords(battle: Battle, ask: string, first: string, second: string): Words | undefined {
  const condition = `condition.${second}`;
  if (isKey(condition)) return { name: d('event.cured', { name: modelName(battle, first), condition: b(condition) }) };
  const skill = `try.${first}`;
  if (isKey(skill)) return { name: b(skill, { marker: nameOnTable(battle, second) }) };
  const die = `die.${second}`;
  if (ask === 'use.die' && isDeckKey(die)) return { name: modelName(battle, first), note: d(die) };
  const { items, perks } = battle.content;
  const [card, owner] = second.split('@') as [string, string?];
  const item = first === 'item' || first === 'trick' ? (items.get(card) ?? perks.get(card)) : undefined;
  if (item === undefined) return undefined;
  const note = owner === undefined ? ('text' in item ? item.text : '') : modelName(battle, owner);
  return { name: b('action.item', { item: item.name }), ...(note !== '' && { note }) };
}

/** A unit of the battle by its card; a card of any kind by its name. */
function unitWords({ state, content }: Battle, id: string): Words | undefined {
  const unit = state.units.find((each) => each.id === id);
  const { perks, leaders, events, quests, turrets, strangers, consequences } = content;
  const card = [perks, leaders, events, quests, turrets, strangers, consequences]
    .map((cards) => cards.get(id))
    .find((each) => each !== undefined);
  if (card !== undefined) return { name: card.name, ...('text' in card && card.text !== '' && { note: card.text }) };
  return unit === undefined ? undefined : { name: content.units.get(unit.card)?.name ?? id };
}
