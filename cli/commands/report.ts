/** What a simulation found out, as a page to read. */
import type { CardReport, Rate, Report, Spread } from '@holotape/bots/simulate';
import type { AnyGame } from '@holotape/kernel';
import type { Canvas } from '../games/face.ts';
import { beside, count, listed, padEnd, padStart, wrap } from '../terminal/text.ts';
import { nameOfCard } from './lab/question.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const whole = (number: number): string => Math.round(number).toLocaleString('en-US');

/** `+12`, in whole percent. */
const points = (share: number): string => {
  const number = Math.round(100 * share);
  return number > 0 ? `+${number}` : String(number || 0);
};

const NAME_ROOM = 22;

const HEAD = `${padStart('wins', 10)}${padStart('rate', 10)}${padStart('95 % sure', 18)}${padStart('mean score', 13)}`;

function rateLine(name: string, { wins, rate, low, high }: Rate, score: number | undefined): string {
  const between = `${(100 * low).toFixed(1)} - ${(100 * high).toFixed(1)} %`;
  const shown = Number.isInteger(wins) ? String(wins) : wins.toFixed(1);
  return `${padEnd(`  ${name}`, NAME_ROOM)}${padStart(shown, 10)}${padStart(percent(rate), 10)}${padStart(between, 18)}${padStart(score?.toFixed(1) ?? '', 13)}`.trimEnd();
}

const spreadWords = ({ min, median, max }: Spread): string => `${min} to ${max}, half of them at most ${median}`;

/** How long games are; where some are won and some are not, how long each of these. */
function roundLines({ rounds, won, lost }: Report['length'], width: number): string[] {
  if (rounds === undefined) return [];
  const apart = won === undefined || lost === undefined ? '' : `; won: ${spreadWords(won)}; lost: ${spreadWords(lost)}`;
  return wrap(`Rounds: ${spreadWords(rounds)}${apart}.`, width);
}

/** Cards that help their owners most and least. With few games this says little, so the interval is told too. */
function cardLines(canvas: Canvas, game: AnyGame, kind: string, cards: readonly CardReport[]): string[] {
  const name = ({ id, lift, liftLow, liftHigh }: CardReport) => {
    const [mean, low, high] = [lift, liftLow, liftHigh].map(points);
    return `${nameOfCard(game, kind, id)} ${mean} (${low} to ${high})`;
  };
  const some = Math.min(3, Math.floor(cards.length / 2));
  if (some === 0) return [];
  const most = cards.slice(0, some).map(name);
  const least = cards.slice(-some).toReversed().map(name);
  return beside(`  ${kind}: `, `most ${most.join(', ')}; least ${least.join(', ')}`, canvas.width);
}

/** Amounts in a game, on the average: `damage: Hunting Rifle 4.1, Board 0.7`. */
function sumLines(canvas: Canvas, game: AnyGame, sums: Report['sums']): string[] {
  return Object.entries(sums).flatMap(([kind, amounts]) => {
    const each = Object.entries(amounts).map(
      ([id, amount]) => `${nameOfCard(game, kind.replace(/^.* by /, ''), id)} ${amount.toFixed(1)}`,
    );
    return each.length === 0 ? [] : beside(`  ${kind}: `, each.join(', '), canvas.width);
  });
}

/** What could have come up in these games and never did: whole cards, then parts of cards that did. */
function neverSeen(canvas: Canvas, game: AnyGame, report: Report, options: unknown): string[] {
  return Object.entries(game.toBeSeen?.(game.content, options) ?? {}).flatMap(([kind, all]) => {
    const seen = report.seen[kind] ?? {};
    const never = all.filter((id) => seen[id] === undefined);
    const isPart = (id: string) => id.includes(':');
    const cards = never.filter((id) => !isPart(id));
    const parts = never.filter((id) => isPart(id) && !cards.includes(id.slice(0, id.indexOf(':'))));
    return [
      `Of ${count(all.filter((id) => !isPart(id)).length, 'card')} (${kind}) ${cards.length} never came up, and ${count(parts.length, 'objective or option', 'objectives or options')} of the others were never taken.`,
      ...(cards.length > 0 ? beside('  never seen: ', cards.join(' '), canvas.width) : []),
      ...(parts.length > 0 ? beside('  never taken: ', parts.join(' '), canvas.width) : []),
    ];
  });
}

/** Win rates of what somebody has from the beginning to the end, such as a character. */
function rateOfEach(game: AnyGame, kind: string, cards: readonly CardReport[]): string[] {
  return cards.map(({ id, owners }) => rateLine(nameOfCard(game, kind, id), owners, undefined));
}

/** Kinds of which every seat has exactly one. */
const CHARACTERS = ['survivors'];

export function reportLines(canvas: Canvas, game: AnyGame, report: Report, options: unknown): string[] {
  const { pen, width } = canvas;
  const { seats, bySeat, byBot, scores, length, endings, errors } = report;
  const bots = Object.entries(byBot) as [string, Rate][];
  const lines = [
    pen.bold(`${game.title}: ${count(report.games, 'game')} of ${listed(seats)}, seed ${report.seed}`),
    '',
    pen.dim(`${padEnd(report.rotate ? '  seat (bots move on)' : '  seat', NAME_ROOM)}${HEAD}`),
    ...seats.map((bot, seat) =>
      rateLine(report.rotate ? String(seat + 1) : `${seat + 1} ${bot}`, bySeat[seat]!, scores.bySeat[seat]!),
    ),
    ...(bots.length < 2
      ? []
      : [
          pen.dim('  bot, for each seat'),
          ...bots.map(([bot, rate]) => rateLine(bot, rate, scores.byBot[bot as 'random'] ?? 0)),
        ]),
    '',
    `Winners have ${scores.winner.toFixed(1)} on the average; ${count(report.shared, 'victory was', 'victories were')} shared.`,
  ];
  lines.push(...roundLines(length, width));
  if (length.decisions !== undefined) lines.push(`Decisions in a game: ${spreadWords(length.decisions)}.`);
  const ways = Object.entries(endings).map(([way, times]) => `${way} ${times}`);
  if (ways.length > 0) lines.push(...wrap(`Endings: ${ways.join(', ')}.`, width));
  const sums = sumLines(canvas, game, report.sums);
  if (sums.length > 0) lines.push('In a game, on the average:', ...sums);
  for (const kind of CHARACTERS)
    if (report.cards[kind] !== undefined)
      lines.push(pen.dim(`  ${kind}`), ...rateOfEach(game, kind, report.cards[kind]));
  const cards = Object.entries(report.cards).flatMap(([kind, some]) =>
    CHARACTERS.includes(kind) ? [] : cardLines(canvas, game, kind, some),
  );
  if (cards.length > 0) lines.push('Cards, by how many percent more their owners win than a fair share:', ...cards);
  lines.push(
    ...neverSeen(canvas, game, report, options),
    '',
    `${whole(report.decisions)} decisions in ${report.seconds.toFixed(1)} s: ${whole(report.decisionsPerSecond)} a second.`,
  );
  for (const { seed, answers, message } of errors.first)
    lines.push(...wrap(pen.ink(`Broken: seed ${seed} after ${answers} answers: ${message}`, 'redBright'), width));
  if (errors.count > 0) lines.push(`${count(errors.count, 'game')} could not be finished.`);
  return lines;
}
