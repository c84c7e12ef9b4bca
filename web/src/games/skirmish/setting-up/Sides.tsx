/** Who fights on which side, and with whom: forces of a tutorial are fixed, to other battles one brings one's own. */
import { useEffect } from 'react';
import { FormRow, Key, Panel, RuleTag, Seg } from '../../../design/index.ts';
import { later } from '../../../shell/later.tsx';
import type { SeatsProps, Wish, WishProps } from '../../setting-up.ts';
import { ForceUnits } from './ForceUnits.tsx';
import { type Agreed, withScenario } from './options.ts';
import { SCENARIOS, type Scenario, scenarioById } from './scenarios.ts';
import { w } from './words.ts';

/** Prices and rules come with it, which the form itself does not need. */
const OwnForce = later(
  () => import('./OwnForce.tsx').then(({ OwnForce: part }) => part),
  <p className="laying">{w('own.loading')}</p>,
);

/** CH-FORCE-6 */
const CAPS = [500, 750, 1000] as const;

/** Whoever comes from the force builder brings a force: `/new/skirmish?force=CODE&name=NAME`. */
function useForceBrought({ wish, change }: WishProps<Agreed>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const code = asked.get('force');
    const own = SCENARIOS.find((scenario) => scenario.own !== undefined);
    if (code === null || own === undefined) return;
    history.replaceState(null, '', location.pathname);
    void import('../forces/reading.ts').then(({ openForce }) => {
      const { list } = openForce(code);
      if (list === undefined) return;
      const brought = { ...list, name: asked.get('name') ?? list.name };
      const caps = CAPS.find((each) => each >= list.limit) ?? wish.options.caps;
      change({ ...wish, options: { ...withScenario(wish.options, own.id), own: [brought, null], caps } });
    });
  }, []);
}

/** Everybody fights for the other side, the handbook too. */
function changed(wish: Wish<Agreed>): Wish<Agreed> {
  const { book } = wish.options;
  const swapped = book && { ...book, sides: book.sides.map((side) => 1 - side) };
  return { ...wish, seats: wish.seats.toReversed(), options: { ...wish.options, book: swapped } };
}

export function Sides({ wish, change, fields }: SeatsProps<Agreed>) {
  useForceBrought({ wish, change });
  const scenario = scenarioById(wish.options.scenario);
  const count = (side: Scenario['forces'][number]) => side.reduce((sum, { models }) => sum + models, 0);
  return (
    <Panel
      title={w('sides')}
      className="battle-sides"
      more={
        scenario.own === undefined
          ? w('sides.count', { mine: count(scenario.forces[0]), theirs: count(scenario.forces[1]) })
          : w('sides.own')
      }
    >
      {scenario.own !== undefined && scenario.own.caps === undefined && (
        <FormRow label={w('own.limit')}>
          <Seg
            label={w('own.limit')}
            value={wish.options.caps}
            options={CAPS.map((value) => ({ value, label: w('own.limit.caps', { n: value }) }))}
            onChange={(caps) => change({ ...wish, options: { ...wish.options, caps } })}
          />
        </FormRow>
      )}
      <ol>
        {wish.seats.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its side
          <li key={at}>
            <h3>
              {scenario.sides[at]} <RuleTag id={`${scenario.topic}-1`} />
            </h3>
            {fields(at)}
            {scenario.own === undefined ? (
              <ForceUnits force={scenario.forces[at] ?? []} seat={at} />
            ) : (
              <OwnForce options={wish.options} seat={at} change={(options) => change({ ...wish, options })} />
            )}
          </li>
        ))}
      </ol>
      {scenario.book === undefined && (
        <Key sign="swap" onClick={() => change(changed(wish))}>
          {w('sides.change')}
        </Key>
      )}
    </Panel>
  );
}
