/** Markers, mines and what burns a fuse: paper plates with a sign, each a thing that can be chosen. */
import landMine from 'game-icon:land-mine';
import type { Battle } from '@holotape/skirmish/battle';
import { carrierOf } from '@holotape/skirmish/queries/markers';
import { usedBy } from '@holotape/skirmish/queries/scenario';
import type { SkirmishView } from '@holotape/skirmish/view';
import type { KeyboardEvent, ReactNode } from 'react';
import { paintOf } from '../../../design/players.tsx';
import type { ThingId } from '../../module.ts';
import { colourOf } from '../colours.ts';
import { markerTitle } from '../names.ts';
import { b } from '../words.ts';
import type { Standing } from './Figures.tsx';
import { PLATE_INK as INK, icon, MarkerSign, PAPER } from './MarkerSign.tsx';
import { onSheet, SCALE } from './scale.ts';

type MarkerView = SkirmishView['markers'][number];

interface MarkersProps {
  readonly markers: SkirmishView['markers'];
  readonly battle: Battle;
  readonly standing: (thing: ThingId) => Standing;
  readonly pointed: ThingId | undefined;
  readonly choose: (thing: ThingId) => boolean;
  readonly point: (thing: ThingId | undefined) => void;
}

export function Markers({ markers, battle, standing, pointed, choose, point }: MarkersProps) {
  const { mines } = battle.state;
  return (
    <g className="markers">
      {mines.map((mine) => (
        <Plated
          key={mine.id}
          thing={`mine:${mine.id}`}
          at={onSheet(battle.state, mine)}
          name={b(mine.live ? 'mine.live' : 'mine.asleep')}
          {...{ standing, pointed, choose, point }}
        >
          <circle
            r={(battle.content.rulers.get(battle.content.weapons.get(mine.weapon)!.short.range!)!.length / 2) * SCALE}
            className={`mine-area${mine.live ? ' live' : ''}`}
          />
          <circle r="14" fill={PAPER} stroke={paintOf(colourOf(mine.seat))} strokeWidth="3" />
          {icon(landMine)}
        </Plated>
      ))}
      {markers
        .filter((marker) => carrierOf(battle, marker) === undefined)
        .map((marker) => (
          <Plated
            key={marker.id}
            thing={`marker:${marker.id}`}
            at={onSheet(battle.state, marker)}
            name={markerTitle(marker)}
            {...{ standing, pointed, choose, point }}
          >
            <Plate battle={battle} marker={marker} />
            <MarkerSign kind={marker.kind} face={marker.face} />
            {marker.items > 0 && <circle cx="13" cy="-13" r="5" fill="#F2B632" stroke={INK} strokeWidth="1.4" />}
          </Plated>
        ))}
    </g>
  );
}

/** What is somebody's own has its colour around it. SC-SWEEP-10 */
function Plate({ battle, marker }: { readonly battle: Battle; readonly marker: MarkerView }) {
  const owner = battle.state.scenario?.tally[usedBy(marker.id)];
  const [stroke, wide] = owner === undefined ? [INK, 2] : [paintOf(colourOf(owner)), 4];
  return <rect x="-15" y="-15" width="30" height="30" rx="4" fill={PAPER} stroke={stroke} strokeWidth={wide} />;
}

interface PlatedProps extends Pick<MarkersProps, 'standing' | 'pointed' | 'choose' | 'point'> {
  readonly thing: ThingId;
  readonly at: { readonly x: number; readonly y: number };
  readonly name: string;
  readonly children: ReactNode;
}

function Plated({ thing, at, name, standing, pointed, choose, point, children }: PlatedProps) {
  const stands = standing(thing);
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(thing);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there are no buttons
    <g
      role="button"
      tabIndex={0}
      className={`marker ${stands ?? ''}${pointed === thing ? ' pointed' : ''}`}
      data-thing={thing}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      aria-label={name}
      aria-pressed={stands === 'chosen'}
      onClick={(event) => {
        if (choose(thing)) event.stopPropagation();
      }}
      onKeyDown={key}
      onPointerEnter={() => point(thing)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => point(thing)}
      onBlur={() => point(undefined)}
    >
      <circle className="hit" r="22" />
      {stands !== undefined && stands !== 'shut' && (
        <rect className={stands} x="-19" y="-19" width="38" height="38" rx="7" />
      )}
      {children}
    </g>
  );
}
