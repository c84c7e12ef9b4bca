/** What a simulation found out, as one page with charts that needs nothing else: no script, no net. */
import type { Comparison, Difference } from '@holotape/bots/compare';
import type { CardReport, Rate, Report, Spread, Until } from '@holotape/bots/simulate';
import { type AnyGame, count, listed } from '@holotape/kernel';
import { barChart, escaped, histogram, type Ranged, rangeChart } from './charts.ts';
import { decisionWords, nameOfCard } from './question.ts';
import type { Study } from './study.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #23201a; --paper: #f6f1e3; --dim: #756c5a; --good: #2f6f4f; --bad: #a8442b; --bar: #b58a2e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e2cf; --paper: #1d1b17; --dim: #a1977f; --good: #7cc29c; --bad: #e58a6d; --bar: #d0a84e; } }
body { max-width: 800px; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); }
h1, h2, h3 { line-height: 1.2; } h2 { border-bottom: 1px solid var(--dim); margin-top: 2.5rem; }
.decided { border-left: 4px solid var(--bar); padding: .4rem .8rem; }
small, .told, figcaption { color: var(--dim); fill: var(--dim); }
figure { margin: 1rem 0; } svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; fill: var(--ink); }
rect { fill: var(--bar); } .range { stroke-width: 2; } .even { stroke: var(--dim); fill: var(--dim); }
.above { stroke: var(--good); fill: var(--good); } .below { stroke: var(--bad); fill: var(--bad); }
.fair { stroke: var(--dim); stroke-dasharray: 3 3; }`;

const percent = (share: number): string => (100 * share).toFixed(1);
const signed = (value: number, digits = 1): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;

const figure = (caption: string, chart: string): string =>
  `<figure><figcaption>${escaped(caption)}</figcaption>${chart}</figure>`;

const rated = (name: string, { rate, low, high }: Rate): Ranged => ({
  name,
  mean: rate,
  low,
  high,
  told: `${percent(rate)} % (${percent(low)} to ${percent(high)} %)`,
});

function winning({ seats, bySeat, byBot, rotate }: Report): string {
  const fair = 1 / seats.length;
  const bots = Object.entries(byBot) as [string, Rate][];
  const rows = bySeat.map((rate, seat) =>
    rated(rotate ? `seat ${seat + 1}` : `seat ${seat + 1}, ${seats[seat]}`, rate),
  );
  return [
    figure('Victories by seat; the dashed line is a fair share.', rangeChart('Victories by seat', rows, fair)),
    bots.length < 2
      ? ''
      : figure(
          'Victories by bot, for each of its seats.',
          rangeChart(
            'Victories by bot',
            bots.map(([bot, rate]) => rated(bot, rate)),
            fair,
          ),
        ),
  ].join('');
}

const lengths = (what: string, spread: Spread | undefined): string =>
  spread === undefined
    ? ''
    : figure(
        `${what}: ${spread.min} to ${spread.max}, half of them at most ${spread.median}.`,
        histogram(what, spread.histogram),
      );

function endings(report: Report): string {
  const rows = Object.entries(report.endings).map(([name, times]) => ({
    name,
    value: times,
    told: `${times} (${percent(times / report.games)} %)`,
  }));
  return rows.length === 0 ? '' : figure('How games ended.', barChart('How games ended', rows));
}

function cards(game: AnyGame, kind: string, all: readonly CardReport[], fair: number): string {
  const rows = all.map(({ id, owners }): Ranged => {
    const { rate, games } = owners;
    return { ...rated(nameOfCard(game, kind, id), owners), told: `${percent(rate)} % of ${games}` };
  });
  return rows.length === 0
    ? ''
    : figure(`${kind}: how often whoever had it won, the best first.`, rangeChart(kind, rows, fair));
}

function sums(game: AnyGame, { sums: all }: Report): string {
  return Object.entries(all)
    .map(([kind, amounts]) => {
      const rows = Object.entries(amounts).map(([id, value]) => ({
        name: nameOfCard(game, kind.replace(/^.* by /, ''), id),
        value,
        told: value.toFixed(2),
      }));
      return rows.length === 0 ? '' : figure(`${kind}, in a game on the average.`, barChart(kind, rows));
    })
    .join('');
}

function versions({ bySeat, pairs, alike, rounds, decisions }: Comparison): string {
  const differing = (name: string, { mean, low, high }: Difference, scale: number, digits: number): Ranged => {
    const told = (value: number) => signed(scale * value, digits);
    return { name, mean, low, high, told: `${told(mean)} (${told(low)} to ${told(high)})` };
  };
  const wins = bySeat.map((each, seat) => differing(`seat ${seat + 1}`, each.wins, 100, 1));
  const scores = bySeat.map((each, seat) => differing(`seat ${seat + 1}`, each.score, 1, 2));
  const lasting = [
    ...(rounds === undefined ? [] : [differing('rounds', rounds, 1, 2)]),
    differing('decisions', decisions, 1, 1),
  ];
  return [
    `<p>${count(pairs, 'game')} played with either version and the same dice; ${alike} of them ended with the very same table. What follows is how much more there is with the other version.</p>`,
    figure('Victories, in percent of all games.', rangeChart('Victories', wins, 0)),
    figure('Score.', rangeChart('Score', scores, 0)),
    ...lasting.map((each) => figure(`Length: ${each.name} in a game.`, rangeChart(each.name, [each], 0))),
  ].join('');
}

function facts({ games, seats, seed, decisions, errors, fingerprint }: Report): string {
  const broken = errors.count === 0 ? '' : ` ${count(errors.count, 'game')} could not be finished.`;
  return `<p><small>${count(games, 'game')} of ${escaped(listed(seats))}, seed ${escaped(seed)}, ${decisions} decisions, fingerprint ${fingerprint}.${broken}</small></p>`;
}

function section(game: AnyGame, study: Study, until: Until | undefined): string {
  const { title, report, comparison } = study;
  const decision = comparison?.decision ?? report.decision;
  const fair = 1 / report.seats.length;
  return [
    title === undefined ? '' : `<h2>${escaped(title)}</h2>`,
    facts(report),
    until && decision
      ? `<p class="decided">${escaped(decisionWords(game, until, decision, comparison !== undefined))}</p>`
      : '',
    comparison === undefined ? '' : `<h3>The two versions</h3>${versions(comparison)}<h3>With the first</h3>`,
    winning(report),
    endings(report),
    lengths('Rounds', report.length.rounds),
    lengths('Decisions in a game', report.length.decisions),
    sums(game, report),
    ...Object.entries(report.cards).map(([kind, all]) => cards(game, kind, all, fair)),
    comparison === undefined ? '' : `<h3>With the other</h3>${winning(comparison.second)}${endings(comparison.second)}`,
  ].join('\n');
}

/** Where several scenarios were played: how the first seat did in each. */
function overview(studies: readonly Study[]): string {
  if (studies.length < 2) return '';
  const rows = studies.map(({ title = '', report }) => rated(title, report.bySeat[0]!));
  const fair = 1 / studies[0]!.report.seats.length;
  return figure('Victories of seat 1, by scenario.', rangeChart('By scenario', rows, fair));
}

export function pageOf(game: AnyGame, studies: readonly Study[], until: Until | undefined): string {
  const title = `${game.title}: the balance laboratory`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p>Dots are what was counted, lines where the truth lies in 95 of 100 such cases.${until === undefined ? '' : ' The limits of what was decided hold whenever one looks.'}</p>
${overview(studies)}
${studies.map((study) => section(game, study, until)).join('\n')}
</html>
`;
}
