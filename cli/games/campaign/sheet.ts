/** The sheet of a Settlement, the ledger, the story of its people, and the season. CH-BUILD-13 */
import { type Args, type Seat, sentence } from '@holotape/kernel';
import type { SkirmishContent } from '@holotape/skirmish/battle';
import { campaignTexts } from '@holotape/skirmish/campaign/texts';
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import { beside, count, padEnd, padStart } from '../../terminal/text.ts';
import type { DrawingOf } from '../face.ts';

export type Drawing = DrawingOf<CampaignView, SkirmishContent>;

type House = CampaignView['houses'][number];
type Built = NonNullable<House['settlement']>['structures'][number];

const told = ({ content, names }: Drawing, key: string, args: Args): string =>
  sentence(campaignTexts, content, names, key, args);

const STAGES: Readonly<Record<CampaignView['stage'], string>> = {
  founding: 'the first day',
  matching: 'the next battle',
  forces: 'packing for battle',
  battle: 'in the field',
  after: 'home from the battle',
  leader: 'home from the battle',
  build: 'Step 1 of 3, Build',
  supply: 'Power and Water',
  draw: 'Step 2 of 3, Draw',
  select: 'Step 3 of 3, Select',
  over: 'the season is over',
};

/** `####.. 4 of 6`: what is wanted of what there is. */
function gauge(
  { pen }: Drawing,
  name: string,
  { supply, demand }: { readonly supply: number; readonly demand: number },
): string {
  const [full, empty] = pen.plain ? ['#', '.'] : ['■', '□'];
  const shown = Math.min(supply, 20);
  const used = Math.min(shown, demand);
  const bar = full.repeat(used) + empty.repeat(shown - used);
  const short = demand > supply ? pen.ink(`, ${demand - supply} short`, 'bold', 'redBright') : '';
  return `${name} ${pen.ink(bar, 'yellow')} ${demand} wanted of ${supply}${short}`;
}

/** A sign and a word for how it stands. */
function status(built: Built, isUsable: boolean): readonly [sign: string, word: string] {
  if (!built.works)
    return ['!', built.dark ? 'dark' : built.powered ? (built.watered ? 'perk missing' : 'no water') : 'no power'];
  if (!isUsable) return ['=', ''];
  return built.used >= built.uses ? ['*', 'used'] : ['+', 'ready'];
}

function structureLines(drawing: Drawing, structures: readonly Built[]): string[] {
  const { content, width, pen } = drawing;
  const cells = structures.map((built) => {
    const card = content.structures.get(built.card)!;
    const [sign, word] = status(built, card.use !== undefined);
    const text = `${sign} ${card.name}${word === '' ? '' : `, ${word}`}`;
    return sign === '!' ? pen.ink(text, 'redBright') : sign === '*' ? pen.dim(text) : text;
  });
  const columns = Math.max(1, Math.floor(width / 40));
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    `  ${Array.from({ length: columns }, (__, at) => padEnd(cells[row + at * rows] ?? '', 38)).join('')}`.trimEnd(),
  );
}

const cardNames = (drawing: Drawing, ids: readonly string[]): string =>
  ids.map((id) => campaignTexts.printers.held!(id, drawing.content, drawing.names)).join(', ');

function ownLines(drawing: Drawing, own: NonNullable<House['own']>): string[] {
  const { width } = drawing;
  const of = ({ items, boosts }: { readonly items: readonly string[]; readonly boosts: readonly string[] }) => [
    ...items,
    ...boosts,
  ];
  const lines: string[] = [];
  const add = (head: string, ids: readonly string[]) => {
    if (ids.length > 0) lines.push(...beside(padEnd(`  ${head}`, 14), cardNames(drawing, ids), width));
  };
  add('Came home', of(own.gathered));
  add('Pool', [...of(own.pool), ...own.uniques]);
  add('Packed', of(own.taken));
  add('On top', of(own.granted));
  add('To come', own.pending);
  for (const { what, count: many } of own.harms)
    lines.push(
      `  ${many} ${campaignTexts.printers.harm!(what, drawing.content, drawing.names)} waits for the next battle`,
    );
  return lines;
}

/** The whole sheet of one house, as far as the viewer may know. */
export function sheetLines(drawing: Drawing, seat: Seat): string[] {
  const { view, names, pen, content } = drawing;
  const house = view.houses[seat]!;
  const faction = content.factions.get(house.faction)?.name ?? 'nobody yet';
  const head = pen.bold(`${names[seat]}, ${faction}`);
  const day = view.turn === seat ? STAGES[view.stage] : STAGES[view.stage === 'over' ? 'over' : 'battle'];
  if (house.settlement === null || house.sums === null)
    return [`${head}: ${house.caps} Caps earned, no Settlement; ${day}.`];
  const { sums, settlement } = house;
  const perks = settlement.perks.map((perk) => content.perks.get(perk)!.name);
  return [
    `${head}: ${pen.ink(`${house.caps} Caps`, 'bold', 'yellowBright')}, ${sums.room.used} of ${sums.room.of} places. ${house.fought === 0 ? 'Before the first battle' : `After battle ${house.fought}`}: ${day}.`,
    `  ${gauge(drawing, 'Power', sums.power)}`,
    ...(sums.water.supply + sums.water.demand > 0 ? [`  ${gauge(drawing, 'Water', sums.water)}`] : []),
    ...structureLines(drawing, settlement.structures),
    ...(perks.length === 0 ? [] : [`  Perks of the Settlement: ${perks.join(', ')}`]),
    ...(house.own === null ? [] : ownLines(drawing, house.own)),
    `  ${count(sums.selection.places, 'place')} in Stores, ${count(sums.retention, 'place')} in Sheds: each for 1 item or 2 Boosts`,
  ];
}

/** The chest as a column of sums. CH-BUILD-2 */
export function ledgerLines(drawing: Drawing, seat: Seat): string[] {
  const { own, caps } = drawing.view.houses[seat]!;
  if (own === null) return ['This ledger is not yours to read.'];
  const line = (text: string, by: string, rule = '') =>
    `  ${padEnd(text, 44)}${padStart(by, 6)}  ${drawing.pen.dim(rule)}`.trimEnd();
  return [
    line('Carried over', String(own.carried)),
    ...own.ledger.map(({ say, args, rule, caps: by }) =>
      line(told(drawing, say, args), by < 0 ? String(by) : `+${by}`, rule),
    ),
    drawing.pen.bold(line('In the chest', String(caps))),
  ];
}

/** Everybody who has fought for a house. CH-AFTER-11 */
export function storyLines(drawing: Drawing, seat: Seat): string[] {
  const { view, content, names } = drawing;
  const { members, leader } = view.houses[seat]!;
  return members.map(({ id, perks, record, models }) => {
    const name = campaignTexts.printers.member!(id, content, names);
    const tale = record
      .map(({ battle, fell, of }) => `${battle}:${fell === 0 ? 'home' : of === 1 ? 'fell' : `${fell} of ${of} fell`}`)
      .join(' ');
    const learned = perks.map((perk) => content.perks.get(perk)!.name).join(', ');
    const leads = leader?.member === id ? ` (leads, ${content.leaders.get(leader.card)!.name})` : '';
    return `  ${padEnd(`${name}${models > 1 ? `, ${models}` : ''}${leads}`, 44)} ${tale || 'has not fought yet'}${learned === '' ? '' : `; ${learned}`}`;
  });
}

/** The season: who stands where, and what was fought. */
export function standingLines(drawing: Drawing): string[] {
  const { view, names, content, pen } = drawing;
  const rows = view.standings.map((seat, at) => {
    const { points, score, worth, faction } = view.houses[seat]!;
    const name = `${at + 1}. ${names[seat]}, ${content.factions.get(faction)?.name ?? ''}`;
    return `  ${padEnd(name, 40)}${padStart(String(points), 3)} points  ${score.won} won, ${score.drawn} drawn, ${score.lost} lost  worth ${worth}`;
  });
  const battles = view.battles.map(({ number, scenario, sides, winners, calledOff }) => {
    const who = sides.map(({ seat }) => names[seat]).join(' and ');
    const end = calledOff
      ? 'called off'
      : winners === null
        ? 'next'
        : winners.length === 1
          ? `${names[winners[0]!]} won`
          : 'a draw';
    return `  ${padStart(String(number), 2)}. ${padEnd(content.scenarios.get(scenario)!.name, 30)} ${who}: ${end}`;
  });
  return [
    pen.bold(`The season, ${view.agreed.season} battles for each house`),
    ...rows,
    ...(battles.length > 0 ? ['', ...battles] : []),
  ];
}
