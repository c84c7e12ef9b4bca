/** What all scenarios have in common (SC-COMMON), and their rulings. */
import { describe, expect, test } from 'vitest';
import { content } from '../helpers/battle.ts';
import { endRound, OURS, scenario, settingUp, start } from '../helpers/scenario.ts';

/** High Noon is ours, and has a file of its own. */
const TUTORIALS = [...content.scenarios.values()].filter(({ own }) => own === undefined);

describe('All scenarios', () => {
  test('SC-COMMON-6 tutorials have fixed forces without a Leader in the first four, and nothing can be added', () => {
    const units = (id: string) =>
      content.scenarios.get(id)!.forces.map((force) => force.map(({ card, models }) => `${models} ${card}`));
    expect(units('troubled-beginnings')).toEqual([
      ['1 sole-survivor-day-one', '2 settler'],
      ['2 super-mutant', '1 brute'],
    ]);
    expect(units('fort-davis')).toEqual([
      ['1 sole-survivor-day-one', '2 settler', '1 dogmeat'],
      ['3 super-mutant', '1 brute'],
    ]);
    expect(units('water-treatment-plant')).toEqual([
      ['1 sole-survivor-day-one', '2 settler', '1 dogmeat', '1 enslaved-tech'],
      ['2 super-mutant', '1 brute', '1 mutant-hound'],
    ]);
    expect(units('lost-journal')).toEqual([
      ['1 sole-survivor-day-one', '2 settler', '1 dogmeat'],
      ['1 super-mutant', '1 aviator', '1 mutant-hound', '1 brute'],
    ]);
    expect(units('coming-storm')).toEqual([
      ['1 sole-survivor', '1 aspirant-goddard', '2 settler', '1 dogmeat'],
      ['1 super-mutant', '1 aviator', '2 mutant-hound', '1 brute', '1 enslaved-tech'],
    ]);
    const leaders = TUTORIALS.map(({ forces }) => forces.flat().filter(({ leader }) => leader !== null).length);
    expect(leaders).toEqual([0, 0, 0, 0, 2]);
    const more = [{ id: 'more', card: 'settler', models: [{ x: 1, y: 1 }] }];
    expect(() => start({ scenario: 'fort-davis', forces: [more, []] })).toThrow('a fixed list');
  });

  test.each(TUTORIALS.map(({ id, rounds }) => [id, rounds] as const))(
    'SC-COMMON-2 %s ends with its last round, %d',
    (id, rounds) => {
      const t = scenario(id, {
        round: rounds,
        state: (state) => {
          if (id === 'troubled-beginnings')
            state.markers.push({
              id: 'trap',
              kind: 'trap',
              x: 500,
              y: 4000,
              face: 'item',
              up: true,
              seen: [],
              items: [],
              opened: false,
            });
        },
      });
      endRound(t);
      expect(t.session.result).toBeDefined();
      expect(t.state.round).toBe(rounds);
    },
  );

  test('SC-COMMON-1 five of each kind, twenty in all; each stands alone but for the next of the story', () => {
    const all = [...content.scenarios.values()].filter(({ id }) => !OURS.has(id));
    const kindOf = ({ own, story, book }: (typeof all)[number]) =>
      own === undefined ? 'tutorial' : story !== undefined ? 'linked' : book !== undefined ? 'solo' : 'stand-alone';
    const kinds = all.map(kindOf);
    expect(all).toHaveLength(20);
    for (const kind of ['tutorial', 'linked', 'solo', 'stand-alone'])
      expect(kinds.filter((each) => each === kind)).toHaveLength(5);
    for (const { id } of all.filter((each) => kindOf(each) === 'stand-alone' || kindOf(each) === 'solo'))
      expect(settingUp(id, { placing: 'auto' }).state.scenario!.id).toBe(id);
  });

  test('SC-RULING-72 Events, Quests and Boosts if they were agreed on; a tutorial has none', () => {
    for (const { id, name } of TUTORIALS) {
      expect(() => start({ scenario: id, events: true })).toThrow(`${name} has no Events.`);
      expect(() => start({ scenario: id, quests: true })).toThrow(`${name} has no Quests.`);
      expect(() => start({ scenario: id, boosts: true })).toThrow(`${name} has no Boosts.`);
    }
    const agreed = settingUp('noon', { events: true, quests: true, boosts: true }).state;
    expect([agreed.decks.events.length > 0, agreed.questing, agreed.decks.boosts.length > 0]).toEqual([
      true,
      true,
      true,
    ]);
    const usual = settingUp('noon').state;
    expect([usual.decks.events, usual.questing, usual.decks.boosts]).toEqual([[], false, []]);
    // The Wasteland is there as usual.
    expect(usual.decks.items.length).toBeGreaterThan(0);
  });

  test('SC-COMMON-3 a scenario names the holder of the Advantage Marker, or leaves it to the general rule', () => {
    expect(TUTORIALS.map(({ advantage }) => advantage)).toEqual([1, 1, 1, 0, null]);
    const t = scenario('lost-journal');
    expect(t.seat(0).asked()?.ask).toBe('round.first');
  });

  test.each(TUTORIALS.map(({ id }) => [id] as const))('SC-COMMON-5 %s is played on 3 feet by 3 feet', (id) => {
    const { width, height } = settingUp(id).state;
    expect([width, height]).toEqual([36 * 254, 36 * 254]);
  });

  test('SC-RULING-53 one tutorial after each of the five chapters, in their order', () => {
    expect(TUTORIALS.map(({ name, order }) => [order, name])).toEqual([
      [1, 'Troubled Beginnings'],
      [2, 'Fort Davis'],
      [3, 'Water Treatment Plant'],
      [4, 'The Lost Journal'],
      [5, 'The Coming Storm'],
    ]);
  });

  test('SC-RULING-1 zones and places that only a diagram shows are data', () => {
    const zones = TUTORIALS.flatMap(({ setup }) =>
      setup.flatMap((step) => (step.does === 'deploy' ? [step.zone] : step.does === 'deploy-turns' ? step.zones : [])),
    );
    expect(zones.length).toBeGreaterThan(0);
    const davis = content.scenarios
      .get('fort-davis')!
      .setup.flatMap((step) => (step.does === 'deploy' ? [step.zone] : []));
    expect(davis).toEqual([
      { is: 'edge', edge: 'bottom', color: 'orange' },
      { is: 'edge', edge: 'top', color: 'orange' },
    ]);
  });
});
