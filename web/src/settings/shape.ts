/** What the settings are, and how they are read back from what was kept. */

export const LIGHTS = ['system', 'day', 'night'] as const;
export const TEXT_SIZES = [100, 115, 130, 150] as const;
export const MOTIONS = ['full', 'calm', 'none'] as const;
export const BOTS = ['unhurried', 'quick', 'at-once'] as const;
export const DOORS = ['always', 'never'] as const;

export interface Settings {
  readonly light: (typeof LIGHTS)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  /** Undefined: as the system wishes. */
  readonly motion: (typeof MOTIONS)[number] | undefined;
  /** How long the moves of bots are shown on this device. */
  readonly bots: (typeof BOTS)[number];
  readonly sounds: boolean;
  /** 0 to 100. */
  readonly volume: number;
  /** A bell when it is my turn, even without other sounds. */
  readonly bell: boolean;
  /** A note of the browser when it is my turn and I look elsewhere. */
  readonly notes: boolean;
  /** Answer when there is only one choice. */
  readonly onlyChoice: boolean;
  /** Shut the door between two people on one screen. */
  readonly door: (typeof DOORS)[number];
  /** Rule tags in the log. */
  readonly ruleTags: boolean;
  /** Teach me while I play for the first time. */
  readonly hints: boolean;
  /** What I am called. */
  readonly name: string;
}

export const DEFAULTS: Settings = {
  light: 'system',
  text: 100,
  motion: undefined,
  bots: 'unhurried',
  sounds: false,
  volume: 60,
  bell: false,
  notes: false,
  onlyChoice: true,
  door: 'always',
  ruleTags: true,
  hints: true,
  name: '',
};

/** Takes only what has the right shape: a damaged setting is no setting. */
export function readSettings(kept: unknown): Settings {
  if (kept === null || typeof kept !== 'object') return DEFAULTS;
  const given = kept as Record<string, unknown>;
  const one = <T>(key: keyof Settings, allowed: readonly T[], usual: T): T =>
    allowed.includes(given[key] as T) ? (given[key] as T) : usual;
  const flag = (key: keyof Settings) => one(key, [true, false], DEFAULTS[key] as boolean);
  const volume = given.volume;
  return {
    light: one('light', LIGHTS, DEFAULTS.light),
    text: one('text', TEXT_SIZES, DEFAULTS.text),
    motion: one<Settings['motion']>('motion', MOTIONS, undefined),
    bots: one('bots', BOTS, DEFAULTS.bots),
    sounds: flag('sounds'),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : DEFAULTS.volume,
    bell: flag('bell'),
    notes: flag('notes'),
    onlyChoice: flag('onlyChoice'),
    door: one('door', DOORS, DEFAULTS.door),
    ruleTags: flag('ruleTags'),
    hints: flag('hints'),
    name: typeof given.name === 'string' ? given.name.slice(0, 24) : '',
  };
}
