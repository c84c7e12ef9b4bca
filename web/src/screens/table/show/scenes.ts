/** What happened between two states of a table, as scenes to look at. Pure. */
import type { HeardTable } from '../../../client/state.ts';
import type { LogLook } from '../../../games/module.ts';

export interface Scene {
  /** Somebody's move; dice one has rolled oneself; the end of a round. */
  readonly kind: 'move' | 'dice' | 'round';
  /** Whose move it is. */
  readonly seat: number | undefined;
  /** The lines of the log that tell of it: from the first, up to before the second. */
  readonly from: number;
  readonly to: number;
  /** More of the move before it. */
  readonly goesOn: boolean;
  /** Dice lie in it: that takes longer to read. */
  readonly rolls: boolean;
}

interface Staged {
  readonly scene: Scene;
  readonly state: HeardTable;
}

/** What the game says of its log and its board. */
export interface Telling {
  /** The question shows the dice that it is about. */
  showsDice(question: NonNullable<HeardTable['question']>): boolean;
  /** How a line stands in the log. */
  look(line: HeardTable['log'][number]): LogLook;
  /** The board after the last move of a round, which its end has wiped. */
  lastMove(before: HeardTable['view'], lines: HeardTable['log']): HeardTable['view'];
}

/** Whose answer it was; undefined where several were asked, or the dice. */
function actorOf({ waits }: HeardTable): number | undefined {
  const [who] = waits;
  return waits.length === 1 && who !== 'chance' ? who : undefined;
}

/** Dice belong to whom their line names, or else to whom the line that they follow does; to begin with to whoever moves. */
function hasRolled(looks: readonly LogLook[], actor: number): boolean {
  let whose: number | undefined = actor;
  return looks.some(({ dice, changesDice, follows, seat }) => {
    if (seat !== undefined || !follows) whose = seat;
    return (dice !== undefined || changesDice === true) && whose === actor;
  });
}

/**
 * The scenes of what has happened since; none where it may be shown at once. `anew`: it is another story (play was taken
 * back, or the line came back). `busy`: something else is being shown, so that what a person did has to wait its turn, too.
 */
export function scenesOf(
  before: HeardTable,
  after: HeardTable,
  telling: Telling,
  busy: boolean,
): readonly Staged[] | 'anew' {
  if (before.info?.status !== 'playing' || after.log === before.log || after.log.length === before.log.length)
    return [];
  if (after.log.length < before.log.length || after.log[before.log.length - 1] !== before.log.at(-1)) return 'anew';
  const actor = actorOf(before);
  const seat = actor === undefined ? undefined : before.info.seats[actor];
  const own = seat === undefined || (seat.yours && seat.kind === 'human');
  const looks = after.log.slice(before.log.length).map((line) => telling.look(line));
  const from = before.log.length;
  const to = after.log.length;
  const head = looks.findIndex((each) => each.head !== undefined);
  const opensRound = looks.some((each) => each.opensRound);
  /** Where the move ends and the round's own business begins. */
  const cut = opensRound ? from + head : to;

  const scenes: Staged[] = [];
  const isOver = cut === to;
  // While a scene lasts nothing is asked. What a round's end took from the board is seen on it before it goes.
  const veiled = { question: null, asks: null, undos: before.undos, result: null } as const;
  const meanwhile: HeardTable = {
    ...(isOver ? after : before),
    ...veiled,
    info: before.info,
    waits: before.waits,
    ...(isOver
      ? { log: after.log }
      : { log: after.log.slice(0, cut), view: telling.lastMove(before.view, after.log.slice(from, cut)) }),
  };
  const moved = looks.slice(0, cut - from);
  const isSeen = after.question !== null && telling.showsDice(after.question);
  const rolled = actor !== undefined && !isSeen && hasRolled(moved, actor);
  const goesOn = moved.every(({ follows }) => follows);
  if (moved.length > 0) {
    if (own && rolled)
      scenes.push({
        state: meanwhile,
        scene: { kind: 'dice', seat: actor, from, to: cut, goesOn: false, rolls: true },
      });
    else if (!own && (busy || seat.kind === 'bot'))
      scenes.push({ state: meanwhile, scene: { kind: 'move', seat: actor, from, to: cut, goesOn, rolls: rolled } });
  }
  if (opensRound)
    scenes.push({
      state: { ...after, ...veiled, info: before.info, waits: [] },
      scene: { kind: 'round', seat: undefined, from: cut, to, goesOn: false, rolls: false },
    });
  return scenes;
}
