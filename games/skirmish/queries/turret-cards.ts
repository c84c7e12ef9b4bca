/** A turret as a unit card would show it. */
import type { Turret, Unit } from '../content.ts';

/** What a turret's card says, as a unit card would: its skill stands beside PER, its Health beside END. */
export const turretCard = ({
  skill,
  health,
  reactions: _,
  short: _s,
  long: _l,
  damage: _d,
  ...card
}: Turret): Unit => ({
  ...card,
  faction: 'none',
  unique: false,
  type: 'robot',
  special: { STR: 0, PER: skill, END: health, CHA: 0, INT: 0, AGI: 0, LUC: 0 },
  skills: { rifle: 'PER', health: 'END' },
  colors: {},
  move: 'orange',
  icons: [],
  specialities: [],
  has: [],
  aura: [],
  perks: [],
  kit: [],
  free: [],
});
