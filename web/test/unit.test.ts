import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '@holotape/shelf';
import type { TableInfo, TableMessage } from '@holotape/table/spoken/protocol';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { waitBefore } from '../src/client/backoff.ts';
import { Line } from '../src/client/connection.ts';
import { heard, NOTHING_YET } from '../src/client/state.ts';
import { GLOSSARY as adventureGlossary } from '../src/games/adventure/rulebook/glossary.ts';
import type { SettingUp, Wish } from '../src/games/setting-up.ts';
import { GLOSSARY as skirmishGlossary } from '../src/games/skirmish/rulebook/glossary.ts';
import { EXAMPLES } from '../src/games/vault/rulebook/examples.ts';
import { GLOSSARY as vaultGlossary } from '../src/games/vault/rulebook/glossary.ts';
import { NOTES } from '../src/games/vault/rulebook/notes.ts';
import { FRESH, readAgreed, settledFor } from '../src/games/vault/setting-up/options.ts';
import { ICON_AUTHORS } from '../src/screens/about/credits.ts';
import { hasLink, settled, tableOf } from '../src/screens/new-table/wish.ts';
import { find, placeOf } from '../src/screens/rulebook/find.ts';
import { readCode, spellCode } from '../src/screens/start/code.ts';
import { DEFAULTS, readSettings } from '../src/settings/shape.ts';
import { en } from '../src/text/en.ts';
import { fill } from '../src/text/index.ts';
import { pathOf, pathsOf } from '../tools/game-icons-plugin.ts';
import { roundedPath } from '../tools/rounded-path.ts';

const src = join(import.meta.dirname, '../src');
const sources = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

describe('messages', () => {
  it('fills slots, and counts with slots inside', () => {
    expect(fill('{name} sat down', { name: 'Ana' })).toBe('Ana sat down');
    expect(fill('{n|One bot plays {who}|# bots play {who}}', { n: 1, who: 'red' })).toBe('One bot plays red');
    expect(fill('{n|One bot plays {who}|# bots play {who}}', { n: 2, who: 'red' })).toBe('2 bots play red');
  });

  it('leave what is missing in sight, and never fill in what a person typed', () => {
    expect(fill('{name} sat down')).toBe('{name} sat down');
    expect(fill('{a} and {b}', { a: '{b}', b: 'Ben' })).toBe('{b} and Ben');
  });

  it('are all used', () => {
    const all = sources.join('\n');
    const built = [...all.matchAll(/t\(\s*`([^`]+)`/g)].map(
      (match) => new RegExp(`^${match[1]!.replace(/[.]/g, '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`),
    );
    const unused = Object.keys(en).filter(
      (key) => !all.includes(`'${key}'`) && !built.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});

const info = {
  game: 'vault',
  seats: [{ kind: 'human', name: 'Ana', present: true, yours: true }],
} as Partial<TableInfo> as TableInfo;
const table: TableMessage = { type: 'table', n: 7, info, view: { round: 1 }, waited: 500, log: [{ say: 'round' }] };

class TestLine extends Line {
  readonly local = false;
  protected send = () => true;
  tryNow(): void {}
  leave(): void {}
  says(message: TableMessage): void {
    this.hear(message);
  }
}

describe('a table as its screen knows it', () => {
  it('takes the whole table, then news one after the other', () => {
    const first = heard(NOTHING_YET, table, 10_000)!;
    expect(first).toMatchObject({ n: 7, status: 'live', view: { round: 1 }, since: 9_500 });
    const next = heard(first, { type: 'news', n: 8, changes: [[['round'], 2]], log: [{ say: 'pass' }] }, 11_000)!;
    expect(next).toMatchObject({ n: 8, view: { round: 2 }, log: [{ say: 'round' }, { say: 'pass' }] });
    expect(first.view).toEqual({ round: 1 });
  });

  it('cuts the log where play was taken back', () => {
    const first = heard(NOTHING_YET, { ...table, log: [{ say: 'a' }, { say: 'b' }, { say: 'c' }] })!;
    expect(heard(first, { type: 'news', n: 8, logFrom: 1, log: [{ say: 'd' }] })!.log).toEqual([
      { say: 'a' },
      { say: 'd' },
    ]);
  });

  it('asks again when news are missing, and does not mind hearing something twice', () => {
    const first = heard(NOTHING_YET, table)!;
    expect(heard(first, { type: 'news', n: 9 })).toBeUndefined();
    expect(heard(first, { type: 'news', n: 7 })).toBe(first);
  });

  it('has every option as one, whether it can be taken or not', () => {
    const blocked = { rule: 'FS-PLACE-1', say: 'place.full' };
    const asked = { number: 3, ask: 'place', kind: 'choice', seat: 0, trail: [] } as const;
    const options = ['rest', { id: 'explore', blocked }];
    const first = heard(NOTHING_YET, { ...table, question: { ...asked, options: ['rest'] } })!;
    expect(first.question).toEqual({ ...asked, options: [{ id: 'rest' }] });
    const next = heard(first, { type: 'news', n: 8, question: { ...asked, options } })!;
    expect(next.question).toEqual({ ...asked, options: [{ id: 'rest' }, { id: 'explore', blocked }] });
    expect(heard(next, { type: 'news', n: 9, question: null })!.question).toBeNull();
  });

  it('knows when its page is older than the server', () => {
    const line = new TestLine('t1');
    line.says(table);
    expect(line.state().outdated).toBe(false);
    line.says({ type: 'refused', id: '', reason: { say: 'table.other-version' } });
    expect(line.state()).toMatchObject({ status: 'gone', outdated: true });
  });
});

it('a broken line is tried again quickly, then more and more rarely, never all at once', () => {
  const waits = [0, 1, 2, 3, 20].map((tries) => waitBefore(tries, 0.5));
  expect(waits).toEqual([500, 1000, 2000, 4000, 30_000]);
  expect(waitBefore(3, 0)).toBeLessThan(waitBefore(3, 1));
});

describe('a new table', () => {
  const settingUp: Pick<SettingUp, 'fresh' | 'read' | 'settled'> = {
    fresh: FRESH,
    read: readAgreed,
    settled: settledFor,
  };
  const wish: Wish = {
    seats: [
      { sitter: 'you', name: 'Ana', bot: 'greedy' },
      { sitter: 'link', name: 'Mira', bot: 'greedy' },
      { sitter: 'bot', name: '', bot: 'random' },
    ],
    options: { first: 2, extraRooms: true },
    undo: 'free',
    realDice: true,
    listed: true,
    title: ' Rainy Sunday ',
  };

  it('with a friend by link has neither free undo nor real dice', () => {
    expect(settled(wish, settingUp)).toMatchObject({ undo: 'ask', realDice: false, listed: true });
    const alone = { ...wish, seats: wish.seats.filter(({ sitter }) => sitter !== 'link') };
    expect(hasLink(alone)).toBe(false);
    expect(settled(alone, settingUp)).toMatchObject({
      undo: 'free',
      realDice: true,
      listed: false,
      options: { first: null, extraRooms: true },
    });
  });

  it('is said to the table in its own words', () => {
    expect(tableOf(wish, ['Ana', 'Mira', ''], { id: 'vault', title: 'Vault', settingUp })).toEqual({
      game: 'vault',
      title: 'Rainy Sunday',
      options: { first: 2, extraRooms: true },
      seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
      undo: 'ask',
      dice: 'seeded',
      listed: true,
    });
  });
});

describe('the rulebook', () => {
  const catalog = loadCatalog('vault');
  const cards = [
    { id: 'radroach-swarm', name: 'Radroach Swarm', kind: 'Threat', text: 'a fight, 5 or more', rule: 'SH-THREAT-6' },
  ];
  const book = { catalog, examples: EXAMPLES, pages: [], cards, glossary: vaultGlossary };

  it.each([
    ['vault', vaultGlossary],
    ['adventure', adventureGlossary],
    ['skirmish', skirmishGlossary],
  ] as const)(
    'explains the words of the %s once each, by rules there are, in the order of the alphabet',
    (game, words) => {
      const { topics } = loadCatalog(game);
      const rules = new Set(topics.flatMap((topic) => topic.rules.map(({ id }) => id)));
      expect(words.filter(({ rule }) => !rules.has(rule))).toEqual([]);
      const names = words.map(({ word }) => word.toLowerCase().replaceAll('.', ''));
      expect(names).toEqual([...new Set(names)].sort());
    },
  );

  it('finds a word of the glossary before the rules that mention it, and it has a place of its own', () => {
    expect(find(book, 'recall')[0]).toMatchObject({ name: 'Recall', at: 'word-recall', id: 'SH-ROUND-6' });
    expect(placeOf(book, 'word-linked-space')).toEqual({ chapter: 'glossary', entry: 'word-linked-space' });
    expect(placeOf(book, 'card-radroach-swarm')).toEqual({ chapter: 'cards', entry: 'card-radroach-swarm' });
    expect(placeOf(book, 'SH-END-3')).toEqual({ chapter: 'SH-END', entry: 'SH-END-3' });
  });

  it('finds by id, by words and by their stems', () => {
    expect(find(book, 'sh-end-4').map(({ id }) => id)).toEqual(['SH-END-4']);
    expect(find(book, 'threats seven').length + find(book, 'sum of 7').length).toBeGreaterThan(0);
    expect(find(book, 'injured dwellers').every(({ text, id }) => /injur/i.test(text + id))).toBe(true);
    expect(find(book, '  ')).toEqual([]);
  });

  it('finds what is asked in plain words, and cards by their names', () => {
    const winning = find(book, 'how do i win');
    expect(winning[0]?.id).toBe('SH-END-3');
    // Nobody wins by sewing.
    expect(winning.map(({ name }) => name)).not.toContain('Sewing Shop');
    expect(find(book, 'When does it end?').map(({ id }) => id)).toContain('SH-END-1');
    expect(find(book, 'radroach').map(({ title, name }) => `${title}: ${name}`)).toEqual(['Threat: Radroach Swarm']);
  });

  it('knows where every id stands, and begins at the beginning for one it does not know', () => {
    expect(placeOf(book, 'SH-THREAT-2')).toEqual({ chapter: 'SH-THREAT', entry: 'SH-THREAT-2' });
    expect(placeOf(book, 'SH-RULING-1')).toEqual({ chapter: 'rulings', entry: 'SH-RULING-1' });
    expect(placeOf(book, 'SH-END')).toEqual({ chapter: 'SH-END' });
    expect(placeOf(book, 'nonsense')).toEqual({ chapter: 'SH-SETUP' });
  });

  it('has examples for people, of rules there are, in no words of those who test them', () => {
    const rules = new Map(catalog.topics.flatMap((topic) => topic.rules).map((rule) => [rule.id, rule]));
    const examples = Object.entries(EXAMPLES);
    expect(examples.filter(([id]) => !rules.has(id))).toEqual([]);
    expect(examples.length / rules.size).toBeGreaterThan(0.8);
    expect(
      examples.filter(([id, text]) => text === rules.get(id)!.check || /scripted|legal|refused/.test(text)),
    ).toEqual([]);
  });

  it('has notes for its chapters that point to rules there are', () => {
    const topics = new Set(catalog.topics.map(({ id }) => id));
    const ids = new Set([...catalog.topics.flatMap(({ rules }) => rules), ...catalog.rulings].map(({ id }) => id));
    expect(Object.keys(NOTES).sort()).toEqual([...topics].sort());
    const named = Object.values(NOTES).flatMap(({ rulings = [], see = [] }) => [...rulings, ...see.map(([id]) => id)]);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});

it('a code may be typed in any way, or be a whole link', () => {
  expect(readCode('k7r-4mq')).toBe('K7R4MQ');
  expect(readCode(' K7R 4MQ ')).toBe('K7R4MQ');
  expect(readCode('https://table.example/lobby/K7R-4MQ')).toBe('K7R4MQ');
  expect(spellCode('K7R4MQ')).toBe('K7R-4MQ');
});

it('damaged settings are no settings', () => {
  expect(readSettings(null)).toEqual(DEFAULTS);
  expect(readSettings({ light: 'pink', text: 115, volume: 1000, sounds: 'yes', name: 7 })).toEqual({
    ...DEFAULTS,
    text: 115,
  });
  expect(readSettings({ light: 'night', motion: 'calm', bell: true })).toMatchObject({
    light: 'night',
    motion: 'calm',
    bell: true,
  });
});

/** Names of icons by what they stand for. */
const iconsIn = (file: string) => parse(readFileSync(join(src, 'games', file), 'utf8')) as Record<string, string>;
const unitSigns = () =>
  readdirSync(join(src, 'games/skirmish/signs/units')).map((file) => ({
    faction: file.slice(0, -'.yaml'.length),
    signs: iconsIn(`skirmish/signs/units/${file}`),
  }));
const landmarks = () => iconsIn('campaign/road/scenarios.yaml');

it('every unit and every turret of the skirmish has a sign in the file of its faction, and no two have the same', () => {
  const cards = ['units', 'turrets'].flatMap(
    (file) =>
      parse(readFileSync(join(src, `../../games/skirmish/content/${file}.yaml`), 'utf8')) as {
        id: string;
        faction?: string;
      }[],
  );
  const signs = unitSigns().flatMap(({ faction, signs }) => Object.keys(signs).map((id) => `${faction} ${id}`));
  expect(signs.toSorted()).toEqual(cards.map(({ id, faction = 'turrets' }) => `${faction} ${id}`).toSorted());
  expect(new Set(unitSigns().flatMap((each) => Object.values(each.signs))).size).toBe(cards.length);
});

it('every scenario of a campaign has its landmark by the road', () => {
  const scenarios = parse(readFileSync(join(src, '../../games/skirmish/content/scenarios.yaml'), 'utf8')) as {
    id: string;
    own?: object;
  }[];
  const own = scenarios.filter((each) => each.own !== undefined).map(({ id }) => id);
  expect(Object.keys(landmarks()).toSorted()).toEqual(own.toSorted());
});

it('icons by the keys of a list', () => {
  expect(pathsOf({ icons: { dot: { body: '<path d="M0 0"/>' } } }, 'settler: dot')).toEqual({ settler: 'M0 0' });
  expect(() => pathsOf({ icons: {} }, 'settler: nothing')).toThrow('There is no icon "nothing"');
});

it('every icon of game-icons.net in the app is credited to its author, and no other', () => {
  const used = new Set(
    sources.flatMap((text) => [...text.matchAll(/from 'game-icon:([\w-]+)'/g)].map((match) => match[1]!)),
  );
  const lists = [...unitSigns().map(({ signs }) => signs), landmarks()];
  for (const icon of lists.flatMap((list) => Object.values(list))) used.add(icon);
  const credited = new Set(Object.values(ICON_AUTHORS).flat());
  expect([...used].filter((icon) => !credited.has(icon))).toEqual([]);
  expect([...credited].filter((icon) => !used.has(icon))).toEqual([]);
});

it('a drawing is rounded to tenths, and no number runs into the next', () => {
  expect(roundedPath('M199.117 111.268c-2.435.007-4.816.524-7.117 1.675z')).toBe('M199.1 111.3c-2.4 0-4.8.5-7.1 1.7z');
  expect(roundedPath('M1.98.52L.04 3')).toBe('M2 .5L0 3');
  expect(roundedPath('M1.23 4a5.55 5.55 0 01.55.5h7.77')).toBe('M1.2 4a5.55 5.55 0 01.55.5h7.8');
});

it('an icon that is not in the collection stops the build', () => {
  expect(pathOf({ icons: { dot: { body: '<path d="M0 0"/>' } } }, 'dot')).toBe('M0 0');
  expect(() => pathOf({ icons: {} }, 'nothing')).toThrow('There is no icon "nothing"');
});
