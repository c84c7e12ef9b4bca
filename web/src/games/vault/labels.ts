/** What spaces and options are called, for people who see them and for those who hear them. Pure. */
import type { VaultContent } from '@holotape/vault/content';
import type { TableContext } from '../module.ts';
import type { SpaceLook } from './look.ts';
import type { DwellerKind, SpaceView } from './reading.ts';
import { placeName, spacePhrase, v } from './words.ts';

type Speaks = Pick<TableContext, 'names' | 'explain'>;

/** Why a space cannot be chosen, as a sentence. */
export function whyText(look: Pick<SpaceLook, 'why'>, { explain }: Speaks): string {
  const { why } = look;
  if (why === undefined) return '';
  if (why.say === 'web.healthy-here') return v('why.healthy-here');
  if (why.say === 'web.injured-here') return v('why.injured-here');
  return explain(why);
}

/** "Diner, left space: gain 2 food, A pays twice; open" */
export function spaceLabel(view: SpaceView, look: SpaceLook, content: VaultContent, speaks: Speaks): string {
  const { names } = speaks;
  const standing = [...new Set(view.here.map(({ seat }) => names[seat] ?? ''))];
  const state =
    look.status === 'open'
      ? look.twice
        ? v('space.twice', { letter: look.space.letter ?? '' })
        : v('space.open')
      : standing.length > 0
        ? v('space.taken', { names: standing.join(', ') })
        : look.status === 'idle'
          ? v('space.idle')
          : whyText(look, speaks);
  const more = [
    look.chosen !== undefined && v('space.chosen'),
    view.here[0] !== undefined && look.last !== undefined && v('space.last', { name: names[view.here[0].seat] ?? '' }),
  ].filter(Boolean);
  return `${placeName(content, names, view)}: ${spacePhrase(view.space)}; ${[state, ...more].join(', ')}`;
}

/** "Trained in A", "Fresh", "Injured". */
export function kindName({ trained, injured }: Pick<DwellerKind, 'trained' | 'injured'>): string {
  if (injured) return trained === null ? v('kind.injured') : v('kind.injured-trained', { letter: trained });
  return trained === null ? v('kind.plain') : v('kind.trained', { letter: trained });
}
