/** The table from above, as a surveyor's plotting sheet. */

import { useMemo } from 'react';
import { toast } from '../../../design/index.ts';
import { later } from '../../../shell/later.tsx';
import type { ThingId } from '../../module.ts';
import { optionOf } from '../../module.ts';
import { aboutOf, asksForPath, asksForPoint } from '../asked.ts';
import { holding } from '../in-hand.ts';
import { RulerLayer } from '../measuring/RulerLayer.tsx';
import { ThreatLayer } from '../measuring/ThreatLayer.tsx';
import { TriggerLayer } from '../reactions/TriggerLayer.tsx';
import { ImpactLayer } from '../shooting/ImpactLayer.tsx';
import { attackAsked, keyOf, shownWay } from '../shooting/odds.ts';
import { ShotLayer } from '../shooting/ShotLayer.tsx';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { ClearSheet } from './Above.tsx';
import { Captives } from './Captives.tsx';
import type { Standing } from './Figures.tsx';
import { Figures } from './Figures.tsx';
import { figuresOf } from './figures.ts';
import { Ground } from './Ground.tsx';
import { laidOut } from './laid.ts';
import { Markers } from './Markers.tsx';
import { Placing } from './Placing.tsx';
import { Roofs, StoreyKeys, useHouses } from './Storeys.tsx';
import { sizeOf } from './scale.ts';
import { fadedIn } from './storeys.ts';
import { Terrain } from './Terrain.tsx';
import { UNDER } from './under.ts';

/** Comes when something is placed: most of a battle is fought. */
const LegalAreas = later<BattleContext>(
  () => import('../placing/LegalAreas.tsx').then((placing) => placing.LegalAreas),
  null,
);

const placesInSetUp = ({ question, view }: BattleContext): boolean =>
  view.phase === 'setup' && (question?.ask === 'deploy.unit' || asksForPoint(question));

export function Board(context: BattleContext) {
  const { view } = context;
  const { battle } = useBattle();
  const { w, h } = sizeOf(view);
  const laid = useMemo(() => laidOut(view.pieces, battle.content), [view.pieces, battle.content]);
  const figures = figuresOf(battle);
  const houses = useHouses(context, laid);
  const { standing, choose } = useChoosing(context);
  return (
    <ClearSheet w={w} h={h}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table, not a form */}
      <svg className="plot" viewBox={`0 0 ${w} ${h}`} role="group" aria-label={b('sheet', { n: figures.length })}>
        <g id={UNDER}>
          <Ground w={w} h={h} />
          <Terrain laid={laid} height={view.height} />
          <Roofs houses={houses} height={view.height} />
        </g>
        {placesInSetUp(context) && <LegalAreas {...context} />}
        <ThreatLayer context={context} />
        <TriggerLayer context={context} />
        <Placing context={context}>
          <Markers
            markers={view.markers}
            battle={battle}
            standing={standing}
            pointed={context.pointed}
            choose={choose}
            point={context.point}
          />
          <Captives />
          <Figures
            figures={figures}
            faded={fadedIn(houses, battle.state.models)}
            standing={(id) => standing(`model:${id}`)}
            pointed={context.pointed}
            choose={(id) => choose(`model:${id}`)}
            point={context.point}
          />
        </Placing>
        <StoreyKeys houses={houses} height={view.height} />
        <ShotLayer context={context} />
        <ImpactLayer context={context} />
        <RulerLayer context={context} />
      </svg>
    </ClearSheet>
  );
}

interface Choosing {
  readonly standing: (thing: ThingId) => Standing;
  /** Whether the click meant the thing, and not the place under it. */
  readonly choose: (thing: ThingId) => boolean;
}

/** Whom the open question offers, and what a click on something does. */
function useChoosing(context: BattleContext): Choosing {
  const { optionFor, actor, battle } = useBattle();
  const { propose, confirm, read, take, question, explain } = context;
  const chosen = optionOf(context);
  const asked = attackAsked(battle, question);
  const aimed = asked && shownWay(asked, context.inHand, chosen);
  /** A target may be taken before its weapon: the best one comes with it. */
  const wayAt = (thing: ThingId) =>
    asked?.what === 'weapon' ? asked.ways.find(({ target }) => `model:${target.id}` === thing) : undefined;
  const standing = (thing: ThingId): Standing => {
    const option = optionFor(thing);
    if (wayAt(thing) !== undefined) return thing === `model:${aimed?.target.id}` ? 'chosen' : 'lit';
    if (option === undefined) return thing === `model:${actor?.id}` && aboutOf(question).model ? 'acting' : undefined;
    if (option.blocked !== undefined) return 'shut';
    return option.id === chosen ? 'chosen' : 'lit';
  };
  const choose = (thing: ThingId): boolean => {
    const option = optionFor(thing);
    const way = wayAt(thing);
    if (way !== undefined) {
      if (way.target.id === aimed?.target.id && chosen !== undefined) void confirm();
      else {
        take(holding(context.inHand, 'attack', keyOf(way)));
        propose(way.weapon);
      }
    } else if (option === undefined) {
      if (asksForPath(question) || asksForPoint(question)) return false;
      read(thing);
    } else if (option.blocked !== undefined)
      toast({ text: explain(option.blocked), kind: 'bad', rule: option.blocked.rule });
    else if (option.id === chosen) void confirm();
    else propose(option.id);
    return true;
  };
  return { standing, choose };
}
