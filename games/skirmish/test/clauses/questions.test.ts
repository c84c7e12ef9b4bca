/** What rules ask of a position, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { expect, test } from 'vitest';
import { factionAmong } from '../../queries/factions.ts';
import { luckSource } from '../../queries/luck.ts';
import { suitRaises, suitRoom } from '../../queries/power-armor.ts';
import { REACTIONS } from '../../queries/reactions.ts';
import { ONE } from '../../queries/skill-tests.ts';
import { ACTIONS } from '../../words.ts';
import { content, heroic, scene, settler, unit } from '../helpers/battle.ts';

test('WW-CRIT-8 WW-LUCK-7 a Skill Die that is not rolled counts as 1, and shows no icon', () => {
  expect(ONE).toEqual({ value: 1, fails: false, action: false, critical: false });
});

test('WW-RULING-67 every Action but Prepare can be a Reaction', () => {
  expect(REACTIONS).not.toContain('prepare');
  expect([...REACTIONS, 'prepare'].sort()).toEqual([...ACTIONS].sort());
});

test('WW-FACTION-1 a force is of its Leader’s faction, whoever else is in it', () => {
  const unit = (card: string, leader: string | null = null) => ({ card, leader });
  const [neutral] = [...content.units.values()].filter(({ faction }) => faction === 'creatures');
  const of = (card: string) => content.units.get(card)!.faction;
  expect(of('settler')).not.toBe(of('brute'));
  expect(factionAmong(content, [unit('settler'), unit('brute', 'blitzer')])).toBe(of('brute'));
  expect(factionAmong(content, [unit('settler'), unit('brute')])).toBe(of('settler'));
  expect(factionAmong(content, [unit(neutral!.id), unit('brute')])).toBe(of('brute'));
  expect(factionAmong(content, [unit(neutral!.id)])).toBeUndefined();
});

test('WW-PA-2 the side of a suit that is up raises attributes, and without a suit nothing does', () => {
  const [card] = [...content.powerArmor.values()];
  const t = scene({ ann: [settler('a', [1000, 1000])], ben: [] });
  expect(suitRaises(t, t.model('a-1'))).toEqual({});
  const [unit] = t.state.units;
  unit!.powerArmor = { card: card!.id, regular: 0, radiation: 0, degraded: false };
  expect(suitRaises(t, t.model('a-1'))).toEqual(card!.green.raises);
  unit!.powerArmor = { card: card!.id, regular: 0, radiation: 0, degraded: true };
  expect(suitRaises(t, t.model('a-1'))).not.toEqual(card!.green.raises);
});

test('WW-PA-7 WW-PA-9 a suit takes as many tokens as its Endurance and its plating, less those it has; degraded none', () => {
  const card = [...content.powerArmor.values()].find(({ green }) => (green.raises.END ?? 0) > 1);
  const [plating] = [...content.mods.values()].filter(({ raises }) => raises?.END !== undefined);
  const t = scene({ ann: [settler('a', [1000, 1000])], ben: [settler('b', [8000, 8000])] });
  const [wearer] = t.state.units;
  const room = (regular: number, radiation: number, degraded = false) => {
    wearer!.powerArmor = { card: card!.id, regular, radiation, degraded };
    return suitRoom(t, wearer!.powerArmor);
  };
  const whole = card!.green.raises.END!;
  expect([room(0, 0), room(1, 0), room(0, 1), room(0, 0, true)]).toEqual([whole, whole - 1, whole - 1, 0]);
  wearer!.mods = [
    { mod: plating!.id, on: card!.id },
    { mod: plating!.id, on: 'another' },
  ];
  expect(room(0, 0)).toBe(whole + plating!.raises!.END!);
});

test('WW-LUCK-1 one’s own token first; of a friend who shares them only without one’s own, and only while there is one', () => {
  const lucky = heroic(unit('l', 'sole-survivor', [[1000, 1000]]));
  const t = scene({
    ann: [{ ...lucky, leader: [...content.leaders.keys()][0]! }, settler('s', [1200, 1400])],
    ben: [],
  });
  const source = (id: string) => luckSource(t, t.model(id))?.id;
  const [leader, friend] = t.state.units;
  Object.assign(leader!, { luck: 1 });
  Object.assign(friend!, { luck: 0 });
  expect([source('l-1'), source('s-1')]).toEqual(['l', 'l']);
  leader!.luck = 0;
  expect([source('l-1'), source('s-1')]).toEqual([undefined, undefined]);
  // A token alone is not enough: it takes the icon.
  friend!.luck = 1;
  expect(source('s-1')).toBeUndefined();
});
