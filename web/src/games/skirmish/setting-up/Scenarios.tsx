/** The scenarios as cards; the chosen one is lit. Beside them the table it is fought on. */
import { Panel, RuleTag, Sign } from '../../../design/index.ts';
import type { BeforeProps } from '../../setting-up.ts';
import { UnitDefs } from '../signs/UnitDefs.tsx';
import { seated } from './Book.tsx';
import { FormSteps } from './FormSteps.tsx';
import { type Agreed, withScenario } from './options.ts';
import { SCENARIOS, type Scenario, scenarioById } from './scenarios.ts';
import { TablePanel } from './TablePanel.tsx';
import { w } from './words.ts';

const TUTORIALS = SCENARIOS.filter(({ own }) => own === undefined);

export function Scenarios({ wish, change, refuse }: BeforeProps<Agreed>) {
  const { options } = wish;
  const chosen = scenarioById(options.scenario);
  const choose = ({ id }: Scenario) => {
    const next = withScenario(options, id);
    change({ ...wish, seats: seated(wish.seats, next.book?.sides ?? []), options: next });
  };
  return (
    <div className="new-battle">
      <UnitDefs />
      <FormSteps />
      <Panel
        title={w('scenarios')}
        more={w('scenarios.count', { n: TUTORIALS.length, more: SCENARIOS.length - TUTORIALS.length })}
        className="scenarios"
      >
        <fieldset aria-label={w('scenarios')}>
          {SCENARIOS.map((scenario) => (
            <ScenarioCard
              key={scenario.id}
              scenario={scenario}
              chosen={scenario === chosen}
              choose={() => choose(scenario)}
            />
          ))}
        </fieldset>
        <p className="summary">
          {chosen.summary} <RuleTag id={`${chosen.topic}-1`} />
        </p>
        <p className="summary">{w('length')}</p>
      </Panel>
      <TablePanel options={options} change={(next) => change({ ...wish, options: next })} refuse={refuse} />
    </div>
  );
}

interface ScenarioCardProps {
  readonly scenario: Scenario;
  readonly chosen: boolean;
  readonly choose: () => void;
}

function ScenarioCard({ scenario: { name, rounds, forces, own, book, order }, chosen, choose }: ScenarioCardProps) {
  const count = (side: Scenario['forces'][number]) => side.reduce((sum, { models }) => sum + models, 0);
  return (
    <button type="button" className="scenario" aria-pressed={chosen} onClick={choose}>
      <b>{name}</b>
      <small>{w('scenario.rounds', { n: rounds })}</small>
      <span className="tag">
        <Sign name="people" size={15} />{' '}
        {own === undefined
          ? `${count(forces[0])} : ${count(forces[1])}`
          : w(book === undefined ? 'scenario.own' : 'scenario.solo')}
      </span>
      <i className="order">{order}</i>
    </button>
  );
}
