/** The table in words: how it was laid, and what it is like to fight on. */
import { type AnyGame, sentence } from '@holotape/kernel';
import { judgeTable } from '@holotape/skirmish/queries/table-judgement';
import { beside, wrap } from '../../terminal/text.ts';
import { type Drawing, positionIn } from './drawing.ts';

export function tableLines(drawing: Drawing, texts: AnyGame['texts']): string[] {
  const { content, view, width, pen } = drawing;
  const { state } = positionIn(drawing);
  const words = (say: string, args: Parameters<typeof sentence>[4]) => sentence(texts, content, [], say, args);
  const laid = view.scenario === null ? [] : wrap(words('terrain', { table: view.scenario.table }), width);
  const code = view.scenario === null ? [] : [`To lay it again: --table ${view.scenario.table}`];
  const verdicts = judgeTable(state).verdicts.flatMap(({ isMet, say, args }) =>
    beside(`  ${isMet ? ' ' : pen.ink('!', 'bold', 'yellowBright')} `, words(say, args), width),
  );
  return [...laid, ...verdicts, ...code];
}
