/** In the bar after a trigger: a card for each model that may react with what it could do; who cannot, and why. */
import type { Option } from '@holotape/kernel/play';
import type { Battle } from '@holotape/skirmish/battle';
import { gap } from '@holotape/skirmish/geometry/gap';
import { actOf, asIfDuring } from '@holotape/skirmish/queries/acting';
import { movementColor } from '@holotape/skirmish/queries/circumstances';
import { lengthOf } from '@holotape/skirmish/queries/ranges';
import { baseOf, cardOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import type { ActionName } from '@holotape/skirmish/words';
import { Chip, RuleTag } from '../../../design/index.ts';
import { aboutOf } from '../asked.ts';
import { actionName } from '../bar/actions.ts';
import { ModelHead } from '../board/ModelHead.tsx';
import { inches } from '../board/scale.ts';
import { modelName } from '../names.ts';
import { waysToAttack } from '../shooting/odds.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { type Declared, declaredFor, inHandWith, toggled } from './declaring.ts';
import { Order } from './Order.tsx';
import { offersOf, whoCannot } from './offers.ts';

export function ReactBody(context: BattleContext) {
  const { battle } = useBattle();
  const { question } = context;
  if (question === null) return null;
  const cannot = whoCannot(battle, question);
  const declared = declaredFor(context.inHand, question);
  const change = (next: Declared) => {
    context.take(inHandWith(context.inHand, question, next));
    context.propose(next[0]);
  };
  return (
    <>
      <div className="reactions">
        {offersOf(battle, question).map(({ model, options }) => (
          <ReactionCard
            key={model.id}
            model={model}
            options={options}
            context={context}
            declared={declared}
            choose={(reaction) => change(toggled(declared, reaction))}
          />
        ))}
      </div>
      <Order declared={declared} change={change} />
      {cannot.length > 0 && (
        <p className="cannot">
          {b('react.cannot')}{' '}
          {cannot.map(({ model, why, rule }) => (
            <span key={model.id}>
              {b(`react.${why}`, { name: modelName(battle, model.id) })} <RuleTag id={rule} />{' '}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

interface ReactionCardProps {
  readonly model: Model;
  readonly options: readonly Option[];
  readonly context: BattleContext;
  readonly declared: Declared;
  readonly choose: (reaction: string) => void;
}

function ReactionCard(props: ReactionCardProps) {
  const { model, options, declared, choose } = props;
  const { question, explain, point } = props.context;
  const { battle } = useBattle();
  const cause = battle.state.models.find(({ id }) => id === aboutOf(question).to);
  const far = cause && gap(baseOf(battle, model), baseOf(battle, cause)).length;
  const open = options.filter(({ blocked }) => blocked === undefined);
  const shut = options.filter(({ id, blocked }) => blocked !== undefined && SAID.test(id));
  return (
    <section
      className="reaction-card"
      aria-label={modelName(battle, model.id)}
      onPointerEnter={() => point(`model:${model.id}`)}
      onPointerLeave={() => point(undefined)}
    >
      <header>
        <ModelHead id={model.id} />
        <span>
          <b>{modelName(battle, model.id)}</b>
          {far !== undefined && <small>{b('react.far', { inches: inches(far) })}</small>}
        </span>
      </header>
      <div className="options">
        {open.map(({ id }) => {
          const action = id.slice(id.lastIndexOf(':') + 1);
          const note = noteOf(battle, model, action);
          return (
            <Chip
              key={id}
              data-option={id}
              pressed={declared.includes(id)}
              {...(note !== undefined && { note })}
              onClick={() => choose(id)}
            >
              {actionName(action)}
            </Chip>
          );
        })}
        {shut.map(({ id, blocked }) => (
          <Chip key={id} blocked={{ text: explain(blocked!), rule: blocked!.rule }}>
            {actionName(id.slice(id.lastIndexOf(':') + 1))}
          </Chip>
        ))}
      </div>
    </section>
  );
}

/** The ruler of a movement, the best odds of an attack: as a Reaction it is a Quick Action. WW-REACT-2 */
function noteOf(battle: Battle, model: Model, action: string): string | undefined {
  const now = asIfDuring(battle, actOf(model, action as ActionName, 'reaction'));
  if (action === 'move') {
    const color = movementColor(now, model, cardOf(battle, model).move, 'move');
    return b('react.move.note', { color: b(`color.${color}`), inches: inches(lengthOf(battle.content, color)) });
  }
  if (action !== 'shoot' && action !== 'strike') return undefined;
  const best = waysToAttack(now, model, action)[0];
  return best && b('react.attack.note', { chance: b('odds.chance', { n: Math.round(best.preview.odds * 100) }) });
}

/** What people think of first; of the rest only what can be done is shown. */
const SAID = /:(?:shoot|move|strike|charge)$/;
