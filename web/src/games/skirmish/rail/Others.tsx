/** Both forces: health, Ready or Used, who is still to act, who has the Advantage. A row leads to its model. */
import { cardOf, seatOf } from '@holotape/skirmish/queries/units';
import { Panel, PlayerMark, Sign } from '../../../design/index.ts';
import { colourOf } from '../colours.ts';
import { modelName } from '../names.ts';
import { UnitBadge } from '../signs/UnitSign.tsx';
import { type BattleContext, useBattle } from '../table.tsx';
import { type RosterRow, rosters } from './forces.ts';
import { r } from './words.ts';

export function Others(context: BattleContext) {
  const { names, view } = context;
  const { battle } = useBattle();
  const sides = rosters(battle);
  if (battle.state.models.length === 0) return null;
  const [first, second] = sides;
  return (
    <Panel
      title={r('forces')}
      className="forces"
      data-thing="rail:forces"
      more={r('forces.left', {
        first: names[0] ?? '',
        mine: first!.standing,
        second: names[1] ?? '',
        theirs: second!.standing,
      })}
    >
      <div className="sides">
        {sides.map(({ seat, rows, toGo, hasAdvantage }) => {
          const name = names[seat] ?? r('nobodys');
          const isNow = seat === view.turn && view.phase !== 'setup' && view.phase !== 'over';
          return (
            <div key={seat} data-seat={seat} className={isNow ? 'side now' : 'side'}>
              <h3>
                <PlayerMark colour={colourOf(seat)} size={18} />
                <b>{name}</b>
                {hasAdvantage && (
                  <span className="advantage" title={r('side.advantage.text')}>
                    <Sign name="flag" size={15} />
                    <span className="sr">{r('side.advantage')}</span>
                  </span>
                )}
                {view.round > 0 && seat < 2 && (
                  <small title={r('side.to-go.text', { n: toGo, side: name })}>{r('side.to-go', { n: toGo })}</small>
                )}
              </h3>
              <ul>
                {rows.map((row) => (
                  <Row key={row.model.id} row={row} context={context} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </Panel>
  );
}

function Row({ row, context }: { readonly row: RosterRow; readonly context: BattleContext }) {
  const { battle, optionFor } = useBattle();
  const { model, left, most, state } = row;
  const { seek, read, point, pointed, propose, watching } = context;
  const thing = `model:${model.id}`;
  const name = modelName(battle, model.id);
  const option = optionFor(thing);
  const offered = !watching && option !== undefined && option.blocked === undefined;
  const isGone = model.gone !== null;
  const act = () => {
    if (isGone) return read(thing);
    if (offered) propose(option.id);
    seek(thing);
  };
  const classes = [state, pointed === thing && 'pointed', offered && 'open'].filter(Boolean).join(' ');
  return (
    <li className={classes}>
      <button
        type="button"
        className="row"
        onClick={act}
        onPointerEnter={() => point(thing)}
        onPointerLeave={() => point(undefined)}
      >
        <span className="name">{name}</span>
        <span className="num">{isGone ? r(`state.${state}`) : `${left}/${most}`}</span>
        {!isGone && (
          <span className="sr">
            {[r('model.row', { state: r(`state.${state}`) }), ...(model.prepared ? [r('state.prepared')] : [])].join(
              ', ',
            )}
          </span>
        )}
        {state === 'used' && <Sign name="tick" size={15} />}
        {state === 'ready' && <i className="lamp-dot" />}
      </button>
      <button type="button" className="to-card" aria-label={r('model.card', { name })} onClick={() => read(thing)}>
        <Badge model={model} />
        {model.prepared && <Sign name="bolt" size={16} />}
      </button>
    </li>
  );
}

function Badge({ model }: Pick<RosterRow, 'model'>) {
  const { battle } = useBattle();
  const card = cardOf(battle, model);
  return <UnitBadge card={card.id} faction={card.faction} colour={colourOf(seatOf(battle, model))} size={26} />;
}
