/** A fight alone and with each who may help, as plates with exact odds: asked of who fights and of who could help. AB-ASSIST-1 to AB-ASSIST-8 */
import { hitsNeeded } from '@holotape/adventure/queries/fights';
import { type FightAhead, fightIn, type HelpOdds, helpOdds } from '@holotape/adventure/queries/helping';
import { fightRerolls, weaponOf } from '@holotape/adventure/queries/survivors';
import { assistants } from '@holotape/adventure/queries/together';
import type { Adventure } from '@holotape/adventure/state';
import { useMemo } from 'react';
import { PlayerMark, RuleTag, Sign } from '../../../design/index.ts';
import { optionOf } from '../../module.ts';
import { FoeCard } from '../bar/FoeCard.tsx';
import { percent } from '../bar/Ladder.tsx';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { c } from './words.ts';

export function HelpPlates(context: AdventureContext) {
  const { question, view } = context;
  const { position } = useAdventure();
  const ahead = fightIn(question?.about);
  if (question === null || ahead === undefined || !question.ask.startsWith('assist.')) return null;
  const helpers =
    question.ask === 'assist.offer'
      ? [question.seat]
      : [...view.survivors.keys()].filter((seat) => seat !== ahead.seat && !view.survivors[seat]!.eliminated);
  const inReach = new Set(assistants(position, ahead.seat));
  return (
    // biome-ignore lint/a11y/useSemanticElements: plates, not a form
    <div className="help" role="group" aria-label={c('help')} data-thing="adventure:help">
      <FoeCard foe={ahead.foe} />
      <Plate context={context} ahead={ahead} helper={undefined} />
      {helpers.map((seat) =>
        question.ask === 'assist.offer' || isOffered(context, seat) ? (
          <Plate key={seat} context={context} ahead={ahead} helper={seat} />
        ) : (
          <NoHelp key={seat} context={context} helper={seat} far={!inReach.has(seat)} />
        ),
      )}
    </div>
  );
}

const isOffered = ({ question }: AdventureContext, seat: number): boolean =>
  question?.options?.some(({ id }) => id === `seat:${seat}`) ?? false;

interface PlateProps {
  readonly context: AdventureContext;
  readonly ahead: FightAhead;
  readonly helper: number | undefined;
}

/** The answer a plate stands for. */
const answerOf = (ask: string, helper: number | undefined): string =>
  ask === 'assist.offer'
    ? helper === undefined
      ? 'decline'
      : 'assist'
    : helper === undefined
      ? 'alone'
      : `seat:${helper}`;

function Plate({ context, ahead, helper }: PlateProps) {
  const { question, names, propose, seat } = context;
  const { position, colours } = useAdventure();
  const odds = useMemo(() => helpOdds(position, ahead, helper), [position, ahead, helper]);
  const answer = answerOf(question!.ask, helper);
  const chosen = optionOf(context) === answer;
  const title =
    helper === undefined
      ? c('help.alone')
      : helper === seat && question!.ask === 'assist.offer'
        ? c('help.you')
        : c('help.with', { name: names[helper] ?? '' });
  return (
    <button
      type="button"
      className={chosen ? 'help-plate chosen' : 'help-plate'}
      aria-pressed={chosen}
      data-answer={answer}
      onClick={() => propose(chosen ? undefined : answer)}
    >
      <span className="who">
        <PlayerMark colour={colours[helper ?? ahead.seat]!} size={20} /> <b>{title}</b>
      </span>
      <span className="chance">{percent(odds.kill)}</span>
      <Dice green={helper !== undefined} />
      <span>{c('help.killed', { n: Math.max(0, hitsNeeded(ahead.foe)) })}</span>
      {helper !== undefined && <span>{weaponWords(position, helper)}</span>}
      <span>{suffers(context, odds, ahead, undefined)}</span>
      {helper !== undefined && <span>{suffers(context, odds, ahead, helper)}</span>}
    </button>
  );
}

const weaponWords = (position: Adventure, seat: number): string =>
  c('help.rerolls', {
    weapon: weaponOf(position, seat)?.name ?? c('help.bare'),
    n: fightRerolls(position, seat),
  });

/** What it costs the fighter, or who helps. */
function suffers(
  { names, question }: AdventureContext,
  odds: HelpOdds,
  { seat }: FightAhead,
  helper: number | undefined,
) {
  const { harm, falls } = helper === undefined ? odds : odds.helper!;
  const who = helper ?? seat;
  const args = { name: names[who] ?? '', harm: harm.toFixed(1), falls: Math.round(100 * falls) };
  const own = question!.seat === who;
  if (helper === undefined) return c(own ? 'help.you.lose' : 'help.they.lose', args);
  return c(own ? 'help.you.helper' : 'help.helper.lose', args);
}

/** Three ivory dice, and the green one of who helps. AB-ASSIST-4 */
const Dice = ({ green }: { readonly green: boolean }) => (
  <span className="help-dice" aria-hidden="true">
    <i />
    <i />
    <i />
    {green && <i className="green" />}
  </span>
);

interface NoHelpProps {
  readonly context: AdventureContext;
  readonly helper: number;
  readonly far: boolean;
}

function NoHelp({ context: { names }, helper, far }: NoHelpProps) {
  return (
    <div className="help-plate no">
      <span className="who">
        <Sign name="no" size={18} /> <b>{c('help.with', { name: names[helper] ?? '' })}</b>
      </span>
      <span className="reason">{far ? c('help.far') : `${names[helper]} ${c('help.silent')}`}</span>
      <RuleTag id={far ? 'AB-ASSIST-2' : 'AB-ASSIST-3'} />
    </div>
  );
}
