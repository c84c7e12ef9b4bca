/** Is it legal? What is not, with its rule; what was checked; house rules and the list of prices. */
import type { Flaw } from '@holotape/skirmish/queries/force-lists/flaws';
import { Panel, RuleTag, Seg, Sign, Switch } from '../../../design/index.ts';
import { cardName, told } from './reading.ts';
import type { Building } from './use-force.ts';
import { f } from './words.ts';

/** What is looked at, and the rules that speak against it. */
const CHECKS = [
  { say: 'legal.caps', rules: ['CH-FORCE-4'] },
  { say: 'legal.leader', rules: ['CH-FORCE-9', 'WW-LEADER-1', 'WW-LEADER-3'] },
  { say: 'legal.single', rules: ['CH-FORCE-10'] },
  { say: 'legal.unique', rules: ['CH-FORCE-3', 'WW-UNIT-4', 'WW-UNIT-5', 'WW-HEAVY-5'] },
  { say: 'legal.carried', rules: ['WW-ITEM-2', 'WW-ITEM-4', 'WW-ITEM-8', 'WW-ITEM-9', 'CH-FORCE-2', 'WW-FACTION-5'] },
  { say: 'legal.alike', rules: ['CH-FORCE-7'] },
] as const;

export function Legal({ building }: { readonly building: Building }) {
  const { content, list, flaws, caps, change } = building;
  const isOpen = (rules: readonly string[]) => flaws.some(({ rule }) => rules.includes(rule));
  return (
    <Panel
      title={f('legal')}
      more={flaws.length === 0 ? f('legal.fine') : f('legal.open', { n: flaws.length })}
      className="force-legal"
    >
      {flaws.map((flaw) => (
        <FlawSlip key={`${flaw.rule} ${flaw.say} ${flaw.unit} ${flaw.card}`} flaw={flaw} isHouse={list.house} />
      ))}
      <ul className="checks">
        {CHECKS.filter(({ rules }) => !isOpen(rules)).map(({ say, rules }) => (
          <li key={say}>
            <Sign name="tick" size={16} /> <span>{f(say, { caps, limit: list.limit })}</span> <RuleTag id={rules[0]} />
          </li>
        ))}
      </ul>
      <Notes building={building} />
      <Switch on={list.house} onChange={(house) => change({ ...list, house })} note={f('house.note')}>
        {f('house')}
      </Switch>
      <div className="prices">
        <span aria-hidden="true">{f('prices')}</span>
        <Seg
          label={f('prices')}
          value={list.prices}
          options={[...content.prices.keys()].map((value) => ({ value, label: value }))}
          onChange={(prices) => change({ ...list, prices })}
        />
      </div>
    </Panel>
  );
}

const FlawSlip = ({ flaw, isHouse }: { readonly flaw: Flaw; readonly isHouse: boolean }) => (
  <p className={isHouse && flaw.hard === undefined ? 'flaw house' : 'flaw'}>
    <Sign name={isHouse && flaw.hard === undefined ? 'warning' : 'no'} size={18} />
    <span>
      {told(flaw)} <RuleTag id={flaw.rule} />
    </span>
  </p>
);

/** Cards of a force by the names under which what is not played yet is listed. */
const listedCards = ({ list }: Building): string[] =>
  list.units.flatMap(({ card, items, mods, perks, leader }) => [
    `units/${card}`,
    ...items.flatMap((id) => ['weapons', 'armor', 'gear'].map((kind) => `${kind}/${id}`)),
    ...mods.map(({ mod }) => `mods/${mod}`),
    ...perks.map((id) => `perks/${id}`),
    ...(leader === null ? [] : [`leaders/${leader}`]),
  ]);

/** What is allowed and does nothing, and what cards say and the table does not do yet. */
function Notes({ building }: { readonly building: Building }) {
  const { content, notes } = building;
  const unsaid = [...new Set(listedCards(building))].flatMap((card) =>
    (content.unsaid.get(card) ?? []).map(({ says }) => ({ card: cardName(card.split('/')[1]!), says })),
  );
  if (notes.length + unsaid.length === 0) return null;
  return (
    <details className="notes">
      <summary>
        {f('note')} ({notes.length + unsaid.length})
      </summary>
      {notes.map((note) => (
        <p key={`${note.unit} ${note.card} ${note.rule}`}>
          {told(note)} <RuleTag id={note.rule} />
        </p>
      ))}
      {unsaid.length > 0 && <b>{f('unsaid')}</b>}
      {unsaid.map(({ card, says }) => (
        <p key={`${card} ${says}`}>
          {card}: {says}
        </p>
      ))}
    </details>
  );
}
