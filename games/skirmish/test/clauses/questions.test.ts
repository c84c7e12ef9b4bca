/** What rules ask of a position, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { expect, test } from 'vitest';
import { factionAmong } from '../../queries/factions.ts';
import { suitRaises } from '../../queries/power-armor.ts';
import { REACTIONS } from '../../queries/reactions.ts';
import { ONE } from '../../queries/skill-tests.ts';
import { ACTIONS } from '../../words.ts';
import { content, scene, settler } from '../helpers/battle.ts';

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
