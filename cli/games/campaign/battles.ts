/** Battles of a campaign at the same screen: fought here, brought from a file, or left to bots. And forces as they are typed. */

import { makeBot } from '@holotape/bots';
import {
  type Answer,
  type AnySession,
  asData,
  innerAnswer,
  innerOf,
  innerOptions,
  isInner,
  type Question,
  randomFrom,
  sentence,
  startSession,
} from '@holotape/kernel';
import type { Campaign } from '@holotape/skirmish/campaign/campaign';
import { markOf } from '@holotape/skirmish/campaign/queries/reports';
import { Trouble } from '../../terminal/trouble.ts';
import type { DeedHost, Face } from '../face.ts';
import { forceNamed } from '../skirmish/forces.ts';

/** The battle of a campaign that is being fought. */
const battleIn = (session: AnySession) => (session.position as Campaign).state.battles.at(-1)!;

/** Kept beside the campaign: the same battle goes on where it was left. */
const fileFor = (session: AnySession): string => `battle-${battleIn(session).number}-${markOf(battleIn(session))}.json`;

const begin = (session: AnySession): AnySession => {
  const inner = innerOf(session)!;
  const seed = `${session.setting.seed}/battle ${battleIn(session).number}`;
  return startSession(inner.game, { seats: inner.seats.length, seed, options: innerOptions(inner) });
};

type Done = { readonly answer: Answer } | { readonly problem: string };

/** What a table of the skirmish reports, if it is over. */
function reported(session: AnySession, battle: AnySession): Done {
  const answer = innerAnswer(innerOf(session)!, battle);
  return answer === undefined ? { problem: 'That battle is not over yet. "fight" goes on with it.' } : { answer };
}

async function fight(host: DeedHost, session: AnySession): Promise<Done> {
  const { seats } = innerOf(session)!;
  const file = host.beside(fileFor(session));
  host.say(`The battle is kept in ${file}; "quit" leaves it, and "fight" goes on with it.`);
  const { session: battle, isOver } = await host.playHere(file, () => begin(session), seats);
  if (!isOver) return { problem: `The battle waits in ${file}.` };
  return reported(session, battle);
}

/** Bots play both sides to the end. */
async function leave(host: DeedHost, session: AnySession): Promise<Done> {
  host.say('Two bots fight it out. This may take a minute.');
  const battle = begin(session);
  const bots = [0, 1].map((seat) => makeBot('greedy', randomFrom(`${battle.setting.seed}/bot/${seat}`)));
  for (let seat = battle.waitsFor[0]; typeof seat === 'number'; seat = battle.waitsFor[0])
    battle.answer(seat, bots[seat]!.answer(battle, seat));
  return reported(session, battle);
}

async function bring(host: DeedHost, session: AnySession, file: string): Promise<Done> {
  if (file === '') return { problem: 'Which file? "bring FILE" takes the save of a battle that is over.' };
  const read = host.read(file);
  if ('problem' in read) return read;
  if (read.session.game.id !== 'skirmish')
    return { problem: `${file} is a game of ${read.session.game.id}, not a battle.` };
  // A battle with other forces, or of another campaign, is none of this one.
  if (!isInner(innerOf(session)!, read.session))
    return { problem: `${file} is another battle: other forces, another scenario or another campaign.` };
  return reported(session, read.session);
}

export const deeds: NonNullable<Face['deeds']> = [
  { name: 'fight', usage: 'fight', help: 'play the battle here, or go on with it', ask: 'battle', run: fight },
  { name: 'bring', usage: 'bring FILE', help: 'bring the saved battle home', ask: 'battle', run: bring },
  { name: 'bots', usage: 'bots', help: 'let bots fight the battle', ask: 'battle', run: leave },
];

/** A force by its file, its code or its name in the box. */
export function freeForce(question: Question, typed: string, session: AnySession): Done | undefined {
  if (question.kind !== 'open' || question.ask !== 'force' || /^\d*$/.test(typed)) return undefined;
  const { game } = session;
  try {
    const { list } = forceNamed((session.position as Campaign).content, typed);
    const checked = question.check(asData(list));
    if (checked.ok) return { answer: asData(list) };
    const { say, args, rule } = checked.reason;
    return { problem: `${sentence(game.texts, game.content, [], say, args)} (${rule})` };
  } catch (error) {
    if (error instanceof Trouble) return { problem: error.message };
    throw error;
  }
}
