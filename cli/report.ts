/** What a simulation found out, as a page to read. */
import type { CardReport, Rate, Report, Spread } from '@holotape/bots/simulate';
import type { AnyGame } from '@holotape/kernel';
import type { Canvas } from './face.ts';
import { beside, count, listed, padEnd, padStart, wrap } from './terminal/text.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const whole = (number: number): string => Math.round(number).toLocaleString('en-US');

/** `+12`, in whole percent. */
const points = (share: number): string => {
  const number = Math.round(100 * share);
  return number > 0 ? `+${number}` : String(number || 0);
};

const NAME_ROOM = 22;

const HEAD = `${padStart('wins', 10)}${padStart('rate', 10)}${padStart('95 % sure', 18)}${padStart('mean score', 13)}`;

function rateLine(name: string, { wins, rate, low, high }: Rate, score: number): string {
  const between = `${(100 * low).toFixed(1)} - ${(100 * high).toFixed(1)} %`;
  const shown = Number.isInteger(wins) ? String(wins) : wins.toFixed(1);
  return `${padEnd(`  ${name}`, NAME_ROOM)}${padStart(shown, 10)}${padStart(percent(rate), 10)}${padStart(between, 18)}${padStart(score.toFixed(1), 13)}`;
}

const spreadWords = ({ min, median, max }: Spread): string => `${min} to ${max}, half of them at most ${median}`;

/** Cards that help their owners most and least. With few games this says little, so the interval is told too. */
function cardLines(canvas: Canvas, game: AnyGame, kind: string, cards: readonly CardReport[]): string[] {
  // The kinds are `rooms` and the like; the printer of one is `room`.
  const print = game.texts.printers[kind.replace(/s$/, '')];
  const name = ({ id, lift, liftLow, liftHigh }: CardReport) => {
    const [mean, low, high] = [lift, liftLow, liftHigh].map(points);
    return `${print?.(id, game.content, []) ?? id} ${mean} (${low} to ${high})`;
  };
  const some = Math.min(3, Math.floor(cards.length / 2));
  if (some === 0) return [];
  const most = cards.slice(0, some).map(name);
  const least = cards.slice(-some).toReversed().map(name);
  return beside(`  ${kind}: `, `most ${most.join(', ')}; least ${least.join(', ')}`, canvas.width);
}

export function reportLines(canvas: Canvas, game: AnyGame, report: Report): string[] {
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
  if (length.rounds !== undefined) lines.push(`Rounds: ${spreadWords(length.rounds)}.`);
  if (length.decisions !== undefined) lines.push(`Decisions in a game: ${spreadWords(length.decisions)}.`);
  const ways = Object.entries(endings).map(([way, times]) => `${way} ${times}`);
  if (ways.length > 0) lines.push(...wrap(`Endings: ${ways.join(', ')}.`, width));
  const cards = Object.entries(report.cards).flatMap(([kind, some]) => cardLines(canvas, game, kind, some));
  if (cards.length > 0) lines.push('Cards, by how many percent more their owners win than a fair share:', ...cards);
  lines.push(
    '',
    `${whole(report.decisions)} decisions in ${report.seconds.toFixed(1)} s: ${whole(report.decisionsPerSecond)} a second.`,
  );
  for (const { seed, answers, message } of errors.first)
    lines.push(...wrap(pen.ink(`Broken: seed ${seed} after ${answers} answers: ${message}`, 'redBright'), width));
  if (errors.count > 0) lines.push(`${count(errors.count, 'game')} could not be finished.`);
  return lines;
}
