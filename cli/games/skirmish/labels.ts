/** Options in words: what an Action is, where a path ends and what it is good for, how likely an attack hits. */
import type { AnySession, Option, Question } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '@holotape/skirmish/battle';
import { gap } from '@holotape/skirmish/geometry/gap';
import type { Attack } from '@holotape/skirmish/queries/attacks';
import { weaponsOf } from '@holotape/skirmish/queries/carrying';
import { grips, strikable, strikeAt } from '@holotape/skirmish/queries/close-combat';
import { coverBetween } from '@holotape/skirmish/queries/cover';
import { canSee, placeOf } from '@holotape/skirmish/queries/line-of-sight';
import { discOf } from '@holotape/skirmish/queries/markers';
import { inWords, nameInPlay } from '@holotape/skirmish/queries/names';
import { type Preview, preview, previews } from '@holotape/skirmish/queries/previews';
import { rangesTo, targetsOf, whyNotATarget } from '@holotape/skirmish/queries/shooting';
import { shotAt } from '@holotape/skirmish/queries/shots';
import type { Modifier } from '@holotape/skirmish/queries/skill-tests';
import { throwAt, thrownBy } from '@holotape/skirmish/queries/throwing';
import { baseOf, inPlay, isFriendly, modelById } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import { texts } from '@holotape/skirmish/texts';
import { capital, listed } from '../../terminal/text.ts';
import type { Label } from '../face.ts';
import { inches, place } from './drawing.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  move: 'Move',
  shoot: 'Shoot',
  throw: 'Throw',
  charge: 'Charge',
  strike: 'Close Combat',
  expertise: 'Use Expertise',
  prepare: 'Prepare',
  end: 'End the activation',
  free: 'Free Dogmeat',
  seize: 'Empty a trap',
  siren: 'Set off a siren',
  detonate: 'Blow yourself up',
  wreck: 'Attack a terminal',
  'set-charge': 'Set a charge',
  arm: 'Wake a charge',
  disarm: 'Put a charge to sleep',
  'give-charge': 'Hand over a charge',
  'pick-up-charge': 'Pick up charges',
  order: 'Order the detonation',
  'bank-prize': 'Bank a prize',
  'pick-up-prize': 'Pick up a prize',
  'pass-prize': 'Hand over a prize',
  'drop-prize': 'Put a prize down',
  quest: 'Work at the Quest',
  rope: 'Let a rope down',
  'set-up': 'Set up the device',
  break: 'Attack a device',
  call: 'Throw the signal',
  override: 'Override the car',
  'lay-mine': 'Lay a mine',
  douse: 'Put out the fire',
  'shake-off': 'Shake off the Stun',
  finish: 'Finish, and the others do nothing',
  go: 'Let it',
};

const VERBS: Readonly<Record<string, string>> = {
  special: '',
  quick: 'Quick: ',
  meet: 'Talk to ',
  give: 'Give the ',
  look: 'Look under ',
  'turn-up': 'Turn up ',
  take: 'Take what lies at ',
  instead: 'It would not do that: ',
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** `-2 cover from Rusty Car`: each modifier with its cause. */
function modifierWords({ content }: Battle, { rule, by, from }: Modifier): string {
  const cause = texts.printers.cause!(rule, content, []);
  return `${by > 0 ? '+' : ''}${by} ${from === undefined ? cause : `cover from ${nameInPlay(content, from)}`}`;
}

/** What was decided on the way, by its rule. */
const DECISIONS: Readonly<Record<string, string>> = {
  'WW-LUCK-4': 'its Luck',
  'WW-LUCK-6': 'Dodge',
  'WW-LUCK-9': 'Tough',
  'WW-SPFX-1': 'icons spent well',
};

/**
 * `45 % to hit: 5 or less (-2 cover from Rusty Car), dice black; 1.2 damage to expect`, and what Luck and Special Effects
 * make of it.
 */
function attackWords(battle: Battle, it: Parameters<typeof previews>[1]): string {
  const { plain, best, against } = previews(battle, it);
  const { odds, needed, mean, modifiers, dice } = plain;
  const why = modifiers.filter(({ by }) => by !== 0).map((each) => modifierWords(battle, each));
  const rolled = dice.length === 0 ? '' : `, dice ${dice.join(' ')}`;
  const short = ({ odds: share, mean: damage, decided }: Preview) =>
    `${percent(share)} and ${damage.toFixed(1)} (${decided.map((rule) => DECISIONS[rule] ?? rule).join(', ')})`;
  const more = [
    ...(best.decided.length > 0 ? [`at best ${short(best)}`] : []),
    ...(against.decided.length > best.decided.length ? [`against its Luck ${short(against)}`] : []),
  ];
  const first = `${percent(odds)} to hit: ${needed} or less${why.length > 0 ? ` (${why.join(', ')})` : ''}${rolled}; ${mean.toFixed(1)} damage to expect`;
  return [first, ...more].join('; ');
}

/** Attacks that a model could make with a weapon now, each with what it is aimed at. */
function attacksWith(battle: Battle, by: Model, ask: string, weapon: string): { at: string; attack: Attack }[] {
  if (ask === 'strike.weapon' || ask === 'withdraw.attack') {
    const grip = grips(battle, by).find(({ id }) => id === weapon);
    if (grip === undefined) return [];
    return strikable(battle, by, grip).map((foe) => ({
      at: nameInPlay(battle.content, foe.id),
      attack: strikeAt(battle, by, grip, foe),
    }));
  }
  const isThrown = ask === 'throw.weapon';
  const gun = (isThrown ? thrownBy(battle, by) : weaponsOf(battle, by)).find(({ id }) => id === weapon);
  if (gun === undefined) return [];
  return targetsOf(battle, by)
    .filter((target) => !isFriendly(battle, by, target) && whyNotATarget(battle, by, gun, target) === undefined)
    .flatMap((target) =>
      rangesTo(battle, by, gun, target).map((range) => ({
        at: `${nameInPlay(battle.content, target.id)}, ${range} range`,
        attack: isThrown
          ? throwAt(battle, by, gun, placeOf(battle, target), range)
          : shotAt(battle, by, gun, target, range),
      })),
    );
}

/** What a weapon can do best now: at whom, and with which odds. */
function weaponWords(battle: Battle, by: Model, ask: string, weapon: string): string {
  const best = attacksWith(battle, by, ask, weapon)
    .map((each) => ({ ...each, mean: preview(battle, each.attack).mean }))
    .sort((a, b) => b.mean - a.mean)[0];
  return best === undefined ? '' : `at ${best.at}: ${attackWords(battle, best.attack)}`;
}

const CHOOSING_A_WEAPON = ['shoot.weapon', 'throw.weapon', 'strike.weapon', 'withdraw.attack'];

function targetWords(battle: Battle, by: Model, target: Model, ask: string, weapon: unknown): string {
  if (ask === 'strike.target') {
    const grip = grips(battle, by).find(({ id }) => id === weapon) ?? grips(battle, by)[0];
    return grip === undefined ? '' : attackWords(battle, strikeAt(battle, by, grip, target));
  }
  const isThrown = ask === 'throw.target';
  const gun = (isThrown ? thrownBy(battle, by) : weaponsOf(battle, by)).find(({ id }) => id === weapon);
  const range = gun && rangesTo(battle, by, gun, target)[0];
  if (gun === undefined || range === undefined) return '';
  const attack = isThrown
    ? throwAt(battle, by, gun, placeOf(battle, target), range)
    : shotAt(battle, by, gun, target, range);
  return `${range} range, ${attackWords(battle, attack)}`;
}

/** Where a path ends: what is touched there, who sees it, from whom it has cover. */
function pathWords(battle: Battle, model: Model, path: readonly (readonly [number, number])[]): Label {
  const [x, y] = path.at(-1)!;
  const there: Model = { ...model, x, y };
  const base = { ...baseOf(battle, model), x, y };
  const foes = inPlay(battle).filter((other) => other.id !== model.id && !isFriendly(battle, model, other));
  const from = placeOf(battle, there);
  const touched = foes.filter((foe) => gap(base, baseOf(battle, foe)).length <= 1);
  const markers = battle.state.markers.filter((marker) => gap(base, discOf(marker)).length <= 1);
  const seen = foes.filter((foe) => canSee(battle, from, placeOf(battle, foe)));
  const covered = seen.filter((foe) => coverBetween(battle, placeOf(battle, foe), from).by.length > 0);
  const nearest = foes.map((foe) => gap(base, baseOf(battle, foe)).length).sort((a, b) => a - b)[0];
  const name = x === model.x && y === model.y ? 'Stay' : `To ${place({ x, y })}`;
  const detail = [
    ...(touched.length > 0 ? [`against ${listed(touched.map(({ id }) => nameInPlay(battle.content, id)))}`] : []),
    ...(markers.length > 0 ? [`at ${listed(markers.map(({ id }) => inWords(id)))}`] : []),
    seen.length === 0 ? 'seen by nobody' : `seen by ${seen.length}`,
    ...(covered.length > 0 ? [`cover from ${covered.length}`] : []),
    ...(nearest === undefined ? [] : [`nearest enemy ${inches(nearest)} in`]),
  ].join(', ');
  return { name, detail };
}

/** `Use Jet`, `Use the Nuka-Cherry of Settlers 1`: what lies with a comrade can be used, too. */
function itemName(content: SkirmishContent, id: string): string {
  const [card, owner] = id.split('@') as [string, string?];
  const name = (content.items.get(card) ?? content.perks.get(card))?.name ?? inWords(card);
  return owner === undefined ? `Use ${name}` : `Use the ${name} of ${nameInPlay(content, owner)}`;
}

function actionName(content: SkirmishContent, id: string): string {
  const at = id.indexOf(':');
  if (at < 0) return ACTIONS[id] ?? capital(id);
  const [verb, rest] = [id.slice(0, at), id.slice(at + 1)];
  if (verb === 'item' || verb === 'trick') return itemName(content, rest);
  if (verb === 'boost') return `Boost: ${content.boosts.get(rest)?.name ?? rest}`;
  return `${VERBS[verb] ?? `${capital(verb)} `}${ACTIONS[rest] ?? rest.replaceAll('-', ' ')}`;
}

const AUTO: Label = { name: 'Leave it, and all the rest, to the table', code: 'auto' };

/** Open answers come written as JSON. */
function openLabel(battle: Battle, question: Question, id: string): Label {
  const answer: unknown = JSON.parse(id);
  const about = question.detail?.about?.model;
  if (!Array.isArray(answer))
    return answer === 'auto' ? AUTO : { name: typeof answer === 'number' ? `${inches(answer)} in` : String(answer) };
  const isPath = Array.isArray(answer[0]);
  const path = (isPath ? answer : [answer]) as [number, number][];
  if (typeof about === 'string' && question.ask !== 'deploy.place')
    return pathWords(battle, modelById(battle, about), path);
  const [x, y] = path.at(-1)!;
  return { name: `At ${place({ x, y })}` };
}

/** `turn:4`: sixteenths of a full turn, to the left. */
const turnedBy = (id: string): string =>
  id === 'turn:0' ? 'As it is drawn' : `Turned by ${Number(id.slice('turn:'.length)) * 22.5} degrees`;

const TARGETS = ['shoot.target', 'strike.target', 'throw.target'];

export function label(session: AnySession, question: Question, option: Option, names: readonly string[]): Label {
  const battle = session.position as Battle;
  const { content, state } = battle;
  const { id } = option;
  if (question.kind === 'open') return openLabel(battle, question, id);
  const { ask } = question;
  const seat = /^seat:(\d)$/.exec(id);
  if (seat !== null) return { name: names[Number(seat[1])] ?? id };
  const model = state.models.find((each) => each.id === id);
  if (model !== undefined) {
    const { model: by, weapon } = question.detail?.about ?? {};
    const detail =
      option.blocked === undefined && typeof by === 'string' && TARGETS.includes(ask)
        ? targetWords(battle, modelById(battle, by), model, ask, weapon)
        : '';
    return { name: nameInPlay(content, id), ...(detail !== '' && { detail }) };
  }
  const weapon = content.weapons.get(id.split(':')[0]!);
  const by = question.detail?.about?.model;
  if (weapon !== undefined && typeof by === 'string' && CHOOSING_A_WEAPON.includes(ask)) {
    const detail = option.blocked === undefined ? weaponWords(battle, modelById(battle, by), ask, id) : '';
    const name = id.endsWith(':melee') ? `${weapon.name} as a club` : weapon.name;
    return { name, ...(detail !== '' && { detail }) };
  }
  const item = content.items.get(id.split('@')[0]!);
  if (item !== undefined) return { name: item.name, ...('text' in item && item.text !== '' && { detail: item.text }) };
  if (id === 'auto') return AUTO;
  if (ask === 'deploy.unit') return { name: inWords(id) };
  if (ask === 'terrain.piece') return { name: texts.printers.terrain!(id, content, []) };
  if (ask === 'terrain.turn') return { name: turnedBy(id) };
  const table = content.tables.get(id);
  if (table !== undefined) return { name: table.name };
  if (ask === 'turn.use') return { name: id === 'all' ? 'All Ready models act' : 'None yet' };
  const effect = /^effect:(\d+)$/.exec(id);
  if (ask === 'attack.effect' && effect !== null) {
    const gains = question.detail?.about?.gains as readonly string[] | undefined;
    return { name: capital((gains?.[Number(effect[1])] ?? id).replaceAll('-', ' ')) };
  }
  const react = /^(.+):([a-z-]+)$/.exec(id);
  if (ask === 'react.declare' && react !== null)
    return { name: `${nameInPlay(content, react[1]!)}: ${ACTIONS[react[2]!] ?? react[2]!}` };
  const boost = content.boosts.get(id.replace(/^boost:/, ''));
  if (boost !== undefined) return { name: `Boost: ${boost.name}`, detail: boost.text };
  const quest = content.quests.get(id);
  if (quest !== undefined)
    return { name: `${quest.name}${quest.part === undefined ? '' : ` ${quest.part}`}`, detail: quest.text };
  const event = content.events.get(id);
  if (event !== undefined) return { name: event.name, detail: event.text };
  return { name: actionName(content, id) };
}
