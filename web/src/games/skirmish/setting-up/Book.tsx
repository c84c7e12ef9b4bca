/** Sides that the handbook plays by its own rules, beside people and bots. CH-AISETUP-1 */
import { FormRow, RuleTag, Seg } from '../../../design/index.ts';
import type { WishedSeat, WishProps } from '../../setting-up.ts';
import { BOOK_LEVELS, type ByTheBook, USUAL_BOOK } from './by-the-book.ts';
import type { Agreed, Book as Agreement } from './options.ts';
import { w } from './words.ts';

const SIDES = { none: [], first: [0], second: [1], both: [0, 1] } as const;
type Which = keyof typeof SIDES;

/** How often it stops: never, before every Action, or so that people may overrule it. CH-AISETUP-10 */
const STOPS = {
  never: { waits: false, overrule: false },
  steps: { waits: true, overrule: false },
  overrule: { waits: true, overrule: true },
} as const;
type Stop = keyof typeof STOPS;

const whichOf = (book: Agreement | null): Which =>
  (Object.keys(SIDES) as Which[]).find((each) => SIDES[each].join() === (book?.sides ?? []).join()) ?? 'none';

const stopOf = ({ waits, overrule }: ByTheBook): Stop => (overrule ? 'overrule' : waits ? 'steps' : 'never');

/** Nobody is asked on such a side: a bot keeps the chair, under the handbook's name. */
export const seated = (seats: readonly WishedSeat[], sides: readonly number[]): WishedSeat[] =>
  seats.map(({ called: _, ...seat }, at) =>
    sides.includes(at) ? { ...seat, sitter: 'bot', called: w('book.name') } : seat,
  );

export function Book({ wish, change }: WishProps<Agreed>) {
  const { book } = wish.options;
  const set = (next: Agreement | null) =>
    change({ ...wish, seats: seated(wish.seats, next?.sides ?? []), options: { ...wish.options, book: next } });
  const choose = (which: Which) => set(which === 'none' ? null : { ...USUAL_BOOK, ...book, sides: [...SIDES[which]] });
  return (
    <>
      <FormRow label={w('book')}>
        <Seg
          label={w('book.label')}
          value={whichOf(book)}
          options={(Object.keys(SIDES) as Which[]).map((value) => ({ value, label: w(`book.${value}`) }))}
          onChange={choose}
        />
      </FormRow>
      <p className="pad">
        {w(book === null ? 'book.none.note' : 'book.note')} <RuleTag id="CH-AISETUP-1" />
      </p>
      {book !== null && <How book={book} set={(how) => set({ ...book, ...how })} />}
    </>
  );
}

/** What it may use, and how often it stops. */
export function How({ book, set }: { readonly book: ByTheBook; readonly set: (book: ByTheBook) => void }) {
  return (
    <>
      <FormRow label={w('book.level')}>
        <Seg
          label={w('book.level')}
          value={book.level}
          options={BOOK_LEVELS.map((value) => ({ value, label: w(`book.level.${value}`) }))}
          onChange={(level) => set({ ...book, level })}
        />
      </FormRow>
      <p className="pad">{w(`book.level.${book.level}.note`)}</p>
      <FormRow label={w('book.stops')}>
        <Seg
          label={w('book.stops')}
          value={stopOf(book)}
          options={(Object.keys(STOPS) as Stop[]).map((value) => ({ value, label: w(`book.stops.${value}`) }))}
          onChange={(stop) => set({ ...book, ...STOPS[stop] })}
        />
      </FormRow>
      <p className="pad">{w(`book.stops.${stopOf(book)}.note`)}</p>
    </>
  );
}
