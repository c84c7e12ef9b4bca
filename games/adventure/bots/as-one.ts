/** What a bot thinks of a story in which all win or lose as one: how far both tokens are from the end. In actions, as everything. NC-SCEN */
import type { Adventure } from '../state.ts';
import type { Faction } from '../words.ts';

/** A space of their own token, and of the enemy's; the enemy's last spaces are feared most. */
const OWN = 9;
const ENEMY = 6;
const LAST_SPACES = 14;
const NEAR = 3;

/** Half of what an agenda brings is a space of the one kind, half of the other. NC-SCEN-12 to NC-SCEN-14 */
const AGENDA = 7;

const lastOf = ({ state, content }: Adventure): number => content.scenarios.get(state.scenario)!.track.length - 1;

const feared = (shield: number, last: number): number =>
  ENEMY * shield + LAST_SPACES * Math.max(0, NEAR - (last - shield));

/** How things stand. NC-SCEN-5, NC-SCEN-6 */
export const prospectAsOne = (adventure: Adventure): number => {
  const { star, shield } = adventure.state.power;
  return OWN * star - feared(shield, lastOf(adventure));
};

/** What is won by moving the tokens so far, and by so many agendas. */
export function worthAsOne(adventure: Adventure, drawn: number, gained: Readonly<Record<Faction, number>>): number {
  const { shield } = adventure.state.power;
  const last = lastOf(adventure);
  const moved = Math.max(0, shield + gained.shield);
  return OWN * gained.star - (feared(moved, last) - feared(shield, last)) + AGENDA * drawn;
}
