/** What the handbook is about to do: seven plates from the token to the Action, the AI card, and who the target is. */

import { numberOf } from '@holotape/skirmish/queries/ai/sides';
import { methodFor } from '@holotape/skirmish/queries/ai/weapons';
import { modelById } from '@holotape/skirmish/queries/units';
import type { BookTurn } from '@holotape/skirmish/state';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Key, RuleTag } from '../../../design/index.ts';
import { aboutOf } from '../asked.ts';
import { PLAY_ON } from '../deciding.ts';
import { nameOfAnything } from '../names.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import './book.css';
import { Matrix } from './Matrix.tsx';
import { planShown } from './plan.ts';
import { Targets } from './Targets.tsx';
import { h } from './words.ts';

export function BookBody(context: BattleContext) {
  const { battle } = useBattle();
  const turn = context.view.book?.turn ?? undefined;
  const { target } = aboutOf(context.question);
  const plan = useMemo(() => turn && planShown(battle, turn, target), [battle, turn, target]);
  if (turn === undefined || plan === undefined) return null;
  return (
    <div className="book-body">
      <Plates turn={turn} plan={plan} />
      <div className="book-why">
        <Matrix turn={turn} />
        {plan.choosing !== undefined && <Targets choosing={plan.choosing} />}
      </div>
      {context.question !== null && (
        <Key
          kind="ghost"
          sign="play"
          className="play-on"
          note={h('on.note')}
          onClick={() => void context.answer('go', PLAY_ON)}
        >
          {h('on')}
        </Key>
      )}
    </div>
  );
}

interface PlatesProps {
  readonly turn: BookTurn;
  readonly plan: ReturnType<typeof planShown>;
}

function Plates({ turn, plan }: PlatesProps) {
  const { battle } = useBattle();
  const model = modelById(battle, turn.model);
  const method = methodFor(battle, model, turn.method);
  const attitude = h(turn.reckless ? 'reckless' : 'careful');
  return (
    <ol className="book-plates" aria-label={h('plates')}>
      <Plate n={1} name={h('plate.token')} rule="CH-AITURN-2">
        {numberOf(battle, model)}
      </Plate>
      <Plate n={2} name={h('plate.situation')} rule="CH-AIACT-5">
        {h('column', { n: turn.column + 1 })}
      </Plate>
      <Plate n={3} name={h('plate.die')} rule="CH-AIACT-3">
        {h(`row.${turn.row}`)}
      </Plate>
      <Plate n={4} name={h('plate.response')} rule="CH-AIACT-7" more={turn.stays ? h('stays') : attitude}>
        {h(`response.${turn.response}`)}
      </Plate>
      <Plate n={5} name={h('plate.method')} rule={method === turn.method ? 'CH-AIATT-2' : 'CH-AIATT-6'}>
        {h(`method.${method}`)}
      </Plate>
      <Plate n={6} name={h('plate.target')} rule="CH-AITGT-1">
        {plan.target === undefined ? h('none') : nameOfAnything(battle, plan.target)}
      </Plate>
      <Plate n={7} name={h('plate.action')} rule={plan.rule} isNow>
        {h(`activity.${plan.activity}`)}
      </Plate>
    </ol>
  );
}

interface PlateProps {
  readonly n: number;
  readonly name: string;
  readonly rule: string;
  readonly more?: string;
  readonly isNow?: boolean;
  readonly children: ReactNode;
}

const Plate = ({ n, name, rule, more, isNow = false, children }: PlateProps) => (
  <li className={isNow ? 'book-plate now' : 'book-plate'} aria-current={isNow ? 'step' : undefined}>
    <span className="plate-name">
      <span className="num" aria-hidden="true">
        {n}
      </span>
      {name}
    </span>
    <b>{children}</b>
    {more !== undefined && <small>{more}</small>}
    <RuleTag id={rule} />
  </li>
);
