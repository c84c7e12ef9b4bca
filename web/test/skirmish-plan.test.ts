/** The picture of a scenario in the form of a new battle: zones of both sides, and all markers where they may lie. */
import type { PrintedScenario } from '@holotape/skirmish/printed/scenarios';
import { emptyTable, unplayed } from '@holotape/skirmish/queries/empty-table';
import { whyNoMarker } from '@holotape/skirmish/queries/places';
import { piecesOn, tableNamed } from '@holotape/skirmish/queries/tables';
import { content } from '@holotape/skirmish/test/helpers/battle';
import { describe, expect, it, test } from 'vitest';
import { planOf } from '../src/games/skirmish/setting-up/plan.ts';

const SIZE = { width: 9144, height: 9144 };
const usualTable = ({ table, land }: PrintedScenario): string =>
  table ?? [...content.tables].find(([, each]) => each.land === land)![0];
const planned = (scenario: PrintedScenario, name = usualTable(scenario)) => {
  const table = tableNamed(content, scenario, SIZE, name);
  if ('say' in table) throw new Error(table.say);
  const pieces = piecesOn(content, table);
  return { pieces, plan: planOf(content, scenario, SIZE, pieces) };
};
const scenarioOf = (id: string): PrintedScenario => content.scenarios.get(id)!;
const rect = (x: number, y: number, w: number, h: number) => ({ is: 'rect', x, y, w, h });

describe('the picture of a scenario', () => {
  test.each([...content.scenarios.values()].map((scenario) => [scenario.id, scenario] as const))(
    '%s: both sides come from somewhere, and no marker is missing',
    (_, scenario) => {
      const { plan } = planned(scenario);
      expect(new Set(plan.zones.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
      expect(plan.zones.filter(({ areas }) => areas.length === 0)).toEqual([]);
      const wanted = scenario.setup.flatMap((step): string[] => {
        if (step.does === 'fixed') return step.markers.map(({ marker }) => marker);
        return step.does === 'markers' ? Array.from({ length: step.count }, () => step.marker) : [];
      });
      expect(plan.markers.flatMap(({ kind, at }) => at.map(() => kind)).toSorted()).toEqual(wanted.toSorted());
    },
  );

  it('zones lie where the rulers say', () => {
    const { plan } = planned(scenarioOf('police-station'));
    expect(plan.zones).toEqual([
      {
        seat: 1,
        rule: 'SC-POLICE-7',
        color: 'green',
        areas: [expect.objectContaining({ shape: rect(0, 7112, 9144, 2032) })],
      },
      {
        seat: 0,
        rule: 'SC-POLICE-9',
        color: 'yellow',
        areas: [expect.objectContaining({ shape: rect(0, 0, 9144, 1016) })],
      },
    ]);
  });

  it('who comes later is told with the round', () => {
    expect(planned(scenarioOf('suit-up')).plan.zones.at(-1)).toMatchObject({ seat: 1, round: 3, rule: 'SC-SUIT-10' });
  });

  it('a corner of a figure is a marker of the picture', () => {
    const { plan } = planned(scenarioOf('defend-the-farm'));
    const [defenders] = plan.zones;
    const boxes = plan.markers.find(({ kind }) => kind === 'fuse-box')!.at;
    const shape = defenders!.areas[0]!.shape;
    expect(shape.is === 'figure' && shape.corners.map(({ x, y }) => ({ x, y })).length).toBe(4);
    for (const { x, y } of boxes)
      expect(shape).toMatchObject({ corners: expect.arrayContaining([expect.objectContaining({ x, y })]) });
  });

  it('each marker lies where a player could put it, one after the other', () => {
    for (const id of ['newshound', 'demolition', 'hurt-locker']) {
      const scenario = scenarioOf(id);
      const { pieces, plan } = planned(scenario);
      const step = scenario.setup.find((each) => each.does === 'markers')!;
      const state = { ...emptyTable(SIZE), pieces, scenario: { ...unplayed(id, 'by-lot'), edges: ['bottom', 'top'] } };
      for (const at of plan.markers[0]!.at) {
        const why =
          step.does === 'markers' ? whyNoMarker({ state: state as never, content }, at, step.where, step.rule) : 'none';
        expect([id, why]).toEqual([id, undefined]);
        state.markers.push({
          id: `${at.x}`,
          kind: plan.markers[0]!.kind,
          ...at,
          face: 'blank',
          up: false,
          seen: [],
          items: [],
          opened: false,
        });
      }
    }
  });
});
