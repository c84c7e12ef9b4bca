/** The last attack as the log tells it: what was needed, what was rolled, and what came of it. Pure. */
import type { DiceIcon, EffectDie, Gain } from '@holotape/skirmish/words';
import type { LogLine } from '@holotape/table/spoken/protocol';

interface RolledDie {
  readonly die: EffectDie;
  readonly icons: readonly DiceIcon[];
}

export interface Story {
  readonly kind: 'shoot' | 'throw' | 'strike';
  /** Its first line in the log. */
  readonly at: number;
  /** The last line that tells of it. */
  readonly until: number;
  readonly model: string;
  readonly target: string;
  readonly weapon: string;
  readonly modifiers: readonly { readonly by: number; readonly rule: string; readonly from?: string }[];
  /** What the Skill Die shows, as the log says it: `3`, `X`, `1 with a Critical Point`. */
  readonly shows: string | undefined;
  readonly dice: readonly RolledDie[];
  /** undefined until it is judged. */
  readonly outcome: 'hit' | 'miss' | 'x' | undefined;
  readonly result: number | undefined;
  readonly needed: number | undefined;
  readonly lucks: readonly { readonly use: string; readonly lucky: boolean }[];
  readonly gains: readonly Gain[];
  readonly armor: readonly { readonly model: string; readonly type: string; readonly blocked: number }[];
  readonly taken: readonly { readonly model: string; readonly type: string; readonly damage: number }[];
  readonly fallen: readonly string[];
}

type Args = Readonly<Record<string, unknown>>;
type Draft = { -readonly [K in keyof Story]: Story[K] };

const OPENS = new Set(['shoot', 'throw', 'strike']);
/** Lines that say that something else has begun. */
const ENDS = new Set([
  'ready',
  'use',
  'moved',
  'charged',
  'react',
  'prepared',
  'round',
  'free-attack',
  'turret',
  'item',
]);

type Reader = (story: Draft, args: Args) => void;

const READERS: Readonly<Record<string, Reader>> = {
  'modifier.of': (story, { by, rule }) => {
    story.modifiers = [...story.modifiers, { by: Number(by), rule: String(rule) }];
  },
  'modifier.from': (story, { by, rule, from }) => {
    story.modifiers = [...story.modifiers, { by: Number(by), rule: String(rule), from: String(from) }];
  },
  'die.skill': (story, { shows }) => {
    story.shows = String(shows);
  },
  'die.effect': (story, { die, icons }) => {
    story.dice = [...story.dice, { die: die as EffectDie, icons: iconsOf(icons) }];
  },
  hit: (story, args) => judge(story, 'hit', args),
  miss: (story, args) => judge(story, 'miss', args),
  'miss.x': (story, args) => judge(story, 'x', args),
  luck: (story, { use }) => {
    story.lucks = [...story.lucks, { use: String(use), lucky: true }];
  },
  'no-luck': (story, { use }) => {
    story.lucks = [...story.lucks, { use: String(use), lucky: false }];
  },
  effect: (story, { gain }) => {
    story.gains = [...story.gains, gain as Gain];
  },
  armor: (story, { model, type, blocked }) => {
    story.armor = [...story.armor, { model: String(model), type: String(type), blocked: Number(blocked) }];
  },
  suffered: (story, { model, type, damage }) => {
    story.taken = [...story.taken, { model: String(model), type: String(type), damage: Number(damage) }];
  },
  eliminated: (story, { model }) => {
    story.fallen = [...story.fallen, String(model)];
  },
};

const iconsOf = (icons: unknown): DiceIcon[] =>
  String(icons)
    .split(', ')
    .filter((icon) => icon !== '') as DiceIcon[];

function judge(story: Draft, outcome: Story['outcome'], { result, needed }: Args): void {
  story.outcome = outcome;
  story.result = typeof result === 'number' ? result : undefined;
  story.needed = typeof needed === 'number' ? needed : undefined;
}

/** The attack that is going on, or the last one that is over. */
export function lastStory(log: readonly LogLine[]): Story | undefined {
  const at = log.findLastIndex(({ say }) => OPENS.has(say));
  const first = log[at];
  if (first === undefined) return undefined;
  const { model, target, weapon } = (first.args ?? {}) as Args;
  const story: Draft = {
    kind: first.say as Story['kind'],
    at,
    until: at,
    model: String(model),
    target: String(target),
    weapon: String(weapon),
    modifiers: [],
    shows: undefined,
    dice: [],
    outcome: undefined,
    result: undefined,
    needed: undefined,
    lucks: [],
    gains: [],
    armor: [],
    taken: [],
    fallen: [],
  };
  for (const [i, { say, args }] of log.slice(at + 1).entries()) {
    if (ENDS.has(say)) break;
    const read = READERS[say];
    if (read === undefined) continue;
    read(story, (args ?? {}) as Args);
    story.until = at + 1 + i;
  }
  return story;
}
