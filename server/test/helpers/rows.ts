/** What tests of storage keep: a table that waits, and something said at it. */
export const ROW = {
  id: 'a',
  code: 'A',
  game: 'vault',
  status: 'waiting',
  listed: false,
  at: 0,
  people: [],
  card: null,
} as const;

export const chat = (text: string) => ({ type: 'chat', by: 'Ann', text, at: 1 }) as const;
