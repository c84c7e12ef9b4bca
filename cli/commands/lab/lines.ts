/** What was found out, as lines to read: one simulation, two versions side by side, or a table of scenarios. */
import type { Comparison, Difference } from '@holotape/bots/compare';
import type { Until } from '@holotape/bots/simulate';
import type { AnyGame } from '@holotape/kernel';
import type { Canvas } from '../../games/face.ts';
import { count, padEnd, padStart, wrap } from '../../terminal/text.ts';
import { reportLines } from '../report.ts';
import { decisionWords } from './question.ts';
import type { Study } from './study.ts';

const NAME_ROOM = 22;
const SCENARIO_ROOM = 34;

const signed = (value: number, digits: number): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;

function differenceLine(name: string, { mean, low, high }: Difference, scale: number, unit: string): string {
  const [middle, from, to] = [mean, low, high].map((each) => signed(scale * each, 1));
  return `${padEnd(`  ${name}`, NAME_ROOM)}${padStart(`${middle}${unit}`, 12)}${padStart(`${from} to ${to}`, 20)}`;
}

function versionLines({ pen }: Canvas, { pairs, alike, bySeat, rounds, decisions }: Comparison): string[] {
  return [
    '',
    pen.bold(`With the other cards, in ${count(pairs, 'game')} with the same dice (${alike} ended just the same):`),
    pen.dim(`${padEnd('', NAME_ROOM)}${padStart('more', 12)}${padStart('95 % sure', 20)}`),
    ...bySeat.map(({ wins }, seat) => differenceLine(`victories, seat ${seat + 1}`, wins, 100, ' %')),
    ...bySeat.map(({ score }, seat) => differenceLine(`score, seat ${seat + 1}`, score, 1, '')),
    ...(rounds === undefined ? [] : [differenceLine('rounds', rounds, 1, '')]),
    differenceLine('decisions', decisions, 1, ''),
  ];
}

export function studyLines(
  canvas: Canvas,
  game: AnyGame,
  { title, report, comparison }: Study,
  options: unknown,
  until: Until | undefined,
): string[] {
  const decision = comparison?.decision ?? report.decision;
  return [
    ...(title === undefined ? [] : ['', canvas.pen.bold(title)]),
    ...reportLines(canvas, game, report, options),
    ...(comparison === undefined ? [] : versionLines(canvas, comparison)),
    ...(until && decision
      ? ['', ...wrap(decisionWords(game, until, decision, comparison !== undefined), canvas.width)]
      : []),
  ];
}

/** Every scenario with how often each seat won it. */
export function overviewLines({ pen }: Canvas, studies: readonly Study[]): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  const heads = studies[0]!.report.seats.map((_, seat) => padStart(`seat ${seat + 1}`, 18)).join('');
  return [
    '',
    pen.bold(`${padEnd('  scenario', SCENARIO_ROOM)}${heads}`),
    ...studies.map(({ title = '', report }) => {
      const rates = report.bySeat.map(({ rate, low, high }) =>
        padStart(`${percent(rate)} (${(100 * low).toFixed(0)}-${percent(high)})`, 18),
      );
      return `${padEnd(`  ${title}`, SCENARIO_ROOM)}${rates.join('')}`;
    }),
  ];
}
