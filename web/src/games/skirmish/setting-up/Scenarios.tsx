/** The scenarios as cards; the chosen one is lit. Beside them the table it is fought on. */
import { Panel, RuleTag } from '../../../design/index.ts';
import type { BeforeProps } from '../../setting-up.ts';
import { UnitDefs } from '../signs/UnitDefs.tsx';
import { seated } from './Book.tsx';
import { FormSteps } from './FormSteps.tsx';
import { type Agreed, withScenario } from './options.ts';
import { SCENARIOS, type Scenario, scenarioById } from './scenarios.ts';
import { TablePanel } from './TablePanel.tsx';
import { w } from './words.ts';

/** As they are fought: lessons, battles of one's own forces, the story in its order, against the handbook. */
const KINDS = ['tutorial', 'alone', 'story', 'solo'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = ({ own, story, book }: Scenario): Kind => {
  if (own === undefined) return 'tutorial';
  return story !== undefined ? 'story' : book !== undefined ? 'solo' : 'alone';
};

const GROUPS = KINDS.map((kind) => ({ kind, scenarios: SCENARIOS.filter((each) => kindOf(each) === kind) }));

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
      <Panel title={w('scenarios')} more={w('scenarios.count', { n: SCENARIOS.length })} className="scenarios">
        <p className="summary">
          {chosen.summary} <RuleTag id={`${chosen.topic}-1`} />
        </p>
        {GROUPS.map(({ kind, scenarios }) => (
          <fieldset key={kind} aria-label={w(`scenarios.${kind}`)}>
            <p className="group" aria-hidden="true">
              <b>{w(`scenarios.${kind}`)}</b> <small>{w(`scenarios.${kind}.note`)}</small>
            </p>
            {scenarios.map((scenario) => (
              <ScenarioCard
                key={scenario.id}
                scenario={scenario}
                chosen={scenario === chosen}
                choose={() => choose(scenario)}
              />
            ))}
          </fieldset>
        ))}
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

function ScenarioCard({ scenario: { name, rounds, forces, own }, chosen, choose }: ScenarioCardProps) {
  const count = (side: Scenario['forces'][number]) => side.reduce((sum, { models }) => sum + models, 0);
  const sides =
    own === undefined ? `${count(forces[0])} : ${count(forces[1])}` : w('scenario.caps', { n: own.caps ?? 0 });
  return (
    <button type="button" className="scenario" aria-pressed={chosen} onClick={choose}>
      <b>{name}</b>
      <small>
        {w('scenario.rounds', { n: rounds })}, {own !== undefined && own.caps === undefined ? w('scenario.own') : sides}
      </small>
    </button>
  );
}
