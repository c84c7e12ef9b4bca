/** Beside the map: the survivors, the quests on the table, the shop and the power of the factions. */
import type { ItemCard } from '@holotape/adventure/content';
import { questCard } from '@holotape/adventure/content';
import { costWords, itemMarks, placeWords, resultWords, spaceName } from '@holotape/adventure/printed/words';
import { isAsOne } from '@holotape/adventure/queries/fate';
import { influenceNeeded, worthOf } from '@holotape/adventure/queries/influence';
import { armorOf, inventoryLimit, sheetOf } from '@holotape/adventure/queries/survivors';
import type { SurvivorView } from '@holotape/adventure/view';
import { FACTIONS, type Faction, LETTERS } from '@holotape/adventure/words';
import type { Seat } from '@holotape/kernel';
import { beside, count, padEnd, unbroken } from '../../terminal/text.ts';
import { type Drawing, factionName, figure, inColour, positionIn } from './drawing.ts';
import { changesText } from './together.ts';

const itemText = (item: ItemCard): string => {
  const marks = itemMarks(item).join(' ');
  return marks === '' ? item.name : `${item.name} (${marks})`;
};

/** `S P . . I . .`: letters owned in their places, the XP peg beneath as a number. */
const lettersText = ({ pen }: Drawing, { letters }: SurvivorView): string =>
  LETTERS.map((letter) => (letters.includes(letter) ? pen.bold(letter) : pen.dim(pen.glyph('shut')))).join('');

function cardsText({ pen, content }: Drawing, { cards }: SurvivorView, wanted: (where: string) => boolean): string {
  const some = cards.filter((card) => wanted(card.in));
  return some
    .map(({ id, exhausted }) => {
      const text = itemText(content.items.get(id)!);
      return unbroken(exhausted ? pen.dim(`${text} exhausted`) : text);
    })
    .join(', ');
}

/** Room for what stands before a line of the board. */
const HEAD_ROOM = 17;

/** Influence counts for the owner's eyes only. */
function agendaText(drawing: Drawing, seat: Seat): string {
  const { view, content } = drawing;
  const { agendas, influence, revealed } = view.survivors[seat]!;
  if (isAsOne(positionIn(drawing))) return ''; // NC-SCEN-11: nobody keeps any
  if (influence === null) return `${count(agendas.length, 'agenda')}`;
  const cards = agendas.map((id) => {
    const { name, text } = content.agendas.get(id!)!;
    return `${name} ${worthOf(positionIn(drawing), seat, id!)}${id === revealed ? ' shown' : ''} (${text})`;
  });
  return `${influence} influence of ${influenceNeeded(positionIn(drawing))}: ${cards.join(' ') || 'no agendas'}`;
}

/** Everything a survivor has. */
export function ownBoard(drawing: Drawing, seat: Seat): string[] {
  const { pen, view, names, width, content } = drawing;
  const survivor = view.survivors[seat]!;
  if (survivor.character === null) return [`${figure(pen, seat)} ${names[seat]} has not chosen a survivor yet.`];
  if (survivor.eliminated) return [`${figure(pen, seat)} ${names[seat]} is out of the game.`];
  const adventure = positionIn(drawing);
  const { name, maxHp } = sheetOf(adventure, seat);
  const traits = survivor.traits.map(({ trait }) => trait.replace('-', ' '));
  const isActing = view.phase === 'turn' && view.turn.seat === seat;
  const turn = isActing ? `${count(view.turn.actions, 'action')}, ${count(view.turn.points, 'movement point')}` : '';
  const carried = view.markers.filter(({ carrier }) => carrier === seat).map((marker) => `carries "${marker.name}"`);
  const where = survivor.space === null ? 'off the map' : `at ${spaceName(content, survivor.space)}`;
  const inventory = survivor.cards.filter((card) => card.in === 'inventory').length;
  const line = (head: string, text: string) =>
    text === '' ? [] : beside(pen.dim(padEnd(`  ${head}`, HEAD_ROOM)), text, width);
  const perks = survivor.perks.map((id) => content.perks.get(id)!).map((perk) => `${perk.name} (${perk.text})`);
  const kept = survivor.kept.map(({ card }) => content.cards.get(card)!.title);
  return [
    `${figure(pen, seat)} ${inColour(pen, seat, names[seat]!)}, ${name} ${where}${turn === '' ? '' : `: ${pen.bold(turn)}`}`,
    ...beside(
      '  ',
      [
        pen.bold(`HP ${survivor.hp}/${maxHp}`),
        `rads ${survivor.rads}`,
        `Caps ${survivor.caps}`,
        `letters ${lettersText(drawing, survivor)}`,
        `XP ${survivor.xp}`,
        `armor ${armorOf(adventure, seat)}`,
        ...traits,
        ...carried,
      ]
        .map(unbroken)
        .join(`${unbroken(' ')} `),
      width,
    ),
    ...line(
      'equipped',
      cardsText(drawing, survivor, (where) => where !== 'inventory'),
    ),
    ...line(
      `inventory ${inventory}/${inventoryLimit(adventure, seat)}`,
      cardsText(drawing, survivor, (where) => where === 'inventory') || 'empty',
    ),
    ...line('perks', perks.join(', ')),
    ...line('keeps', kept.join(', ')),
    ...(view.together === null
      ? line('agendas', agendaText(drawing, seat))
      : line('changed', changesText(drawing, seat))),
  ];
}

/** One line for each of the others. */
export function otherBoard(drawing: Drawing, seat: Seat): string[] {
  const { pen, view, names, bots, content } = drawing;
  const survivor = view.survivors[seat]!;
  if (survivor.character === null || survivor.eliminated) return ownBoard(drawing, seat);
  const where = survivor.space === null ? 'off the map' : `at ${spaceName(content, survivor.space)}`;
  const traits = survivor.traits.map(({ trait }) => trait.replace('-', ' '));
  const parts = [
    `HP ${survivor.hp} rads ${survivor.rads}`,
    `Caps ${survivor.caps}`,
    lettersText(drawing, survivor),
    `${survivor.cards.length} cards`,
    ...(view.together !== null ? [changesText(drawing, seat)] : []),
    ...(view.together === null && !isAsOne(positionIn(drawing)) ? [count(survivor.agendas.length, 'agenda')] : []),
    ...traits,
    where,
    ...(bots[seat] === undefined ? [] : [`${bots[seat]} bot`]),
  ];
  const head = `${figure(pen, seat)} ${inColour(pen, seat, names[seat]!)}, ${content.survivors.get(survivor.character)!.name}: `;
  return beside(head, parts.join(', '), drawing.width);
}

/** Quests with their objectives: where, what it takes, what it brings. */
export function questLines(drawing: Drawing): string[] {
  const { pen, view, content, width } = drawing;
  if (view.quests.length === 0) return [pen.dim('No quest is staged.')];
  return view.quests.flatMap(({ card, counters }) => {
    const { title, objectives } = questCard(content, card);
    return [
      `${pen.bold(title)} ${pen.dim(card)}`,
      ...objectives.flatMap((objective, i) => {
        const { task, at, times, results, trigger } = objective;
        const factions = (faction: Faction) => factionName(drawing, faction);
        const brings = resultWords(content, results, factions, view.together !== null);
        const needs = [
          ...(trigger === undefined && at !== undefined ? [`at ${placeWords(content, at)}`] : []),
          ...objective.do.flatMap(({ test, fight }) => [
            ...(test === undefined ? [] : [`test ${test.letters.join('')} ${test.difficulty ?? 'open'}`]),
            ...(fight === undefined ? [] : [`fight ${fight.against}`]),
          ]),
          ...costWords(objective),
          ...(times > 1 ? [`${counters[i]} of ${times}`] : []),
          ...(trigger === undefined ? [] : ['by itself']),
        ];
        const told = `${task}${needs.length > 0 ? ` [${needs.join('; ')}]` : ''}${brings === '' ? '' : ` > ${brings}`}`;
        return beside(`  ${i + 1} `, told, width);
      }),
    ];
  });
}

export function shopLines(drawing: Drawing): string[] {
  const { pen, view, content, width } = drawing;
  const cards = view.shop.map((id) => {
    const item = content.items.get(id)!;
    return unbroken(`${itemText(item)} ${item.kind === 'companion' ? 'joins' : item.cost}`);
  });
  return beside(pen.dim('Shop '), cards.join(`${unbroken(' ')}${pen.glyph('dot')} `) || 'empty', width);
}

/** `Lanternway ■■□□□□□`, and how much of the agenda deck is left. */
export function powerLines(drawing: Drawing): string[] {
  const { pen, view, content, width } = drawing;
  const { track } = content.scenarios.get(view.scenario)!;
  // Together only the opposing faction has a token on the track. AB-SETUP-4
  if (view.together !== null) return [];
  const power = FACTIONS.map((faction) => {
    const at = Math.min(view.power[faction], track.length - 1);
    const cubes =
      pen.ink(pen.glyph('full').repeat(at), 'magenta') + pen.dim(pen.glyph('empty').repeat(track.length - 1 - at));
    const { x, y } = track[at]!;
    return `${factionName(drawing, faction)} (${faction}) ${cubes} ${view.power[faction]} X${x} Y${y}`;
  });
  const parts = [...power, pen.dim(`agenda deck ${view.agendasLeft}`)];
  return beside(' ', parts.map(unbroken).join(`${unbroken('  ')} `), width);
}
