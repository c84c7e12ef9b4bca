/** Words of the form for a new battle, English. */
export const en = {
  few: 'Two sides',
  'few.text': 'A battle has two sides; a bot can lead one of them.',
  full: 'Two at most',
  'full.text': 'A battle has two sides.',
} as const;
