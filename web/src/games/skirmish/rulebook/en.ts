/** Words of the skirmish's rulebook besides its rules, English. */
export const en = {
  legend: 'Terrain on the table',
  'legend.lead':
    'One sign, one meaning: solid dark blocks sight, outlined and lighter is cover, a dotted edge is an area, chevrons are slow, teeth inside the edge can be climbed.',
  sight: 'blocks sight',
  cover: 'cover',
  area: 'area',
  'ground.normal': 'open to walk on',
  'ground.difficult': 'slow',
  'ground.impassable': 'no way',
  'ground.climbable': 'climb',
  'ground.ladder': 'ladder',
  height: '{inches}″ high',
  'weight.landmark': 'Landmarks',
  'weight.middle': 'Middle pieces',
  'weight.scatter': 'Scatter',
} as const;
