/** Every unit as its base stands on the table: whose it is, which faction, which unit. WW-UNIT-6 */
import factions from '../../../../../games/skirmish/content/factions.yaml?data';
import units from '../../../../../games/skirmish/content/units.yaml?data';
import { Panel } from '../../../design/index.ts';
import { UnitDefs } from '../signs/UnitDefs.tsx';
import { UnitSign } from '../signs/UnitSign.tsx';
import { w } from './words.ts';

interface Unit {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly unique: boolean;
  /** In millimetres. */
  readonly base: number;
}

export const UNITS = units as readonly Unit[];
const FACTIONS = factions as readonly { readonly id: string; readonly name: string }[];

/** Pixels of a millimetre, so that bases keep their sizes to each other. */
const SCALE = 1.25;

export function Models() {
  return (
    <>
      <UnitDefs />
      {FACTIONS.map(({ id, name }) => {
        const own = UNITS.filter(({ faction }) => faction === id);
        return own.length === 0 ? null : (
          <Panel key={id} title={name} more={w('models.count', { n: own.length })} className="legend">
            <ul>
              {own.map((unit) => (
                <UnitRow key={unit.id} unit={unit} />
              ))}
            </ul>
          </Panel>
        );
      })}
    </>
  );
}

function UnitRow({ unit: { id, name, faction, unique, base } }: { readonly unit: Unit }) {
  const r = (base / 2) * SCALE;
  const half = r + 7;
  return (
    <li>
      <svg
        className="base"
        viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
        width={2 * half}
        height={2 * half}
        aria-hidden="true"
      >
        <UnitSign card={id} faction={faction} colour="blue" r={r} shadow />
      </svg>
      <b>{name}</b>
      <p>
        <span className="tag">{w('models.base', { mm: base })}</span>
        {unique && <span className="tag">{w('models.unique')}</span>}
      </p>
    </li>
  );
}
