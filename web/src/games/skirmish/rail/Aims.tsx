/** The scenario's aims with how far each side is, and what it is about: what lies on the table and who carries what. */
import { Panel, PlayerMark, RuleTag, Sign } from '../../../design/index.ts';
import { colourOf } from '../colours.ts';
import { modelName } from '../names.ts';
import { inchesOf } from '../signs/inches.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { aimsOf, carriedMarkers, carriedObjectives, objectivesOf } from './aims.ts';
import { r } from './words.ts';

type AimOf = ReturnType<typeof aimsOf>[number];

export function Aims(context: BattleContext) {
  const { view, names, explain } = context;
  const { battle } = useBattle();
  const { scenario } = view;
  const printed = scenario && battle.content.scenarios.get(scenario.id);
  return (
    <Panel
      title={printed?.name ?? r('aims')}
      className="aims"
      data-thing="rail:aims"
      more={
        printed &&
        (view.round === 0
          ? r('aims.rounds', { n: printed.rounds })
          : r('aims.round', { round: view.round, rounds: printed.rounds }))
      }
    >
      {[0, 1].map((seat) => {
        const own = aimsOf(battle).filter(({ goal }) => goal.seat === seat);
        return own.length === 0 ? null : (
          <section key={seat} data-seat={seat}>
            <h3>
              <PlayerMark colour={colourOf(seat)} size={18} />
              <b>{names[seat]}</b> <small>{printed?.sides[seat]}</small>
            </h3>
            <ul>
              {own.map((aim) => (
                <li key={aim.goal.say}>
                  <span>
                    {explain({ say: aim.goal.say, ...(aim.goal.args && { args: aim.goal.args }) })}{' '}
                    <RuleTag id={aim.goal.rule} />
                  </span>
                  {view.phase !== 'setup' && <HowFar aim={aim} seat={seat} />}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <Objectives {...context} />
    </Panel>
  );
}

/** A bar with its numbers, or how one stands against the other side. */
function HowFar({ aim: { goal, share, standing }, seat }: { readonly aim: AimOf; readonly seat: number }) {
  const { reached, needed, isLength } = goal;
  if (share !== undefined)
    return (
      <span className="how-far">
        <span className="bar" data-seat={seat}>
          <i style={{ width: `${Math.round(share * 100)}%` }} />
        </span>
        {share >= 1 ? (
          <b>
            <Sign name="tick" size={15} /> {r('aim.done')}
          </b>
        ) : (
          <b className="num">{r('aim.of', { reached, needed: needed! })}</b>
        )}
      </span>
    );
  const value = isLength
    ? Number.isFinite(reached)
      ? r('aim.inches', { inches: inchesOf(reached) })
      : r('aim.nowhere')
    : r('aim.value', { n: reached });
  return (
    <span className="how-far">
      <b className="num">{value}</b>
      {standing && <span className={`tag ${standing}`}>{r(`aim.${standing}`)}</span>}
    </span>
  );
}

/** What lies about; a click shows where. */
function Objectives({ seek, read }: BattleContext) {
  const { battle } = useBattle();
  const objectives = objectivesOf(battle);
  const carried = carriedObjectives(battle);
  const held = carriedMarkers(battle);
  if (objectives.length + carried.length + held.length === 0) return null;
  return (
    <section className="objectives">
      {objectives.map(({ kind, ids }) => (
        <button key={kind} type="button" className="tag" onClick={() => seek(`marker:${ids[0]}`)}>
          {ids.length > 1
            ? r('objective.left', { name: r(`kind.${kind}`), n: ids.length })
            : r('objective.one', { name: r(`kind.${kind}`) })}
        </button>
      ))}
      {carried.map(({ item, model }) => (
        <button key={`${item} ${model}`} type="button" className="tag" onClick={() => read(`item:${item}`)}>
          {r('objective.held', {
            name: battle.content.items.get(item)?.name ?? item,
            holder: modelName(battle, model),
          })}
        </button>
      ))}
      {held.map(({ names, model }) => (
        <button key={model} type="button" className="tag" onClick={() => seek(`model:${model}`)}>
          {r('objective.held', { name: names, holder: modelName(battle, model) })}
        </button>
      ))}
    </section>
  );
}
