/**
 * What the table teaches somebody who has never walked this road, in the order in which it matters. A hint is due from when
 * its thing can be pointed at until that is over.
 */
import { isAsOne } from '@holotape/adventure/queries/fate';
import type { AdventureView } from '@holotape/adventure/view';
import { openPosition } from '@holotape/adventure/view';
import { type Hint, optionOf, type TableContext } from '../module.ts';
import type { en } from './en.ts';
import { adventureContent } from './pack.ts';
import { inTurn, NOT_NOW, TOGETHER_HINTS, when } from './together/hints.ts';
import { waysFrom } from './walking.ts';
import { a } from './words.ts';

type Context = TableContext<AdventureView>;
type Teach = keyof typeof en extends infer K ? (K extends `teach.${infer T}.text` ? T : never) : never;

/** Open options of the question that begin like this, as things of the map. */
const openTiles = ({ question }: Context): readonly string[] =>
  question?.options?.flatMap(({ id, blocked }) =>
    blocked === undefined && id.startsWith('explore:') ? [`space:#${id.slice('explore:'.length)}`] : [],
  ) ?? [];

/** Spaces one could walk to, the cheapest last: those with a price worth explaining come first. */
function walkable({ view, question }: Context): readonly string[] {
  const ways = [...waysFrom(openPosition(view, adventureContent()), question)];
  return ways.toSorted(([, one], [, other]) => other.points - one.points).map(([space]) => `space:${space}`);
}

/** All win or lose as one: there is no influence to speak of. NC-SCEN-4 */
const asOne = ({ view }: Context): boolean => isAsOne(openPosition(view, adventureContent()));

/** Spaces with an enemy that one can see. */
const enemies = ({ view }: Context): readonly string[] =>
  view.enemies.filter(({ faceup }) => faceup).map(({ space }) => `space:${space}`);

const hint = (
  id: Teach,
  rule: string,
  about: Hint<AdventureView>['about'],
  isOf?: Hint<AdventureView>['isOf'],
): Hint<AdventureView> => ({
  id,
  title: a(`teach.${id}`),
  text: a(`teach.${id}.text`),
  rule,
  about,
  ...(isOf && { isOf }),
});

/** Against each other, with agendas: what a company has instead is told by hints of its own. */
const apart = ({ view }: Context): boolean => view.together === null;

const ALWAYS: readonly Hint<AdventureView>[] = [
  hint('survivor', 'FB-SETUP-14', ({ question }) => when(question?.ask === 'setup.survivor', 'screen:question')),
  hint(
    'wins',
    'FB-INF-1',
    (context) => when(inTurn(context), 'adventure:agendas', 'screen:headline'),
    (context) => apart(context) && !asOne(context),
  ),
  hint(
    'as-one',
    'NC-SCEN-4',
    (context) => when(inTurn(context), 'adventure:as-one', 'screen:headline'),
    (context) => apart(context) && asOne(context),
  ),
  hint('quests', 'FB-QUEST-1', (context) => when(inTurn(context), 'adventure:quests'), apart),
  hint('boot', 'FB-MOVE-2', (context) => (inTurn(context) ? walkable(context) : NOT_NOW)),
  hint('key', 'FB-MOVE-1', (context) =>
    when(context.question?.ask === 'turn' && optionOf(context) !== undefined, 'screen:confirm'),
  ),
  hint('explore', 'FB-EXP-1', (context) => (inTurn(context) ? openTiles(context) : NOT_NOW)),
  hint('encounter', 'FB-ENC-4', ({ question }) =>
    when(question?.ask === 'encounter.option', 'adventure:encounter', 'screen:question'),
  ),
  hint('dice', 'FB-FIGHT-8', ({ question }) =>
    when(question?.ask === 'fight.reroll' || question?.ask === 'test.reroll', 'die:1'),
  ),
  hint('letters', 'FB-XP-1', (context) => when(inTurn(context) && context.view.round > 1, 'adventure:letters')),
  hint(
    'enemies',
    'FB-ACTV-1',
    (context) => (inTurn(context) && context.view.round > 1 ? enemies(context) : NOT_NOW),
    apart,
  ),
  hint('camp', 'FB-CAMP-1', ({ question }) => when(question?.ask === 'camp', 'adventure:camp', 'screen:question')),
  hint('power', 'FB-FAC-3', (context) => when(inTurn(context) && context.view.round > 1, 'adventure:power'), apart),
];

/** A company first hears what it plays for; then all walk alike. */
export const HINTS: readonly Hint<AdventureView>[] = [ALWAYS[0]!, ...TOGETHER_HINTS, ...ALWAYS.slice(1)];
