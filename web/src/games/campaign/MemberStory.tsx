/** One model's own story: who it is, what it has learned, and battle by battle how it came home. CH-AFTER-11 */
import { Card, PlayerMark, RuleTag, Sign } from '../../design/index.ts';
import { colourOf } from './colours.ts';
import type { CampaignContext } from './context.ts';
import { named, w } from './words.ts';

/** `member:0:settler-b` is the second settler of the first house. */
export const memberThing = (seat: number, id: string): string => `member:${seat}:${id}`;

interface MemberStoryProps {
  readonly context: CampaignContext;
  /** `0:settler-b`. */
  readonly whose: string;
}

export function MemberStory({ context: { view, names }, whose }: MemberStoryProps) {
  const seat = Number.parseInt(whose, 10);
  const house = view.houses[seat];
  const member = house?.members.find(({ id }) => memberThing(seat, id) === `member:${whose}`);
  if (house === undefined || member === undefined) return null;
  const { id, record, perks } = member;
  return (
    <Card title={named('member', id)} band="#6B4A1E" className="member-card">
      <p className="of">
        <PlayerMark colour={colourOf(seat)} size={16} /> {names[seat]}, {named('faction', house.faction)}
        {house.leader?.member === id && <> · {w(house.fallen ? 'leads.fell' : 'leads')}</>}
      </p>
      {perks.length > 0 && <p>{w('story.perks', { perks: perks.map((perk) => named('perk', perk)).join(', ') })}</p>}
      {record.length === 0 ? (
        <p>{w('people.new')}</p>
      ) : (
        <ol>
          {record.map(({ battle, of, fell }) => (
            <li key={battle} className={fell > 0 ? 'was-carried' : 'walked'}>
              <Sign name={fell > 0 ? 'cross' : 'tick'} size={16} />
              <span>
                <b>{w('story.battle', { n: battle, scenario: scenarioOf(view, battle) })}</b>
                <small>{homeWords(of, fell)}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
      <p>
        {w('story.back')} <RuleTag id="CH-AFTER-11" />
      </p>
    </Card>
  );
}

const scenarioOf = ({ battles }: CampaignContext['view'], number: number): string => {
  const battle = battles.find((each) => each.number === number);
  return battle === undefined ? '' : named('scenario', battle.scenario);
};

/** A unit of one walked home or was carried; of several some did. */
function homeWords(of: number, fell: number): string {
  if (fell === 0) return w('story.walked', { n: of });
  return of === 1 ? w('story.fell') : w('story.some', { n: fell, of });
}
