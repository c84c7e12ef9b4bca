/** What the force costs: the number, and a segment for each unit. CH-FORCE-5 */
import { missingKit } from '@holotape/skirmish/queries/force-lists/offers';
import { unitCaps } from '@holotape/skirmish/queries/force-lists/prices';
import { Key, Panel } from '../../../design/index.ts';
import type { Building } from './use-force.ts';
import { f } from './words.ts';

/** Narrower than this part of the bar there is no room for a name. */
const NARROW = 0.09;
const INKS = 6;

export function CapsBar({ building }: { readonly building: Building }) {
  const { content, list, caps, addKit } = building;
  const models = list.units.reduce((sum, unit) => sum + unit.models, 0);
  const left = list.limit - caps;
  const whole = Math.max(list.limit, caps);
  const isKitted = list.units.every((unit) => missingKit(content, unit).length === 0);
  const numbers = { models, units: list.units.length };
  return (
    <Panel title={list.name} more={content.prices.get(list.prices)?.name} className="caps-panel">
      <div className="caps-head">
        <b className={left < 0 ? 'sum over' : 'sum'}>{caps}</b>
        <div>
          <b>{f('of.caps', { limit: list.limit })}</b>
          <span>{left < 0 ? f('sum.over', { ...numbers, over: -left }) : f('sum', { ...numbers, left })}</span>
        </div>
        <Key sign="plus" onClick={addKit} blocked={isKitted ? { text: f('kit.none') } : undefined}>
          {f('kit')}
        </Key>
      </div>
      <div className="caps-bar" role="img" aria-label={f('bar')}>
        {list.units.map((unit, at) => {
          const own = unitCaps(content, list.prices, unit);
          const name = content.units.get(unit.card)?.name ?? unit.card;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the list
            <span key={at} className={`ink-${at % INKS}`} style={{ flexGrow: own }}>
              {own / whole > NARROW ? `${name} ${own}` : own / whole > NARROW / 3 ? own : ''}
            </span>
          );
        })}
        {left > 0 && (
          <span className="left" style={{ flexGrow: left }}>
            {left / whole > NARROW / 2 ? f('left', { n: left }) : ''}
          </span>
        )}
      </div>
    </Panel>
  );
}
