/** The test an encounter's option asks for, before it is chosen: which letters are one's own, and what each reroll adds. */
import { encounterCard } from '@holotape/adventure/content';
import { testOdds } from '@holotape/adventure/queries/odds';
import { hasTrait } from '@holotape/adventure/queries/survivors';
import { testRerolls } from '@holotape/adventure/queries/tests';
import { RuleTag } from '../../../design/index.ts';
import { optionOf } from '../../module.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { Ladder, percent } from './Ladder.tsx';

export function TestAhead(context: AdventureContext) {
  const { question, view } = context;
  const { position } = useAdventure();
  const chosen = optionOf(context);
  if (question?.ask !== 'encounter.option' || view.encounter === null) return null;
  if (chosen === undefined) return <AllOptions {...context} />;
  const option = encounterCard(position.content, view.encounter.card).options[Number(chosen.split(':')[1]) - 1];
  const test = option?.do.find((each) => each.test !== undefined)?.test;
  if (test === undefined) return <p className="test-ahead none">{a('test.none')}</p>;
  if (typeof test.difficulty !== 'number') return null;
  const { dice } = position.content;
  const own = testRerolls(position, question.seat, test.letters);
  const letters = test.letters.filter((letter) => position.state.survivors[question.seat]!.letters.includes(letter));
  const rested = hasTrait(position.state.survivors[question.seat]!, 'well-rested');
  const chance = testOdds(dice, own, test.difficulty);
  return (
    <div className="test-ahead">
      <Dial chance={chance} />
      <div className="needs">
        <b>
          {a('test.needs', { n: test.difficulty })} <RuleTag id="FB-TEST-4" />
        </b>
        <Ladder
          label={a('ladder.test')}
          rungs={Array.from({ length: own + 1 + (rested ? 1 : 0) }, (_, rerolls) => ({
            key: String(rerolls),
            chance: testOdds(dice, rerolls, test.difficulty as number),
            now: rerolls === own,
            words:
              rerolls === 0
                ? a('ladder.none')
                : rerolls > own
                  ? a('ladder.rested')
                  : a('ladder.with', {
                      letters: letters.slice(0, rerolls).join(a('and')) || a('ladder.n', { n: rerolls }),
                    }),
          }))}
        />
      </div>
    </div>
  );
}

/** Every option with its chance, before one is looked at. */
function AllOptions({ question, view, propose }: AdventureContext) {
  const { position, testChance } = useAdventure();
  if (question === null || view.encounter === null) return null;
  const { options } = encounterCard(position.content, view.encounter.card);
  const open = options.flatMap((option, i) => {
    const id = `option:${i + 1}`;
    const offered = question.options?.find((each) => each.id === id);
    if (offered === undefined || offered.blocked !== undefined) return [];
    const test = option.do.find((each) => each.test !== undefined)?.test;
    const chance =
      typeof test?.difficulty === 'number' ? testChance(question.seat, test.letters, test.difficulty) : undefined;
    return [{ key: id, words: `${i + 1}  ${option.label}`, chance, take: () => propose(id) }];
  });
  return <Ladder label={a('ladder.options')} rungs={open} />;
}

const ANGLE = Math.PI;

/** A dial from nothing to sure. */
function Dial({ chance }: { readonly chance: number }) {
  const at = (share: number, radius: number) =>
    `${(50 - radius * Math.cos(ANGLE * share)).toFixed(1)} ${(54 - radius * Math.sin(ANGLE * share)).toFixed(1)}`;
  return (
    <svg className="dial" width="104" height="84" viewBox="0 0 100 80" role="img" aria-label={percent(chance)}>
      <path d={`M${at(0, 42)}A42 42 0 0 1 ${at(1, 42)}`} fill="none" stroke="rgb(0 0 0 / .35)" strokeWidth="14" />
      <path d={`M${at(0, 42)}A42 42 0 0 1 ${at(chance, 42)}`} fill="none" stroke="#F2B632" strokeWidth="14" />
      <path d={`M50 54L${at(chance, 40)}`} stroke="#FBF5E7" strokeWidth="3" strokeLinecap="round" />
      <circle cx="50" cy="54" r="5" fill="#FBF5E7" />
      <text x="50" y="77" textAnchor="middle" className="map-level" fontSize="19" fill="#FBF5E7">
        {percent(chance)}
      </text>
    </svg>
  );
}
