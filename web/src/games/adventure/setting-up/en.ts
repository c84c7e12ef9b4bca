/** Words of the form for a new adventure, English. */
export const en = {
  stories: 'Which story?',
  'story.chosen': 'chosen',
  'story.length': '{n} tiles · 2 to 3 hours',
  few: 'Nobody left',
  'few.text': 'Somebody has to walk the road: one survivor at least.',
  full: 'Four at most',
  'full.text': 'There are figures for four survivors.',
} as const;
