/** How a Structure is drawn on the plan: by its family, larger where it is the larger of its kind. */
import type { Structure } from '@holotape/skirmish/printed/structures';
import type { ReactNode } from 'react';
import { Quiet } from '../../../../design/Quiet.tsx';
import { pictureOf } from '../pictures.ts';
import { Tokens } from './parts.tsx';
import { Camp, Dish, Office, Pen, Shed, Stores, Tower } from './rooms.tsx';
import { CropField, Generator, MeatBags, Pump, Purifier } from './supply.tsx';
import { Fire, Rack, Stall, Workbench } from './trade.tsx';

/** Those that are like no other. */
const ALONE: Readonly<Record<string, (card: Structure) => ReactNode>> = {
  'generator-small': () => <Generator engines={1} />,
  'generator-medium': () => <Generator engines={2} />,
  'generator-large': () => <Generator engines={3} />,
  'water-pump': () => <Pump />,
  'water-purifier': () => <Purifier />,
  'crop-field': () => <CropField />,
  'meat-bags': () => <MeatBags />,
  'cooking-station': () => <Fire />,
  'listening-post': () => <Dish />,
  'ranger-outpost': ({ id }) => <Tower goods={pictureOf(id)} />,
  'scout-camp': () => <Camp />,
  stores: () => <Stores />,
  'maintenance-shed': ({ id }) => <Shed goods={pictureOf(id)} />,
  'operations-room': () => <Office own={false} />,
  'leaders-office': () => <Office own />,
  'brahmin-pen': ({ id }) => <Pen goods={pictureOf(id)} troughs={0} />,
  'brahmin-troughs': ({ id }) => <Pen goods={pictureOf(id)} troughs={1} />,
  'brahmin-ranch': ({ id }) => <Pen goods={pictureOf(id)} troughs={2} />,
};

/** Colours of awnings and covers: classes of the style sheet. */
const COLOURS: readonly (readonly [beginning: string, colour: string])[] = [
  ['weapons', 'red'],
  ['armor', 'steel'],
  ['clothing', 'violet'],
  ['scavenging', 'teal'],
  ['trading', 'green'],
  ['drink', 'ochre'],
  ['bar', 'ochre'],
  ['restaurant', 'ochre'],
  ['boston', 'teal'],
  ['grognak', 'red'],
  ['survival', 'green'],
  ['covert', 'steel'],
  ['awesome', 'violet'],
];
const colourOf = (id: string): string => COLOURS.find(([beginning]) => id.startsWith(beginning))?.[1] ?? 'red';

/** Of three of a kind the first is small and the last is large. */
const LARGER = /-(?:stall|shop|medium)$|^(?:bar|clinic)$/;
const LARGEST = /-(?:stores|emporium|large)$|^(?:restaurant|surgery-center)$/;
const sizeOf = (id: string): number => (LARGEST.test(id) ? 3 : LARGER.test(id) ? 2 : 1);

function picture(card: Structure): ReactNode {
  const { id, kind } = card;
  const alone = ALONE[id];
  if (alone !== undefined) return alone(card);
  if (kind === 'boost') return <Rack colour={colourOf(id)} size={sizeOf(id)} />;
  if (kind === 'crafting') return <Workbench goods={pictureOf(id)} heavy={id === 'power-armor-station'} />;
  return <Stall goods={pictureOf(id)} colour={colourOf(id)} size={sizeOf(id)} />;
}

/** `more` of what it gives by what was found. */
export function Drawing({ card, more }: { readonly card: Structure; readonly more: number }) {
  const { power, water } = card.gives ?? {};
  return (
    <Quiet className="drawing">
      {picture(card)}
      {power !== undefined && <Tokens what="power" n={power + more} x={132} y={78} />}
      {water !== undefined && <Tokens what="water" n={water + more} x={132} y={78} />}
    </Quiet>
  );
}
