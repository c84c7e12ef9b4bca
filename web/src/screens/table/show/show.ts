/**
 * What a screen shows of its table. Bots answer as fast as they can think; people want to see each move. So what others do
 * is shown one scene after the other, at the pace this screen's people like, and each scene can be cut short. What one
 * does oneself is shown at once. Chat, seats and the state of the line never wait.
 */
import type { HeardTable } from '../../../client/state.ts';
import type { Settings } from '../../../settings/shape.ts';
import { type Scene, scenesOf, type Telling } from './scenes.ts';

/** How long a scene is shown, in milliseconds; `key`: until somebody has read it. */
type Hold = number | 'key';

const HOLDS: Readonly<Record<Exclude<Settings['bots'], 'at-once'>, Readonly<Record<Scene['kind'], Hold>>>> = {
  unhurried: { move: 1500, dice: 'key', round: 'key' },
  quick: { move: 500, dice: 'key', round: 2500 },
};

/** Dice take so much longer to read. */
const LONGER = 2;

/** What the show is given. */
interface Stage extends Telling {
  pace(): Settings['bots'];
  /** Somebody looks at the screen. */
  watched(): boolean;
  /** Calls after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, call: () => void): () => void;
}

interface Shown {
  readonly state: HeardTable;
  /** What is shown just now; undefined: the table as it is. */
  readonly scene: Scene | undefined;
  /** It stays until it is cut. */
  readonly stays: boolean;
}

interface Source {
  subscribe(listener: () => void): () => void;
  state(): HeardTable;
}

/** A scene with the table as it is to look meanwhile. */
interface Item {
  readonly scene: Scene;
  readonly state: HeardTable;
}

export class Show {
  readonly #source: Source;
  readonly #stage: Stage;
  readonly #listeners = new Set<() => void>();
  #queue: Item[] = [];
  #heard: HeardTable;
  #shown: Shown;
  /** Nothing is shown by itself until this screen is asked. */
  #skipping = false;
  /** Somebody reads the scene. */
  #held = false;
  #stop: () => void = () => undefined;
  #leave: () => void = () => undefined;

  constructor(source: Source, stage: Stage) {
    this.#source = source;
    this.#stage = stage;
    this.#heard = source.state();
    this.#shown = { state: this.#heard, scene: undefined, stays: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      this.#leave = this.#source.subscribe(() => this.#hear(this.#source.state()));
      if (this.#source.state() !== this.#heard) this.#catchUp(this.#source.state());
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#leave();
      this.#stop();
    };
  };

  readonly current = (): Shown => this.#shown;

  /** Cuts a scene short. Where another is shown already, nothing: that one has not been seen. */
  readonly next = (scene: Scene): void => {
    if (this.#queue[0]?.scene !== scene) return;
    this.#held = false;
    this.#queue.shift();
    this.#play();
  };

  /** Cuts everything until this screen is asked. */
  readonly skip = (): void => {
    this.#skipping = this.#heard.question === null;
    this.#catchUp(this.#heard);
  };

  /** Somebody reads: the scene stays until they have. */
  readonly hold = (): void => {
    this.#held = true;
    this.#stop();
  };
  readonly goOn = (): void => {
    if (!this.#held) return;
    this.#held = false;
    this.#wait();
  };

  #hear(state: HeardTable): void {
    const before = this.#heard;
    this.#heard = state;
    const busy = this.#queue.length > 0;
    const scenes =
      this.#stage.pace() === 'at-once' || this.#skipping || !this.#stage.watched()
        ? []
        : scenesOf(before, state, this.#stage, busy);
    if (state.question !== null) this.#skipping = false;
    if (scenes === 'anew' || (!busy && scenes.length === 0)) {
      this.#catchUp(state);
      return;
    }
    for (const item of scenes) this.#add(item);
    if (busy) this.#tell();
    else this.#play();
  }

  /** A bot that is asked once more about the same move goes on with its scene. */
  #add(item: Item): void {
    const last = this.#queue.at(-1);
    const goesOn = item.scene.goesOn && last?.scene.kind === 'move' && last.scene.seat === item.scene.seat;
    if (!goesOn) {
      this.#queue.push(item);
      return;
    }
    this.#queue[this.#queue.length - 1] = {
      ...item,
      scene: { ...last.scene, to: item.scene.to, rolls: last.scene.rolls || item.scene.rolls },
    };
    if (this.#queue.length === 1) this.#wait();
  }

  #catchUp(state: HeardTable): void {
    this.#stop();
    this.#held = false;
    this.#queue = [];
    this.#heard = state;
    this.#tell();
  }

  #play(): void {
    this.#wait();
    this.#tell();
  }

  #wait(): void {
    this.#stop();
    const [item] = this.#queue;
    const hold = this.#holdOf(item);
    if (item === undefined || typeof hold !== 'number' || this.#held) return;
    this.#stop = this.#stage.after(hold, () => this.next(item.scene));
  }

  #holdOf(item: Item | undefined): Hold | undefined {
    const pace = this.#stage.pace();
    if (item === undefined) return undefined;
    const hold = pace === 'at-once' ? 0 : HOLDS[pace][item.scene.kind];
    return typeof hold === 'number' && item.scene.rolls ? hold * LONGER : hold;
  }

  #tell(): void {
    const [item] = this.#queue;
    const state = item === undefined ? this.#heard : asShown(this.#heard, item.state);
    this.#shown = { state, scene: item?.scene, stays: this.#holdOf(item) === 'key' };
    for (const listener of this.#listeners) listener();
  }
}

/** The table as it is, but with the play of before. */
function asShown(now: HeardTable, play: HeardTable): HeardTable {
  const { n, view, viewSeat, log, question, waits, asks, undos, result } = play;
  const info = now.info && play.info && { ...now.info, status: play.info.status };
  return { ...now, n, view, viewSeat, log, question, waits, asks, undos, result, info };
}
