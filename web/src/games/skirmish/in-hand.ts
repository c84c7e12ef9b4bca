/** What a person holds while they choose, as the one string that the shell keeps: an attack, Reactions, what comes next. Pure. */

/** `attack`: a weapon and its target; `react`: Reactions in their order; `then`: the Action after this one. */
type Kind = 'attack' | 'react' | 'then';

const PARTS = '\n';
const NAME = ' ';

const partsOf = (inHand: string | undefined): readonly string[] => (inHand === undefined ? [] : inHand.split(PARTS));

export function held(inHand: string | undefined, kind: Kind): string | undefined {
  const part = partsOf(inHand).find((each) => each.startsWith(kind + NAME));
  return part?.slice(kind.length + NAME.length);
}

/** The same with another thing of that kind, or without one. */
export function holding(inHand: string | undefined, kind: Kind, what: string | undefined): string | undefined {
  const rest = partsOf(inHand).filter((each) => !each.startsWith(kind + NAME));
  const all = what === undefined ? rest : [...rest, kind + NAME + what];
  return all.length === 0 ? undefined : all.join(PARTS);
}
