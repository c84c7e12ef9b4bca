/** The table from above, as a surveyor's plotting sheet. */

import { useMemo } from 'react';
import type { ThingId } from '../../module.ts';
import { optionOf } from '../../module.ts';
import { aboutOf } from '../asked.ts';
import { LegalAreas } from '../placing/LegalAreas.tsx';
import { ShotLayer } from '../shooting/ShotLayer.tsx';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import type { Standing } from './Figures.tsx';
import { Figures } from './Figures.tsx';
import { figuresOf } from './figures.ts';
import { Ground, Rule } from './Ground.tsx';
import { laidOut } from './laid.ts';
import { Markers } from './Markers.tsx';
import { Placing } from './Placing.tsx';
import { sizeOf } from './scale.ts';
import { Terrain } from './Terrain.tsx';

export function Board(context: BattleContext) {
  const { view } = context;
  const { battle } = useBattle();
  const { w, h } = sizeOf(view);
  const laid = useMemo(() => laidOut(view.pieces, battle.content), [view.pieces, battle.content]);
  const figures = figuresOf(battle);
  const { standing, choose } = useChoosing(context);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table, not a form
    <svg className="plot" viewBox={`0 0 ${w} ${h}`} role="group" aria-label={b('sheet', { n: figures.length })}>
      <Ground w={w} h={h} />
      <Terrain laid={laid} height={view.height} />
      <LegalAreas {...context} />
      <Placing context={context}>
        <Markers
          markers={view.markers}
          battle={battle}
          standing={standing}
          pointed={context.pointed}
          choose={choose}
          point={context.point}
        />
        <Figures
          figures={figures}
          standing={(id) => standing(`model:${id}`)}
          pointed={context.pointed}
          choose={(id) => choose(`model:${id}`)}
          point={context.point}
        />
      </Placing>
      <ShotLayer context={context} />
      <Rule w={w} />
    </svg>
  );
}

/** Whom the open question offers, and what a click on something does. */
function useChoosing(context: BattleContext): {
  readonly standing: (thing: ThingId) => Standing;
  readonly choose: (thing: ThingId) => void;
} {
  const { optionFor, actor } = useBattle();
  const { propose, confirm, read, question } = context;
  const chosen = optionOf(context);
  return {
    standing: (thing) => {
      const option = optionFor(thing);
      if (option === undefined) return thing === `model:${actor?.id}` && aboutOf(question).model ? 'acting' : undefined;
      if (option.blocked !== undefined) return 'shut';
      return option.id === chosen ? 'chosen' : 'lit';
    },
    choose: (thing) => {
      const option = optionFor(thing);
      if (option === undefined) read(thing);
      else if (option.id === chosen) void confirm();
      else propose(option.id);
    },
  };
}
