import type { BadPack, PackFile } from '@holotape/kernel';
import { unprintable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { readAdventureContent } from '../content.ts';
import { adventureGame } from '../index.ts';
import { storyProblems } from '../queries/reach.ts';
import { adventureOptions } from '../state.ts';
import { texts } from '../texts.ts';
import { PUBLIC_ASKS } from '../view.ts';
import { ENEMY_TYPES, type InSet, MARKER_COLOURS } from '../words.ts';
import { coreFiles, packFiles } from './helpers/adventure.ts';

const core = readAdventureContent([coreFiles]);
const count = <T>(all: Iterable<T>, fits: (each: T) => boolean) => [...all].filter(fits).length;

describe('the core set', () => {
  const boxes = ['core', 'new-california'] as const;
  const inBoxes = <T extends InSet>(all: ReadonlyMap<string, T>, fits: (each: T) => boolean = () => true) =>
    boxes.map((set) => count(all.values(), (each) => each.set === set && fits(each)));

  test('holds what the boxes hold: the base set, and New California', () => {
    expect(inBoxes(core.tokens)).toEqual([27, 16]);
    expect(ENEMY_TYPES.map((type) => inBoxes(core.tokens, (each) => each.type === type))).toEqual([
      [6, 3],
      [6, 3],
      [5, 3],
      [5, 4],
      [5, 3],
    ]);
    expect([inBoxes(core.survivors), inBoxes(core.perks), inBoxes(core.agendas)]).toEqual([
      [5, 5],
      [14, 7],
      [28, 0],
    ]);
    const items = (deck: string) => inBoxes(core.items, (each) => each.deck === deck);
    expect(['asset', 'loot', 'unique', 'character'].map(items)).toEqual([
      [25, 21],
      [34, 4],
      [11, 8],
      [5, 6],
    ]);
    const tiles = (kind: string) => inBoxes(core.tiles, (each) => each.kind === kind);
    expect(['dangerous', 'deadly', 'double-sided'].map(tiles)).toEqual([
      [8, 5],
      [6, 4],
      [13, 6],
    ]);
    expect(core.tiles.size).toBe(42);
    expect([...core.scenarios.values()].filter(({ set }) => set === 'core').map(({ id }) => id)).toEqual([
      'the-iron-commons',
      'the-drowned-capital',
      'saltfog-island',
      'the-slag-pit',
    ]);
  });

  test('FB-SCEN-1 every sheet says how its map is built, of 18 tiles (of New California 27), and which quests are staged', () => {
    for (const scenario of core.scenarios.values()) {
      expect(core.maps.get(scenario.id)!.positions).toHaveLength(scenario.set === 'core' ? 18 : 27);
      expect(scenario.stage.length).toBeGreaterThan(0);
    }
  });

  test('FB-SCEN-2 every sheet has its track of power, and says whom the tokens of a faction stand for', () => {
    for (const { track, asOne, factions } of core.scenarios.values()) {
      expect(track).toHaveLength(asOne ? 12 : 7);
      const enemies = Object.values(factions).flatMap(({ enemy }) => enemy ?? []);
      expect(enemies.length).toBeGreaterThan(0);
    }
  });

  test('FB-SCEN-3 every sheet has two factions, star and shield', () => {
    for (const { factions } of core.scenarios.values()) expect(Object.keys(factions)).toEqual(['star', 'shield']);
  });

  test('FB-SPACE-4 every place that has an icon has a name, and no two places share one', () => {
    const named = [...core.spaces.values()].flatMap(({ place }) => place ?? []);
    expect(new Set(named).size).toBe(named.length);
    for (const { icon, name } of core.spaces.values()) if (icon !== undefined) expect(name).toBeDefined();
  });

  test('every space of every map can be reached', async () => {
    const { distancesFrom, spacesOnMap } = await import('../queries/map.ts');
    for (const scenario of core.scenarios.keys()) {
      const state = adventureGame(core).setup(core, { seats: 1, options: adventureOptions.parse({ scenario }) });
      const { set } = core.scenarios.get(scenario)!;
      const rest = [...core.tiles.values()].filter(
        (tile) => tile.kind !== 'double-sided' && tile.id !== 'the-spire' && (set !== 'core' || tile.set === 'core'),
      );
      for (const place of state.map)
        if (!place.faceup) Object.assign(place, { tile: rest.pop()?.id ?? 'the-spire', faceup: true });
      const adventure = { state, content: core };
      const all = spacesOnMap(adventure).map(({ id }) => id);
      expect([scenario, distancesFrom(adventure, all[0]!).size]).toEqual([scenario, all.length]);
    }
  });

  test('every card comes up in some scenario, and every objective can be completed in each scenario it comes up in', () => {
    expect(storyProblems(core)).toEqual([]);
  });

  test('a card that nothing leads to, and objectives that nobody can complete, are told', () => {
    const cards = (text: string) =>
      storyProblems(
        readAdventureContent([
          packFiles,
          [
            { path: 'pack.yaml', text: 'id: mine\nname: Mine\ngame: adventure\n' },
            { path: 'cards/mine.yaml', text },
          ],
        ]),
      ).filter((each) => each.includes('900') || each.includes('901'));
    const quest = (more: string) =>
      `- id: "900"\n  back: quest\n  title: Mine\n  intro: Mine.\n  objectives:\n    - task: Go\n      ${more}\n      results: [trash]\n`;
    const reached = `- id: W99\n  back: wasteland\n  title: Way\n  intro: Way.\n  options:\n    - { label: On, do: [{ stage: "900" }] }\n`;
    expect(cards(quest('at: old-town'))).toEqual(['900 never comes']);
    expect(cards(reached + quest('at: old-town'))).toEqual([]);
    expect(cards(reached + quest('do: [{ test: { letters: [S], difficulty: 7 } }]'))).toContain(
      'road: 900 objective 1 has a test of 7: more than dice can show',
    );
    expect(cards(reached + quest('trigger: { kill: { type: [human], level: 3 } }'))).toContain(
      'road: 900 objective 1 asks for an enemy that does not exist',
    );
    expect(cards(reached + quest('trigger: { card: "010" }'))).toContain(
      'road: 900 objective 1 waits for card 010, which does not complete it',
    );
  });

  test('every question that people are asked is one that others may hear of; dice are nobody’s question', () => {
    const asks = Object.keys(texts.messages).flatMap((key) =>
      key.startsWith('ask.') ? [key.slice('ask.'.length)] : [],
    );
    const chance = ['fight.roll', 'fight.again', 'test.roll', 'test.again', 'addiction.roll', 'assist.roll'];
    expect([...PUBLIC_ASKS, ...chance].sort()).toEqual(asks.sort());
  });

  test('every colour that a marker may have has its word', () => {
    for (const colour of MARKER_COLOURS) expect(texts.messages).toHaveProperty([`option.${colour}`]);
  });

  test('every message prints with the printers there are', () => {
    expect(unprintable(texts)).toEqual([]);
  });
});

describe('packs', () => {
  const pack = (...files: PackFile[]) => {
    try {
      readAdventureContent([
        packFiles,
        [{ path: 'pack.yaml', text: 'id: mine\nname: Mine\ngame: adventure\n' }, ...files],
      ]);
      return [];
    } catch (error) {
      return (error as BadPack).problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
    }
  };
  const quest = (results: string, more = '') =>
    `- id: "100"\n  back: quest\n  title: Mine\n  intro: Mine.\n  objectives:\n    - task: Go\n${more}      results: ${results}\n`;

  test('a card author adds a quest without touching TypeScript', () => {
    expect(pack({ path: 'cards/mine.yaml', text: quest('[{ xp: 2 }, { stage: "001" }, trash]') })).toEqual([]);
  });

  test('mistakes are told with file, line and what was expected', () => {
    const told = (text: string) => pack({ path: 'cards/mine.yaml', text });
    expect(told(quest('[{ xp: 2, caps: 1 }]'))).toEqual([
      'cards/mine.yaml:7: 0.objectives.0.results.0: an instruction is exactly one verb',
    ]);
    expect(told(quest('[{ exp: 2 }]'))[0]).toMatch(/^cards\/mine\.yaml:7: .*Unrecognized key: "exp"/);
    expect(told(quest('[{ xp: levels }]'))[0]).toMatch(/^cards\/mine\.yaml:7: .*an amount is a number, or level/);
    expect(told(quest('[{ stage: "999" }]'))).toEqual(['cards/mine.yaml:1: 100: there is no card "999"']);
    expect(told(quest('[trash]', '      at: nowhere\n'))).toEqual([
      'cards/mine.yaml:1: 100: there is no space "nowhere"',
    ]);
    expect(told(quest('[{ gain: toaster }]'))).toEqual(['cards/mine.yaml:1: 100: there is no unique asset "toaster"']);
    expect(told(quest('[]').replace('"100"', '"001"'))).toEqual([
      'cards/mine.yaml:1: the card "001" exists already, in cards/cards.yaml of the pack "testing"',
    ]);
    expect(pack({ path: 'stories.yaml', text: '' })[0]).toMatch(/^stories\.yaml:1: an adventure pack has no such file/);
  });

  test('a standing objective must trash its card, a triggered one costs nothing', () => {
    const when = '      trigger: { when: { caps: { least: 3 } } }\n';
    expect(pack({ path: 'cards/a.yaml', text: quest('[{ xp: 1 }]', when) })[0]).toContain('must trash its card');
    expect(pack({ path: 'cards/a.yaml', text: quest('[trash]', `${when}      spend: 2\n`) })[0]).toContain('no cost');
  });
});
