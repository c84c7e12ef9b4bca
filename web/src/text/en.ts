/** English. Slots: {name}; counts: {n|one|# many}. */
export const en = {
  close: 'Close',
  'why.not': 'Not now',
} as const;
