import type { BadPack, PackFile } from '@holotape/kernel';
import { unprintable } from '@holotape/kernel/testing';
import { readFolder } from '@holotape/shelf/read-folder';
import { describe, expect, test } from 'vitest';
import { readVaultContent } from '../content.ts';
import { LETTERS } from '../printed/icons.ts';
import { texts } from '../texts.ts';
import { builtIn } from './helpers/vault.ts';

const { content } = builtIn;

describe('the built-in set', () => {
  test('holds what the box holds: 6 fixed rooms, 24 rooms and 6 extra ones, 31 items, 18 threats', () => {
    expect(content.topRooms).toHaveLength(6);
    expect([content.deck.length, content.extraDeck.length]).toEqual([24, 6]);
    expect([content.items.size, content.threats.size]).toEqual([31, 18]);
  });

  test('every letter stands on spaces and can be trained', () => {
    const rooms = [...content.rooms.values()];
    const spaces = [
      ...rooms.flatMap((room) => room.spaces),
      ...[...content.threats.values()].map(({ space }) => space),
    ];
    for (const letter of LETTERS) {
      expect(spaces.filter((space) => space.letter === letter).length).toBeGreaterThanOrEqual(3);
      expect(
        spaces.some(({ reward }) =>
          reward.some((part) => typeof part === 'object' && 'train' in part && part.train === letter),
        ),
      ).toBe(true);
    }
  });

  test('every name is said once', () => {
    const names = [
      ...[...content.rooms.values()].map(({ name }) => name),
      ...[...content.items.values()].map(({ name }) => name),
      ...new Set([...content.threats.values()].map(({ name }) => name)),
    ];
    expect(new Set(names).size).toBe(names.length);
  });

  test('every message prints with the printers there are', () => {
    expect(unprintable(texts)).toEqual([]);
  });
});

describe('packs', () => {
  const builtInFiles = readFolder(new URL('../content', import.meta.url).pathname);
  const pack = (...files: PackFile[]) => {
    try {
      readVaultContent([builtInFiles, [{ path: 'pack.yaml', text: 'id: mine\nname: Mine\ngame: vault\n' }, ...files]]);
      return [];
    } catch (error) {
      return (error as BadPack).problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
    }
  };
  const room = (id: string, space: string) =>
    `- id: ${id}\n  name: ${id}\n  line: ""\n  price: [power]\n  spaces:\n    - { reward: [food] }\n    - ${space}\n`;

  test('a good pack adds its rooms to the deck', () => {
    const files = [
      { path: 'pack.yaml', text: 'id: mine\nname: Mine\ngame: vault\n' },
      { path: 'rooms.yaml', text: room('sauna', '{ cost: [water], reward: [happiness] }') },
    ];
    expect(readVaultContent([builtInFiles, files])).toMatchObject({ packs: ['core', 'mine'] });
    expect(readVaultContent([builtInFiles, files]).deck).toContain('sauna');
  });

  test('mistakes are told with file, line and what was expected', () => {
    expect(pack({ path: 'rooms.yaml', text: room('sauna', '{ reward: [joy] }') })[0]).toMatch(
      /^rooms\.yaml:7: 0\.spaces\.1\.reward\.0: /,
    );
    expect(pack({ path: 'rooms.yaml', text: room('sauna', '{ cost: [price], reward: [food] }') })).toEqual([
      'rooms.yaml:7: 0.spaces.1: a space that costs the price of a room must reward "build"',
    ]);
    expect(pack({ path: 'rooms.yaml', text: room('lounge', '{ reward: [food] }') })).toEqual([
      'rooms.yaml:1: the room "lounge" exists already, in rooms.yaml of the pack "core"',
    ]);
    expect(pack({ path: 'rooms.yaml', text: '- id: [' })[0]).toMatch(/^rooms\.yaml:1: not YAML/);
    expect(pack({ path: 'rumours.yaml', text: '' })[0]).toMatch(/^rumours\.yaml:1: a vault pack has no such file/);
    expect(
      pack({ path: 'top-level.yaml', text: builtInFiles.find(({ path }) => path === 'top-level.yaml')!.text })[0],
    ).toBe('top-level.yaml:1: only one pack may have a top level');
  });

  test('a pack without pack.yaml, and no top level at all, are told', () => {
    expect(() => readVaultContent([builtInFiles, []])).toThrow('pack.yaml:1: missing');
    expect(() => readVaultContent([])).toThrow('top-level.yaml:1: missing');
  });
});
