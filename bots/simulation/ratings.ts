/** How strong players are, from games between two of them each: Elo's scale, fitted to all games at once. */

/** Games between two players; a game without a winner, or a shared victory, is half a point for either. */
export interface Match {
  readonly first: string;
  readonly second: string;
  /** The first one's points. */
  readonly points: number;
  readonly games: number;
}

export interface Rating {
  readonly name: string;
  readonly rating: number;
  /** 95 % sure to within so many points, the others' ratings taken as they are. */
  readonly sure: number;
}

/** 400 points ahead: ten points won for one lost. */
const SCALE = 400 / Math.LN10;
const SURE = 1.959964;
/** Where the scale hangs. */
const MIDDLE = 1000;
/** A drawn game with somebody average: keeps whoever won or lost everything on the scale. */
const DRAWN = 1;
const ROUNDS = 400;

interface Met {
  readonly points: number;
  readonly games: number;
  readonly other: number;
}

/** The ratings that make these results likeliest (Bradley and Terry), the strongest first. */
export function ratingsOf(names: readonly string[], matches: readonly Match[]): readonly Rating[] {
  const met: readonly Met[][] = names.map(() => []);
  const place = (name: string): number => names.indexOf(name);
  for (const { first, second, points, games } of matches) {
    met[place(first)]!.push({ points, games, other: place(second) });
    met[place(second)]!.push({ points: games - points, games, other: place(first) });
  }
  let strengths = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) strengths = levelled(strengths.map((own, i) => better(own, met[i]!)));
  return names
    .map((name, i) => ({ name, rating: MIDDLE + SCALE * Math.log(strengths[i]!), sure: sureness(i) }))
    .sort((a, b) => b.rating - a.rating);

  /** What the results say of somebody, if the others are as strong as they seem. */
  function better(own: number, games: readonly Met[]): number {
    let points = DRAWN / 2;
    let expected = DRAWN / (own + 1);
    for (const each of games) {
      points += each.points;
      expected += each.games / (own + strengths[each.other]!);
    }
    return points / expected;
  }

  function sureness(i: number): number {
    let known = DRAWN * chanceAgainst(strengths[i]!, 1);
    for (const { games, other } of met[i]!) known += games * chanceAgainst(strengths[i]!, strengths[other]!);
    return (SURE * SCALE) / Math.sqrt(known);
  }
}

/** How much one game between the two tells: most if they are as strong. */
const chanceAgainst = (own: number, other: number): number => (own * other) / ((own + other) * (own + other));

/** Ratings have a middle, nothing else: their geometric mean is 1. */
function levelled(strengths: readonly number[]): number[] {
  const mean = Math.exp(strengths.reduce((sum, each) => sum + Math.log(each), 0) / strengths.length);
  return strengths.map((each) => each / mean);
}
