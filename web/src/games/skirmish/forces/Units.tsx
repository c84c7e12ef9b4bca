/** Units to choose from: searched, filtered by faction, each with its price and why it cannot come. */
import type { SkirmishContent } from '@holotape/skirmish';
import type { Unit } from '@holotape/skirmish/content';
import type { Flaw } from '@holotape/skirmish/queries/force-lists/flaws';
import { type Offer, unitOffer } from '@holotape/skirmish/queries/force-lists/offers';
import { ATTRIBUTES } from '@holotape/skirmish/words';
import { useMemo, useState } from 'react';
import { Field, Key, Panel, Sign } from '../../../design/index.ts';
import { UnitBadge } from '../signs/UnitSign.tsx';
import { told } from './reading.ts';
import type { Building } from './use-force.ts';
import { f } from './words.ts';

const ALL = 'all';

/** A word of its name, a skill, or a price that it does not exceed as it comes: the one that the row shows. */
function isFound({ name, skills }: Unit, { caps }: Offer, sought: string): boolean {
  const text = sought.trim().toLowerCase();
  if (/^\d+$/.test(text)) return caps <= Number(text);
  return (
    name.toLowerCase().includes(text) || Object.keys(skills).some((skill) => text !== '' && skill.startsWith(text))
  );
}

interface UnitsProps {
  readonly building: Building;
  readonly faction: string;
  readonly setFaction: (faction: string) => void;
  readonly look: (card: string) => void;
}

export function Units({ building, faction, setFaction, look }: UnitsProps) {
  const { content, list, change, choose } = building;
  const [sought, seek] = useState('');
  const all = useMemo(
    () =>
      [...content.units.values()]
        .filter((unit) => !unit.escorted && (faction === ALL || unit.faction === faction))
        .map((unit) => ({ unit, offer: unitOffer(content, list, unit.id) })),
    [content, list, faction],
  );
  const found = all.filter(({ unit, offer }) => isFound(unit, offer, sought));
  const take = (offer: Offer) => {
    change(offer.list);
    choose(list.units.length);
  };
  return (
    <Panel title={f('units')} more={f('units.count', { n: found.length })} className="force-units">
      <div className="seek">
        <Field
          label={f('search')}
          placeholder={f('search')}
          before={<Sign name="search" />}
          value={sought}
          onChange={seek}
        />
        <FactionChoice content={content} faction={faction} setFaction={setFaction} />
      </div>
      <ul>
        {found.map(({ unit, offer }) => (
          <UnitRow key={unit.id} unit={unit} offer={offer} isFree={list.house} take={take} look={look} />
        ))}
      </ul>
      {found.length === 0 && <p className="pad">{f('units.none')}</p>}
    </Panel>
  );
}

interface FactionChoiceProps {
  readonly content: SkirmishContent;
  readonly faction: string;
  readonly setFaction: (faction: string) => void;
}

const FactionChoice = ({ content, faction, setFaction }: FactionChoiceProps) => (
  <label className="pick">
    <span className="sr">{f('faction')}</span>
    <select value={faction} onChange={(event) => setFaction(event.target.value)}>
      {[...content.factions.values()].map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="robots">{f('filter.robots')}</option>
      <option value={ALL}>{f('filter.all')}</option>
    </select>
  </label>
);

/** In a few words; the key says the rest. */
function shortly({ rule, args }: Flaw): string {
  if (rule === 'CH-FORCE-4') return f('short', { n: Number(args?.by) });
  return rule.startsWith('WW-UNIT') ? f('short.unique') : f('short.not');
}

interface UnitRowProps {
  readonly unit: Unit;
  readonly offer: Offer;
  /** House rules let everything in. */
  readonly isFree: boolean;
  readonly take: (offer: Offer) => void;
  readonly look: (card: string) => void;
}

function UnitRow({ unit, offer, isFree, take, look }: UnitRowProps) {
  const { id, name, faction, special } = unit;
  const { why, caps } = offer;
  const blocked = why === undefined || isFree ? undefined : { text: told(why), rule: why.rule };
  return (
    <li className={blocked ? 'unit-row not' : 'unit-row'}>
      <UnitBadge card={id} faction={faction} colour="red" size={38} />
      <button type="button" className="name" title={f('look', { name })} onClick={() => look(id)}>
        <b>{name}</b>
        {why !== undefined && <small className="barred">{shortly(why)}</small>}
        <small>{ATTRIBUTES.map((each) => special[each]).join(' ')}</small>
      </button>
      <span className="caps">{caps}</span>
      <Key
        sign="plus"
        className="square"
        aria-label={f('add', { name, caps })}
        onClick={() => take(offer)}
        blocked={blocked}
      />
    </li>
  );
}
