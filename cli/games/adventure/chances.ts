/** Exact odds of tests and fights, for who asks before choosing. */
import { questCard } from '@holotape/adventure/content';
import { fightChance, testChance } from '@holotape/adventure/queries/chances';
import { hitsNeeded } from '@holotape/adventure/queries/fights';
import { enemyById, foeOf } from '@holotape/adventure/queries/foes';
import { type LyingDice, lyingIn, rungsOf } from '@holotape/adventure/queries/rerolls';
import { hasTrait, survivorOf } from '@holotape/adventure/queries/survivors';
import { testRerolls } from '@holotape/adventure/queries/tests';
import type { Adventure } from '@holotape/adventure/state';
import { LETTERS, type Letter } from '@holotape/adventure/words';
import type { AnySession, Seat } from '@holotape/kernel';
import { beside, count, listed } from '../../terminal/text.ts';
import type { Asking, Canvas } from '../face.ts';

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const restedNote = (adventure: Adventure, seat: Seat): string =>
  hasTrait(survivorOf(adventure.state, seat), 'well-rested') ? '; one more if you give up Well Rested' : '';

function fightLine(adventure: Adventure, seat: Seat, id: string): readonly [string, string] | undefined {
  const enemy = enemyById(adventure.state, id);
  const foe = enemy?.faceup ? foeOf(adventure, enemy.token) : undefined;
  if (enemy === undefined || foe === undefined) return undefined;
  const { kill, damage, rerolls } = fightChance(
    adventure,
    seat,
    foe,
    enemy.space !== survivorOf(adventure.state, seat).space,
  );
  const needs = count(hitsNeeded(foe), 'hit');
  return [
    foe.name,
    `killed ${percent(kill)} (${needs} needed, ${count(rerolls, 'reroll')}${restedNote(adventure, seat)}); costs about ${damage.toFixed(1)} HP`,
  ];
}

function questLine(
  adventure: Adventure,
  seat: Seat,
  card: string,
  number: number,
): readonly [string, string] | undefined {
  const { title, objectives } = questCard(adventure.content, card);
  const tests = objectives[number - 1]!.do.flatMap(({ test }) => test ?? []);
  if (tests.length === 0) return undefined;
  const parts = tests.map(({ letters, difficulty }) => {
    const rerolls = count(testRerolls(adventure, seat, letters), 'reroll');
    const what = `test ${letters.join('')}${difficulty === undefined ? '' : ` ${difficulty}`}`;
    return difficulty === undefined
      ? `${what}: an open test, ${rerolls}`
      : `${what}: passed ${percent(testChance(adventure, seat, letters, difficulty))} (${rerolls}${restedNote(adventure, seat)})`;
  });
  return [`${title}, objective ${number}`, parts.join('; ')];
}

/** `odds PL 4`: a test with these letters. */
function askedTest(adventure: Adventure, seat: Seat, rest: string): readonly [string, string] | undefined {
  const [, given = '', difficulty] = /^([a-z]+)\s*(\d)$/i.exec(rest.replace(/^test\s+/i, '').trim()) ?? [];
  const letters = [...given.toUpperCase()].filter((each): each is Letter => LETTERS.some((letter) => letter === each));
  if (difficulty === undefined || letters.length !== given.length) return undefined;
  const chance = testChance(adventure, seat, letters, Number(difficulty));
  const rerolls = count(testRerolls(adventure, seat, letters), 'reroll');
  return [
    `Test ${letters.join('')} ${difficulty}`,
    `passed ${percent(chance)} (${rerolls}${restedNote(adventure, seat)})`,
  ];
}

/** Every reroll of the dice on the table: how likely success is then, and what it costs in a fight. */
function rerollLines({ pen, width }: Canvas, adventure: Adventure, lying: LyingDice): string[] {
  return rungsOf(adventure, lying).flatMap(({ dice, chance, harm, rads }) => {
    const name = dice === '' ? 'As they lie' : `Reroll ${listed([...dice])}`;
    const costs =
      harm === undefined ? '' : `; costs about ${harm.toFixed(1)} HP${rads ? ` and ${rads.toFixed(1)} rads` : ''}`;
    return beside(`  ${pen.bold(name)}: `, `${percent(chance)}${costs}`, width);
  });
}

/** Everything on the table that can be fought or tested; or the test that was asked about. */
export function oddsLines(canvas: Canvas, session: AnySession, { seat, question }: Asking, rest: string): string[] {
  const adventure = session.position as Adventure;
  if (adventure.state.phase === 'setup') return ['There is nothing to fight or to test yet.'];
  const lying = rest === '' ? lyingIn(question?.detail?.about) : undefined;
  if (lying !== undefined && lying.rerolls > 0) return rerollLines(canvas, adventure, lying);
  const asked = rest === '' ? undefined : askedTest(adventure, seat, rest);
  if (rest !== '' && asked === undefined)
    return ['"odds" says how things stand; "odds PL 4" is about a test with P and L.'];
  const lines =
    asked !== undefined
      ? [asked]
      : [
          ...adventure.state.enemies.map(({ id }) => fightLine(adventure, seat, id)),
          ...adventure.state.quests.flatMap(({ card }) =>
            questCard(adventure.content, card).objectives.map((_, i) => questLine(adventure, seat, card, i + 1)),
          ),
        ].filter((line) => line !== undefined);
  if (lines.length === 0) return ['No enemy is active, and no objective has a test.'];
  return lines.flatMap(([name, text]) => beside(`  ${canvas.pen.bold(name)}: `, text, canvas.width));
}
