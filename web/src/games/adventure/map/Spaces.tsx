/** Every space is one button over its drawing: what is seen, clicked, focused and read aloud is the same thing. */
import type { Option } from '@holotape/kernel/play';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { useWhyNot } from '../../../design/index.ts';
import { optionOf } from '../../module.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { meaning, meantNow, type Way, waysFrom } from '../walking.ts';
import { type Drawn, nearestTowards } from './drawn.ts';
import { SpaceState } from './marks.tsx';
import { spaceSentence } from './sentences.ts';
import { useTrueTouch } from './true-touch.ts';

interface SpacesProps {
  readonly context: AdventureContext;
  readonly drawn: ReadonlyMap<string, Drawn>;
  readonly standing: (id: string) => Standing;
  /** Says what is in a space that cannot be chosen now. */
  readonly tell: (id: string) => void;
}

/** How a space stands to the open question. */
export interface Standing {
  readonly state: 'open' | 'chosen' | 'blocked' | 'dim' | undefined;
  readonly option: Option | undefined;
  readonly way: Way | undefined;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How every space stands to the open question, and which are open. */
export function useStandings(context: AdventureContext, drawn: ReadonlyMap<string, Drawn>) {
  const { question } = context;
  const { position, optionFor } = useAdventure();
  const ways = useMemo(() => waysFrom(position, question), [position, question]);
  const options = new Map([...drawn.keys()].map((id) => [id, optionFor(`space:${id}`)]));
  const asked = question !== null && (ways.size > 0 || [...options.values()].some((option) => option !== undefined));
  const pending = optionOf(context);
  const meant = meantNow(context, ways, pending);
  return (id: string): Standing => {
    const [option, way] = [options.get(id), ways.get(id)];
    if (!asked) return { state: undefined, option, way };
    const open = way !== undefined || (option !== undefined && option.blocked === undefined);
    const chosen = meant === id || (meant === undefined && option !== undefined && pending === option.id);
    return { state: open ? (chosen ? 'chosen' : 'open') : option === undefined ? 'dim' : 'blocked', option, way };
  };
}

export const isOpen = ({ state }: Standing): boolean => state === 'open' || state === 'chosen';

export function Spaces({ context, drawn, standing, tell }: SpacesProps) {
  const group = useRef<SVGGElement>(null);
  useTrueTouch(group);
  const all = [...drawn.values()];
  const open = all.filter(({ id }) => isOpen(standing(id)));
  const stop = open[0]?.id ?? all[0]?.id;
  const walk = (event: KeyboardEvent, from: Drawn) => {
    const among = event.shiftKey || open.length === 0 ? all : open;
    const next = nextSpace(event.key, among, from);
    if (next === undefined) return;
    event.preventDefault();
    group.current?.querySelector<SVGGElement>(`[data-space="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <g ref={group}>
      {all.map((space) => (
        <SpaceKey
          key={space.id}
          space={space}
          standing={standing(space.id)}
          stop={space.id === stop}
          walk={walk}
          tell={tell}
          context={context}
        />
      ))}
    </g>
  );
}

const TURNS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** Arrows go to the nearest space on that side; the page keys go through all of them, one after the other. */
function nextSpace(key: string, among: readonly Drawn[], from: Drawn): Drawn | undefined {
  const step = ARROWS[key];
  if (step !== undefined) return nearestTowards(among, from, step);
  const turn = TURNS[key];
  if (turn === undefined) return undefined;
  const at = among.findIndex(({ id }) => id === from.id);
  return among[(at + turn + among.length) % among.length];
}

type WhyProps = ReturnType<typeof useWhyNot>['props'];

interface SpaceKeyProps {
  readonly space: Drawn;
  readonly standing: Standing;
  /** The one of them that Tab stops at. */
  readonly stop: boolean;
  readonly walk: (event: KeyboardEvent, from: Drawn) => void;
  readonly tell: (id: string) => void;
  readonly context: AdventureContext;
}

/** Pointing at a space, or coming to it by keyboard, lights what speaks of it; a blocked one says why besides. */
function pointing(id: string, point: AdventureContext['point'], why: WhyProps | undefined) {
  return {
    ...why,
    onFocus: (event: FocusEvent<Element>) => {
      why?.onFocus(event);
      if (event.currentTarget.matches(':focus-visible')) point(`space:${id}`);
    },
    onBlur: () => {
      why?.onBlur();
      point(undefined);
    },
    onPointerEnter: (event: PointerEvent<Element>) => {
      why?.onPointerEnter(event);
      point(`space:${id}`);
    },
    onPointerLeave: (event: PointerEvent<Element>) => {
      why?.onPointerLeave(event);
      point(undefined);
    },
  };
}

function SpaceKey({ space, standing, stop, walk, tell, context }: SpaceKeyProps) {
  const { state, option, way } = standing;
  const { question, propose, confirm, answer, take, explain, pointed, point, names } = context;
  const { position } = useAdventure();
  const blocked = state === 'blocked' ? option?.blocked : undefined;
  const why = useWhyNot(blocked && { text: explain(blocked), rule: blocked.rule });
  const open = isOpen(standing);
  const act = () => {
    if (blocked !== undefined) return why.open();
    if (!open) return tell(space.id);
    // Where one starts is said once: whoever changes their mind takes it back. FB-SETUP-16
    if (question?.ask === 'setup.space' && option !== undefined) return void answer(option.id);
    if (state === 'chosen') return void confirm();
    take(way === undefined || question === null ? undefined : meaning(question, space.id));
    propose(way?.steps[0] ?? option?.id);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a space of the map is drawn */}
      <g
        transform={`translate(${space.x} ${space.y})`}
        role="button"
        tabIndex={stop ? 0 : -1}
        className={`map-space${pointed === `space:${space.id}` ? ' pointed' : ''}`}
        data-space={space.id}
        data-state={state}
        data-thing={`space:${space.id}`}
        aria-label={spaceSentence(position, space.id, names, way)}
        aria-pressed={state === 'chosen' ? true : undefined}
        aria-disabled={open ? undefined : true}
        {...pointing(space.id, point, blocked && why.props)}
        onClick={act}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            act();
          } else if (event.key === 'Escape') propose(undefined);
          else walk(event, space);
        }}
      >
        {state !== undefined && <SpaceState path={space.path} id={space.id.replace(/[.#]/g, '-')} state={state} />}
        <path d={space.path} className="hit" />
      </g>
      {why.bubble}
    </>
  );
}
