/** What is done by choice, and what comes with it. One proof for every field. */
import { expect } from 'vitest';
import { usualRating } from '../../queries/armor.ts';
import { whatMeets } from '../../queries/hits.ts';
import type { Force } from '../../state.ts';
import { unit, using } from '../helpers/battle.ts';
import type { ProofsOf } from './proofs.ts';
import { alone, at, HERE, hit, perked } from './scenes.ts';

export const CHOICES: ProofsOf<'trick' | 'strong' | 'boosts-against'> = {
  trick() {
    const t = using(alone(perked('impatient')), 'a-1');
    t.seat(0).answer('trick:impatient');
    expect(t.state.activation!.points).toBe(1);
  },
  strong() {
    const t = at({
      ...alone(perked('nerd-rage')),
      state: ({ lasting }) =>
        void lasting.push({ id: '1', kind: 'raging', on: 'a-1', until: 'next', from: 'nerd-rage', left: 0 }),
    });
    const plain = at(alone(perked('nerd-rage')));
    const strong = (each: typeof t) => usualRating(each, each.model('a-1'), 'energy').strong;
    expect(strong(t)).toBe(strong(plain) + 1);
  },
  'boosts-against'() {
    const rating = (items: string[], type: 'physical' | 'energy') => {
      const it: Force[number] = { ...unit('a', 'gen-1-synth', [HERE]), items };
      const t = at(alone(it));
      const met = whatMeets(t, t.model('a-1'), type, hit({ [type]: 1 }));
      return met.meets === 'armor' ? met.cards[0].now.strong : undefined;
    };
    expect([rating(['pulse-shield'], 'energy'), rating(['pulse-shield'], 'physical')]).toEqual([
      rating([], 'energy')! + 3,
      rating([], 'physical'),
    ]);
  },
};
