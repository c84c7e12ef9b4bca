/** Words of the force builder, English. */
export const en = {
  open: 'Open a file',
  'name.coded': 'A force by its code',
} as const;
