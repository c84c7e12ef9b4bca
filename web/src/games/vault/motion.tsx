/** Motion explains: a peg walks out of the elevator to its space, a cube flies to its track. Nothing depends on it. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { motionNow } from '../../settings/settings.ts';
import { play } from '../../settings/sound.ts';
import type { VaultContext } from './context.ts';
import { type Flight, flightsOf, type Port } from './flights.ts';

const WALK = 620;
const FLY = 520;
const APART = 80;
/** After so many new lines at once somebody has come back: what happened meanwhile is told by the log. */
const TOO_MANY = 30;

function elementOf(port: Port): Element | null {
  switch (port.at) {
    case 'space':
      return document.querySelector(`[data-space="${port.id}"] .hit`);
    case 'item':
      return document.querySelector(`[data-track-item="${port.id}"]`);
    case 'seat':
      return (
        document.querySelector(`[data-own-seat="${port.seat}"] [data-track="${port.track}"]`) ??
        document.querySelector(`[data-seat="${port.seat}"]`)
      );
  }
}

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const EASE = 'cubic-bezier(.3, 0, .1, 1)';

function fly({ token, from, to }: Flight, delay: number): void {
  const [start, end] = [elementOf(from), elementOf(to)];
  if (start === null || end === null) return;
  const [a, b] = [middleOf(start), middleOf(end)];
  const box = document.createElement('div');
  box.className = 'flying';
  box.setAttribute('aria-hidden', 'true');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '-12.6 -12.6 25.2 25.2');
  svg.setAttribute('width', '28');
  svg.setAttribute('height', '28');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#token-${token}`);
  svg.append(use);
  box.append(svg);
  document.body.append(box);
  const at = ({ x, y }: { x: number; y: number }, scale: number) =>
    `translate(${x - 14}px, ${y - 14}px) scale(${scale})`;
  const lift = Math.min(a.y, b.y, (a.y + b.y) / 2) - 26;
  const flight = box.animate(
    [
      { transform: at(a, 0.7), opacity: 0 },
      { transform: at(a, 1.15), opacity: 1, offset: 0.14 },
      { transform: at({ x: (a.x + b.x) / 2, y: (lift + (a.y + b.y) / 2) / 2 }, 1.15), offset: 0.55 },
      { transform: at(b, 0.8), opacity: 1, offset: 0.94 },
      { transform: at(b, 0.7), opacity: 0 },
    ],
    { duration: FLY, delay, easing: EASE, fill: 'both' },
  );
  flight.onfinish = () => box.remove();
  flight.oncancel = () => box.remove();
}

/** A peg that has just been placed comes down the shaft and along its level. */
function walk(dweller: string, colour: string): void {
  const peg = document.querySelector<SVGGElement>(`.standing[data-peg="${dweller}"]`);
  const svg = peg?.ownerSVGElement;
  if (!peg || !svg) return;
  const scale = svg.getScreenCTM()?.a ?? 1;
  const to = middleOf(peg);
  const shaft = document.querySelector(`[data-shaft="${colour}"]`) ?? svg.querySelector('[data-shaft]');
  const from = shaft === null ? { x: to.x - 60 * scale, y: to.y } : middleOf(shaft);
  const dx = (from.x - to.x) / scale;
  const dy = (from.y - to.y) / scale;
  peg.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 0 },
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 1, offset: 0.1 },
      { transform: `translate(${dx}px, 0)`, opacity: 1, offset: 0.45 },
      { transform: 'translate(0, 0)', opacity: 1 },
    ],
    { duration: WALK, easing: EASE },
  );
}

export function Motion({ context }: { readonly context: VaultContext }) {
  const { log, view, seat } = context;
  const heard = useRef(log.length);
  const stood = useRef(view.players);

  useLayoutEffect(() => {
    const before = stood.current;
    stood.current = view.players;
    if (before === view.players || motionNow() !== 'full') return;
    view.players.forEach((player, i) => {
      for (const dweller of player.dwellers) {
        const was = before[i]?.dwellers.find(({ id }) => id === dweller.id);
        if (dweller.at !== null && was !== undefined && was.at === null) walk(dweller.id, player.colour);
      }
    });
  }, [view]);

  useEffect(() => {
    const from = heard.current;
    heard.current = log.length;
    if (log.length <= from || log.length - from > TOO_MANY) return;
    const flights = flightsOf(log, from);
    if (flights.some(({ to }) => to.at === 'seat' && to.seat === seat)) play('gain');
    if (motionNow() !== 'full') return;
    for (const [i, flight] of flights.entries()) fly(flight, WALK * 0.5 + i * APART);
  }, [log, seat]);
  return null;
}
