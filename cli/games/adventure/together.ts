/** A game played together, in lines: goals, the faction against the company, what it has built, what has shown. */
import { fightIn, helpOdds } from '@holotape/adventure/queries/helping';
import { oppositionOf, quietRounds } from '@holotape/adventure/queries/opposition';
import { missingFor, progressOf } from '@holotape/adventure/queries/progress';
import { goalsDone, goalsNeeded, sideOf } from '@holotape/adventure/queries/together';
import type { Adventure } from '@holotape/adventure/state';
import { texts } from '@holotape/adventure/texts';
import { type Args, type Seat, sentence } from '@holotape/kernel';
import { beside, count, listed } from '../../terminal/text.ts';
import { type Drawing, factionName, positionIn } from './drawing.ts';

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** "Giant Slayers 1 of 2: Kill 2 enemies of level 3. To be killed, of level 3: 1." */
function goalText(drawing: Drawing, { card, done, count: so }: { card: string; done: boolean; count: number }): string {
  const { pen, content, names } = drawing;
  const goal = content.goals.get(card)!;
  if (done) return pen.dim(`${goal.name} done`);
  const position = positionIn(drawing);
  const { have, of } = progressOf(position, goal, so);
  const { say, args } = missingFor(position, goal, so);
  return `${pen.bold(goal.name)} ${have} of ${of}: ${goal.text} ${sentence(texts, content, names, say, args)}`;
}

/** Who is against them: the track, how likely it acts, and what it would do. AB-ACT-7 */
function oppositionText(drawing: Drawing): string {
  const { pen } = drawing;
  const position = positionIn(drawing);
  const { faction, at, last, acts, cards, tokens, effect } = oppositionOf(position);
  const quiet = quietRounds(position);
  const track = pen.ink(pen.glyph('full').repeat(at), 'magenta') + pen.dim(pen.glyph('empty').repeat(last - at));
  const chance = percent(cards === 0 ? 0 : acts / cards);
  const next =
    quiet >= drawing.view.round
      ? `It does nothing until round ${quiet} is over`
      : `It acts this round with ${chance} (${acts} of ${count(cards, 'card')})`;
  return `${factionName(drawing, faction)} ${track} space ${at + 1} of ${last + 1}, where all lose. ${next}; with ${count(tokens, 'token')} on the map: ${effect.text}`;
}

/** Nothing, if everybody plays for themselves. */
export function togetherLines(drawing: Drawing): string[] {
  const { view, content, width, pen } = drawing;
  const { together } = view;
  if (together === null || together.loyal === null) return [];
  const position = positionIn(drawing);
  const state = position.state.together!;
  const { camps } = together;
  const { home, plusText } = sideOf(position, together.loyal);
  const where = content.spaces.get(content.named.get(home)!)!.name;
  const built = together.upgrades.map((id) => content.upgrades.get(id)!).map(({ name, text }) => `${name} (${text})`);
  return [
    ...beside(
      pen.dim('Together '),
      `for ${factionName(drawing, together.loyal)} (each plus: ${plusText}): ${goalsDone(state)} of ${goalsNeeded(position.state)} goals, then a quest action at ${where} wins for all.`,
      width,
    ),
    ...together.goals.flatMap((goal) => beside('  ', goalText(drawing, goal), width)),
    ...beside(pen.dim('  against '), oppositionText(drawing), width),
    ...beside(
      pen.dim('  C.A.M.P. '),
      `${camps.placed.length} on the map, ${camps.gained} to put down, ${camps.supply} left`,
      width,
    ),
    ...(built.length === 0 ? [] : beside(pen.dim('  built '), listed(built), width)),
  ];
}

/** What has shown in a survivor, and what is attached to its cards. */
export function changesText({ view, content }: Drawing, seat: Seat): string {
  const { together } = view;
  if (together === null) return '';
  const shown = together.mutations[seat];
  const mutation = shown ? content.mutations.get(shown)! : undefined;
  const fitted = view.survivors[seat]!.cards.flatMap(({ id }) => {
    const mod = together.fitted[id];
    if (mod === undefined) return [];
    const { name, text } = content.modifications.get(mod)!;
    return [`${name} on ${content.items.get(id)!.name} (${text})`];
  });
  return [
    mutation === undefined
      ? 'a mutation, facedown until 5 rads'
      : `${mutation.name} (${mutation.good} ${mutation.bad})`,
    ...fitted,
  ].join(', ');
}

/** What a fight comes to alone, or with this survivor's help: behind each answer. AB-ASSIST-1 */
export function helpText(adventure: Adventure, about: Args | undefined, helper: Seat | undefined): string {
  const ahead = fightIn(about);
  if (ahead === undefined) return '';
  const { kill, harm, falls, helper: helping } = helpOdds(adventure, ahead, helper);
  const told = `killed ${percent(kill)}; the fighter loses about ${harm.toFixed(1)} HP and falls with ${percent(falls)}`;
  return helping === undefined
    ? told
    : `${told}, who helps loses about ${helping.harm.toFixed(1)} and falls with ${percent(helping.falls)}`;
}
