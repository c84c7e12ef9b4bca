/** What became of the faults, rule by rule. */
import type { GameMutant } from './game.ts';

export interface Verdict {
  readonly mutant: GameMutant;
  readonly by: 'its tests' | 'neighbours' | 'nobody' | 'not reached';
  readonly title?: string;
}

export function report(verdicts: readonly Verdict[]): string[] {
  const of = (by: Verdict['by']) => verdicts.filter((each) => each.by === by);
  const told = ({ mutant, title }: Verdict): string =>
    `  ${mutant.file}:${mutant.line} [${mutant.ids.join(' ')}] ${mutant.what}: ${mutant.source}${title ? `\n    noticed by: ${title}` : ''}`;
  const killed = of('its tests').length;
  const lines: string[] = [];
  for (const [by, heading] of [
    ['nobody', 'Not noticed by any test:'],
    ['not reached', 'In lines that no test reaches:'],
    ['neighbours', 'Noticed only by tests that do not name the rule:'],
  ] as const)
    if (of(by).length > 0) lines.push('', heading, ...of(by).map(told));
  const byRule = new Map<string, [noticed: number, all: number]>();
  for (const { mutant, by } of verdicts)
    for (const id of mutant.ids) {
      const [noticed, all] = byRule.get(id) ?? [0, 0];
      byRule.set(id, [noticed + (by === 'its tests' ? 1 : 0), all + 1]);
    }
  const doubtful = [...byRule].filter(([, [noticed, all]]) => noticed < all).sort(([a], [b]) => (a < b ? -1 : 1));
  if (doubtful.length > 0) {
    lines.push('', 'By rule, noticed by the tests that name it:');
    for (const [id, [noticed, all]] of doubtful) lines.push(`  ${id}: ${noticed} of ${all}`);
  }
  lines.push(
    '',
    `${killed} of ${verdicts.length} noticed by the tests that name the rule (${percent(killed, verdicts.length)}), ` +
      `${of('neighbours').length} only by neighbours, ${of('nobody').length + of('not reached').length} by nobody`,
  );
  return lines;
}

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);
