/**
 * The game that all contestants of the kernel benchmark play: forty spaces, four players, two workers each, five rounds.
 * A space needs food or water in stock and is paid for good by good. It may give a good of choice, a trade, or another
 * placement at once, so that one placement is a chain of nested decisions. What is paid goes to the market, what is
 * gained comes from there if it can, and points gather beside taken spaces. About 150 decisions a game; nothing but the
 * players is random.
 */
export const PLAYERS = 4;
export const WORKERS = 2;
export const ROUNDS = 5;
export const GOODS = ['food', 'water', 'power', 'scrap'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Record<Good, number>;

const BONUSES = ['none', 'good', 'trade', 'again'] as const;
type Bonus = (typeof BONUSES)[number];

interface SpaceSpec {
  /** What must be in stock to go there: nobody works hungry. */
  readonly needs: { readonly food: number; readonly water: number };
  /** How many goods are paid, of whatever kind. */
  readonly cost: number;
  readonly points: number;
  readonly bonus: Bonus;
}

const spaces: Readonly<Record<string, SpaceSpec>> = Object.fromEntries(
  Array.from({ length: 40 }, (_, i) => [
    `space:${i}`,
    {
      needs: { food: i % 2, water: i % 5 === 0 ? 1 : 0 },
      cost: i % 3,
      points: 1 + ((i * 7) % 4),
      bonus: BONUSES[i % BONUSES.length]!,
    },
  ]),
);
export const SPACE_IDS: readonly string[] = Object.keys(spaces);
export const SPACES: readonly SpaceSpec[] = Object.values(spaces);
