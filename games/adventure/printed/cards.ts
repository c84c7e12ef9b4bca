/** Encounter and quest cards: the star decks and the card library. */
import { z } from 'zod';
import { ENCOUNTER_BACKS, type InSet } from '../words.ts';
import { cards, condition, trigger } from './conditions.ts';
import { instructions } from './instructions.ts';
import { amount, cardId, name, place, positive, text } from './parts.ts';

/** What must be paid before anything else happens. */
const costs = {
  /** Caps; as many as the level, if need be. FB-ENC-10 */
  spend: amount.optional(),
  discard: cards.optional(),
  /** One of these, of the survivor's choice. */
  either: z
    .array(z.strictObject({ spend: amount.optional(), discard: cards.optional() }))
    .min(2)
    .optional(),
};

const option = z
  .strictObject({
    /** The bold heading: all that is known before choosing. FB-ENC-4 */
    label: z.string().min(1).max(120),
    /** Only a survivor for whom it holds may choose this. FB-ENC-7 */
    requires: condition.optional(),
    /** If it holds, this happens and there is no choice. FB-ENC-8 */
    forced: condition.optional(),
    ...costs,
    /** Read out once chosen. */
    text: text.optional(),
    do: instructions.default([]),
  })
  .refine(
    ({ forced, requires, spend, discard, either }) => forced === undefined || !(requires || spend || discard || either),
    'a forced section has no further requirement',
  );
export type EncounterOption = z.infer<typeof option>;

const encounter = z.strictObject({
  id: cardId,
  back: z.enum(ENCOUNTER_BACKS),
  title: name,
  intro: text,
  /** On a star card: only in the longer decks of small tables. HT-ROADS-1 */
  more: z.literal(true).optional(),
  /** If it holds, the card is not played: another is drawn, and this one is trashed or added again. */
  skip: z.strictObject({ if: condition, put: z.enum(['trash', 'add']) }).optional(),
  /** Done when the card is drawn, before a choice is made. */
  drawn: instructions.default([]),
  options: z.array(option).min(1).max(5),
  /** While somebody keeps this card: at its next encounter of this sort this is done first, and the card leaves the game. */
  due: z.strictObject({ at: z.enum(ENCOUNTER_BACKS), do: instructions }).optional(),
});

const objective = z
  .strictObject({
    /** What is to be done, in words. */
    task: z.string().min(1).max(200),
    /** The event that completes it. Without one it takes a quest action. FB-QUEST-6, FB-QUEST-1 */
    trigger: trigger.optional(),
    /** So many times; counted on the card. */
    times: positive.default(1),
    /** The white section: where, and what else must hold. FB-QUEST-2 */
    at: place.optional(),
    requires: condition.optional(),
    ...costs,
    /** From left to right; what fails ends the attempt. FB-QUEST-3, FB-QUEST-5 */
    do: instructions.default([]),
    text: text.optional(),
    results: instructions,
  })
  .refine(
    ({ trigger, spend, discard, either, do: steps }) => !(trigger && (spend || discard || either || steps.length)),
    {
      message: 'a triggered objective has no cost and no instructions of its own',
    },
  )
  .refine(({ trigger, results }) => trigger?.when === undefined || results.some(({ trash }) => trash), {
    message: 'an objective that is completed as soon as something holds must trash its card',
  });
export type Objective = z.infer<typeof objective>;

const quest = z.strictObject({
  id: cardId,
  back: z.literal('quest'),
  title: name,
  intro: text,
  /** The top section, done when it is staged. FB-QUEST-9 */
  staged: instructions.default([]),
  /** Done at the end of every round, before the enemies. */
  endOfRound: instructions.default([]),
  objectives: z.array(objective).min(1).max(3),
});

const card = z.discriminatedUnion('back', [encounter, quest]);
export const cardsSchema = z.array(card);

export type EncounterCard = z.infer<typeof encounter> & InSet;
export type QuestCard = z.infer<typeof quest> & InSet;
export type LibraryCard = EncounterCard | QuestCard;
