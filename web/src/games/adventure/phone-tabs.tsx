/** What a phone shows of the adventure behind its tabs, beside the map and the log. */
import type { AdventureView } from '@holotape/adventure/view';
import { Icon } from '../../design/index.ts';
import type { NamedPart } from '../module.ts';
import { radioactive } from './map/pictures.ts';
import { Agendas } from './rail/Agendas.tsx';
import { Land } from './rail/Land.tsx';
import { Others } from './rail/Others.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import { bottleCap, hearts } from './signs.ts';
import type { AdventureContext } from './table.tsx';
import { a } from './words.ts';

const Mine = (context: AdventureContext) => (
  <>
    <Sheet {...context} />
    <Agendas {...context} />
  </>
);

export const LAND: NamedPart<AdventureView> = { id: 'land', name: a('tab.land'), sign: 'flag', Part: Land };

export const PHONE_TABS: readonly NamedPart<AdventureView>[] = [
  { id: 'mine', name: a('tab.mine'), sign: 'cards', Part: Mine },
  LAND,
  { id: 'others', name: a('others'), sign: 'people', Part: Others },
];

/** Health, rads and Caps, always in sight. */
export function Purse({ seat, view }: AdventureContext) {
  const survivor = seat === 'public' ? undefined : view.survivors[seat];
  if (survivor === undefined) return null;
  const figures = [
    { icon: hearts, colour: 'var(--alert)', n: survivor.hp, of: a('health') },
    { icon: radioactive, colour: 'currentColor', n: survivor.rads, of: a('rads') },
    { icon: bottleCap, colour: 'currentColor', n: survivor.caps, of: a('caps') },
  ];
  return (
    <div
      className="purse"
      data-own-seat={seat}
      role="img"
      aria-label={figures.map(({ n, of }) => `${n} ${of}`).join(', ')}
    >
      {figures.map(({ icon, colour, n, of }) => (
        <span key={of}>
          <Icon path={icon} size={18} colour={colour} />
          <b>{n}</b>
        </span>
      ))}
    </div>
  );
}
