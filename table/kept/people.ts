/**
 * Who plays a seat: whose it is, and those who sit beside them. They are one side: they see the same, each may answer for
 * it, and none of them has secrets from the others. Pure.
 */
import type { Person, SeatState } from './events.ts';

/** So many share a seat at most. */
export const SEAT_SHARED_BY = 4;

/** Everybody of a seat, also while a bot stands in for them; whose it is first. */
export function peopleOf(seat: SeatState): readonly Person[] {
  if (seat.kind === 'open' || seat.owner === undefined) return [];
  return seat.beside === undefined ? [seat.owner] : [seat.owner, ...seat.beside];
}

export function isOf(seat: SeatState, person: string): boolean {
  if (seat.kind === 'open' || seat.owner === undefined) return false;
  return seat.owner.id === person || seat.beside?.some(({ id }) => id === person) === true;
}

/** This person, if they sit beside whose seat it is: they speak under a name of their own. */
export const companionIn = (seat: SeatState, person: string): Person | undefined =>
  peopleOf(seat)
    .slice(1)
    .find(({ id }) => id === person);

/** What stays with a seat whoever plays it just now: those beside, and whether more may come. */
export const companyOf = (seat: SeatState): Pick<SeatState & { kind: 'human' }, 'beside' | 'shared'> => {
  if (seat.kind === 'open' || seat.owner === undefined) return {};
  return { ...(seat.beside && { beside: seat.beside }), ...(seat.shared && { shared: true }) };
};

/** The seat with these people, the first of whom it belongs to. */
function heldBy(seat: SeatState, people: readonly Person[]): SeatState {
  const [owner, ...beside] = people;
  if (seat.kind === 'open' || owner === undefined) return { kind: 'open' };
  const { beside: _before, ...rest } = seat;
  return { ...rest, owner, ...(beside.length > 0 && { beside }) };
}

export const withBeside = (seat: SeatState, person: Person): SeatState => heldBy(seat, [...peopleOf(seat), person]);

/** Without one of several; if it was theirs, it is the next one's now. */
export const withoutOne = (seat: SeatState, person: string): SeatState =>
  heldBy(
    seat,
    peopleOf(seat).filter(({ id }) => id !== person),
  );

/** With somebody in somebody's place: the same one on another screen, or under another name. */
export const exchanged = (seat: SeatState, person: string, by: Person): SeatState =>
  heldBy(
    seat,
    peopleOf(seat).map((each) => (each.id === person ? by : each)),
  );

/** With another name for somebody of it; for whose it is, if nobody is named. */
export function renamed(seat: SeatState, name: string, who?: string): SeatState {
  const found = peopleOf(seat).find(({ id }) => who === undefined || id === who);
  return found === undefined ? seat : exchanged(seat, found.id, { ...found, name });
}

/** Who has sat down beside somebody, or got up from there. */
export function cameOrWent(before: SeatState, to: SeatState): Person | undefined {
  const [were, are] = [peopleOf(before), peopleOf(to)];
  const isIn = (people: readonly Person[], { id }: Person) => people.some((each) => each.id === id);
  return are.find((each) => !isIn(were, each)) ?? were.find((each) => !isIn(are, each)) ?? are[0];
}
