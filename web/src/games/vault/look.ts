/** How each space looks now: what is asked of whom, with the dweller in hand. Pure, so that it can be tested. */
import type { Reason } from '@holotape/kernel/play';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { Space, ThreatCard } from '@holotape/vault/content';
import type { Colour, Letter } from '@holotape/vault/printed/icons';
import { paysTwice } from '@holotape/vault/queries/placing';
import { missingFor } from '@holotape/vault/queries/using';
import type { Vault } from '@holotape/vault/state';
import {
  asksForSpace,
  type DwellerKind,
  offers,
  type SpaceView,
  type Standing,
  spacesOf,
  whyNotThisOne,
} from './reading.ts';

/** A peg on the board. */
export interface PegLook {
  readonly colour: Colour;
  readonly dweller: string;
  readonly trained: Letter | null;
  readonly injured: boolean;
  readonly learning: boolean;
}

/** `idle`: nothing is asked of this viewer. `locked`: somebody else's elevator. */
const STATUSES = ['idle', 'open', 'blocked', 'taken', 'locked'] as const;
type Status = (typeof STATUSES)[number];

export interface SpaceLook {
  readonly id: string;
  readonly space: Space;
  readonly threat: ThreatCard | undefined;
  readonly status: Status;
  /** Why it cannot be chosen, where it cannot. */
  readonly why: Reason | undefined;
  /** It could be chosen with another of one's dwellers. */
  readonly otherDweller: boolean;
  /** Its letter is that of the dweller in hand. */
  readonly twice: boolean;
  readonly lacks: readonly number[];
  readonly pegs: readonly PegLook[];
  /** New dwellers on their icon. */
  readonly fresh: readonly PegLook[];
  /** The pegs to be placed here, while it is chosen and not yet confirmed. */
  readonly chosen: readonly PegLook[] | undefined;
  /** Somebody's last move. */
  readonly last: Colour | undefined;
  /** Pencilled in by this viewer. */
  readonly plan: Colour | undefined;
}

interface Looking {
  readonly vault: Vault;
  readonly question: QuestionInfo | null;
  /** The dweller in hand. */
  readonly hand: DwellerKind | undefined;
  /** `space:top.1.2` */
  readonly chosen: string | undefined;
  readonly last: { readonly space: string; readonly seat: number } | undefined;
  readonly plan: { readonly space: string; readonly seat: number } | undefined;
}

const NONE: readonly number[] = [];
const NOBODY: readonly PegLook[] = [];

function statusOf(asked: boolean, view: SpaceView, why: Reason | undefined): Status {
  if (!asked) return 'idle';
  if (why === undefined) return 'open';
  if (why.say === 'why.not-your-elevator') return 'locked';
  return view.here.length > 0 ? 'taken' : 'blocked';
}

/** Every space of the board by its id. */
export function looksOf({ vault, question, hand, chosen, last, plan }: Looking): ReadonlyMap<string, SpaceLook> {
  const asked = asksForSpace(question);
  const offered = offers(question);
  const { players } = vault.state;
  const me = question === null ? undefined : players[question.seat];
  const peg = ({ seat, dweller }: Standing): PegLook => ({
    colour: players[seat]!.colour,
    dweller: dweller.id,
    trained: dweller.trained,
    injured: dweller.injured,
    learning: dweller.training !== null,
  });
  const looks = new Map<string, SpaceLook>();
  for (const view of spacesOf(vault)) {
    const { id, space, threat, here, fresh } = view;
    const byRules = offered.get(id);
    const byHand = hand === undefined ? undefined : whyNotThisOne(space, hand);
    const why = byRules ?? (asked ? byHand : undefined);
    const status = statusOf(asked, view, why);
    const vacant = here.length === 0;
    looks.set(id, {
      id,
      space,
      threat,
      status,
      why,
      otherDweller: asked && byRules === undefined && byHand !== undefined,
      twice: asked && vacant && hand !== undefined && paysTwice(space, [hand]),
      lacks: status === 'blocked' && me !== undefined && byRules !== undefined ? missingFor(me, space, byRules) : NONE,
      pegs: here.length > 0 ? here.map(peg) : NOBODY,
      fresh: fresh.length > 0 ? fresh.map(peg) : NOBODY,
      chosen: chosen === `space:${id}` && me !== undefined ? handPegs(me.colour, hand, space.linked) : undefined,
      last: last?.space === id ? players[last.seat]?.colour : undefined,
      plan: plan?.space === id ? players[plan.seat]?.colour : undefined,
    });
  }
  return looks;
}

function handPegs(colour: Colour, hand: DwellerKind | undefined, two: boolean): PegLook[] {
  if (hand === undefined) return [];
  const peg = { colour, dweller: hand.dweller, trained: hand.trained, injured: hand.injured, learning: false };
  return two ? [peg, { ...peg, dweller: `${colour}-2`, trained: null }] : [peg];
}

const samePegs = (a: readonly PegLook[] | undefined, b: readonly PegLook[] | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.length === b.length &&
    a.every((peg, i) => {
      const other = b[i]!;
      return (
        peg.dweller === other.dweller &&
        peg.colour === other.colour &&
        peg.trained === other.trained &&
        peg.injured === other.injured &&
        peg.learning === other.learning
      );
    }));

/** Whether a space would be drawn the same. */
export const sameLook = (a: SpaceLook | undefined, b: SpaceLook | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.id === b.id &&
    a.space === b.space &&
    a.threat === b.threat &&
    a.status === b.status &&
    a.twice === b.twice &&
    a.last === b.last &&
    a.plan === b.plan &&
    a.lacks.join() === b.lacks.join() &&
    samePegs(a.pegs, b.pegs) &&
    samePegs(a.fresh, b.fresh) &&
    samePegs(a.chosen, b.chosen));

/** The last placement of the log, if nothing was recalled since. */
export function lastPlacement(
  log: readonly { readonly say: string; readonly args?: unknown }[],
): { readonly space: string; readonly seat: number; readonly room: string | null } | undefined {
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const { say, args } = log[i]!;
    if (say === 'step.recall' || say === 'round') return undefined;
    if (say !== 'place') continue;
    const { seat, where } = args as { seat: number; where: { space: string; room: string | null } };
    return { seat, space: where.space, room: where.room };
  }
  return undefined;
}
