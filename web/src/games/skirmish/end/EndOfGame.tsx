/** The end of a battle: the scenario's own words, losses, damage by model and by weapon, and where it turned. */
import type { Battle } from '@holotape/skirmish/battle';
import type { QuestOutcome } from '@holotape/skirmish/queries/quests';
import { specialRules } from '@holotape/skirmish/queries/scenario';
import { useMemo } from 'react';
import { Key, Panel, PlayerMark, RuleTag } from '../../../design/index.ts';
import { colourOf } from '../colours.ts';
import { Aims } from '../rail/Aims.tsx';
import { useBattle } from '../table.tsx';
import { accountOf } from './account.ts';
import { GoOn } from './GoOn.tsx';
import { Models } from './Models.tsx';
import { Poster } from './Poster.tsx';
import type { EndProps } from './props.ts';
import { Turning } from './Turning.tsx';
import { Weapons } from './Weapons.tsx';
import { e } from './words.ts';

export function EndOfGame(context: EndProps) {
  const { battle } = useBattle();
  const { log, result } = context;
  const [winner] = result.winners;
  const account = useMemo(() => accountOf(battle, log, winner), [battle, log, winner]);
  return (
    <div className="battle-end">
      <section className="poster-side">
        <Poster {...context} />
        <Outcome {...context} />
      </section>
      <section className="count-side">
        <Models {...context} account={account} />
        <Weapons {...context} account={account} />
        <Aims {...context} />
      </section>
      <section className="turn-side">
        <Turning {...context} account={account} />
        <GoOn names={context.names} />
        <Panel title={e('again')} className="again">
          <p>{e('again.text')}</p>
          <Key sign="swap" onClick={() => context.rematch('changed')}>
            {e('again.key')}
          </Key>
        </Panel>
      </section>
    </div>
  );
}

interface QuestProps {
  readonly battle: Battle;
  /** Of the side whose eyes these are; nobody else is told. CH-QUEST-4 */
  readonly outcome: QuestOutcome | null;
}

/** CH-QUEST-10 */
function Quest({ battle, outcome }: QuestProps) {
  const card = outcome === null ? undefined : battle.content.quests.get(outcome.quest);
  if (outcome === null || card === undefined) return null;
  return (
    <p>
      <b>{e(outcome.done ? 'quest.done' : 'quest.failed', { name: card.name })}</b> {card.text}{' '}
      <RuleTag id="CH-QUEST-10" />
    </p>
  );
}

/** A victory has its grade where the scenario knows grades. SC-RULING-6 */
function resultWord(battle: Battle, { winners }: EndProps['result'], seat: number) {
  if (winners.length === 0) return 'result.draw';
  if (!winners.includes(seat)) return 'result.lost';
  const grade = specialRules(battle).grade?.(battle);
  return grade === undefined ? 'result.won' : (`result.won.${grade}` as const);
}

type Told = { readonly seat?: unknown; readonly text?: unknown };

/** What each side reads: the scenario's own texts, as the log told them. SC-COMMON-7 */
function Outcome({ log, names, explain, view, result }: EndProps) {
  const { battle } = useBattle();
  const printed = view.scenario && battle.content.scenarios.get(view.scenario.id);
  const told = log.filter(({ say }) => say === 'outcome');
  const seatOf = ({ text }: Told): string => String(text).split('/')[1] ?? '';
  return (
    <Panel title={e('outcome')} more={<RuleTag id="SC-COMMON-7" />} className="outcome">
      {[0, 1].map((seat) => (
        <section key={seat}>
          <h3>
            <PlayerMark colour={colourOf(seat)} size={18} />
            <b>{names[seat]}</b>
            <small>{printed?.sides[seat]}</small>
            <span className={`tag ${result.winners.includes(seat) ? 'good' : ''}`}>
              {e(resultWord(battle, result, seat))}
            </span>
          </h3>
          {told
            .filter(({ args }) => seatOf((args ?? {}) as Told) === String(seat))
            .map((line) => (
              <p key={explain(line)}>{explain(line)}</p>
            ))}
          <Quest battle={battle} outcome={view.aftermath?.[seat]?.quest ?? null} />
        </section>
      ))}
    </Panel>
  );
}
