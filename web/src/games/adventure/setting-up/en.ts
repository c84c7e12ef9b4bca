/** Words of the form for a new adventure, English. */
export const en = {
  stories: 'Which story?',
  'story.factions': '{star} or {shield}',
  few: 'Nobody left',
  'few.text': 'Somebody has to walk the road: one survivor at least.',
  full: 'Four at most',
  'full.text': 'There are figures for four survivors.',
} as const;
