/**
 * What the table teaches somebody who has never played, in the order in which it matters. A hint is due from when its
 * thing can be pointed at until that is over.
 */
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { Player } from '@holotape/vault/state';
import type { VaultView } from '@holotape/vault/view';
import { type Hint, optionOf, type TableContext } from '../module.ts';
import { asksForSpace } from './reading.ts';
import { v } from './words.ts';

type Context = TableContext<VaultView>;

const NOT_NOW: readonly string[] = [];

/** The player who is asked, while the question is where a dweller goes and none is chosen. */
function choosing({ question, view, ...context }: Context): Player | undefined {
  if (!asksForSpace(question) || optionOf(context) !== undefined) return undefined;
  return view.players[question!.seat];
}

/** Spaces the question offers. */
const openSpaces = (question: QuestionInfo | null): readonly string[] =>
  question?.options?.flatMap(({ id, blocked }) => (blocked === undefined && id.startsWith('space:') ? [id] : [])) ?? [];

/** Those with a floor and a slab, not of elevators. */
const openFloors = (context: Context): readonly string[] =>
  choosing(context) ? openSpaces(context.question).filter((id) => !id.includes('.lift.')) : NOT_NOW;

/** Where threats lie. */
const threatened = ({ levels }: VaultView): readonly string[] =>
  levels.flatMap(({ name, threats }) =>
    threats.flatMap((threat, at) => (threat === null ? [] : [`space:${name}.${(at >> 1) + 1}.${(at % 2) + 1}`])),
  );

const laterThan = (round: number, context: Context): boolean =>
  context.view.round > round && choosing(context) !== undefined;

const hint = <I extends string>(
  id: I & `${Teach}`,
  rule: string,
  about: Hint<VaultView>['about'],
  more: Pick<Hint, 'toRead'> = {},
): Hint<VaultView> => ({
  id,
  title: v(`teach.${id}`),
  text: v(`teach.${id}.text`),
  rule,
  about,
  ...more,
});

type Teach =
  | 'wins'
  | 'lamp'
  | 'slab'
  | 'key'
  | 'learns'
  | 'trained'
  | 'build'
  | 'rooms'
  | 'income'
  | 'threat'
  | 'round'
  | 'end';

export const HINTS: readonly Hint<VaultView>[] = [
  hint('wins', 'SH-END-3', (context) => (choosing(context) ? ['screen:headline'] : NOT_NOW), { toRead: true }),
  hint('lamp', 'SH-PLACE-1', openFloors),
  hint('slab', 'SH-PLACE-4', (context) => openFloors(context).map((id) => id.replace('space:', 'slab:'))),
  hint('key', 'SH-PLACE-5', (context) =>
    asksForSpace(context.question) && optionOf(context) !== undefined ? ['screen:confirm'] : NOT_NOW,
  ),
  hint('learns', 'SH-TRAIN-1', ({ view, seat }) => {
    const dwellers = seat === 'public' ? [] : (view.players[seat]?.dwellers ?? []);
    return dwellers.flatMap(({ training, at }) => (training === null || at === null ? [] : [`space:${at}`]));
  }),
  hint('trained', 'SH-TRAIN-4', (context) =>
    choosing(context)?.dwellers.some(({ trained, at }) => trained !== null && at === null)
      ? ['screen:choosing']
      : NOT_NOW,
  ),
  hint('build', 'SH-BUILD-1', (context) => {
    const me = choosing(context);
    return me ? openSpaces(context.question).filter((id) => id === `space:${me.colour}.lift.1`) : NOT_NOW;
  }),
  hint('rooms', 'SH-BUILD-4', ({ question }) => (question?.ask === 'build.pay' ? ['supply:rooms'] : NOT_NOW)),
  hint('income', 'SH-INCOME-1', ({ question }) => (question?.ask === 'income' ? ['screen:question'] : NOT_NOW)),
  hint('round', 'SH-ROUND-6', (context) => (laterThan(1, context) ? ['screen:round'] : NOT_NOW)),
  hint('threat', 'SH-THREAT-5', (context) => (choosing(context) ? threatened(context.view) : NOT_NOW)),
  hint('end', 'SH-END-1', (context) => (laterThan(1, context) ? ['screen:others', 'screen:headline'] : NOT_NOW), {
    toRead: true,
  }),
];
