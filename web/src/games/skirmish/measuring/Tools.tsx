/** Tools of the sheet beside the keys of the frame: a ruler, the threat of the other side, awareness. */

import { baseOf } from '@holotape/skirmish/queries/units';
import { type ReactNode, useEffect } from 'react';
import { LineSign } from '../../../design/index.ts';
import { isTyping } from '../../../shell/typing.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { type Anchor, type Layer, useLayers } from './layers.ts';

const SIGNS: Readonly<Record<Layer, ReactNode>> = {
  ruler: <path d="M3 16 16 3l5 5L8 21ZM7 12l2 2M10 9l2 2M13 6l2 2" />,
  threat: (
    <>
      <circle cx="12" cy="12" r="7" />
      <path d="M12 2v5M12 17v5M2 12h5M17 12h5" />
    </>
  ),
  places: (
    <path d="M12 21s-7-6.500-7-12a7 7 0 0 1 14 0c0 5.500-7 12-7 12ZM9.500 11.500 12 6l2.500 5.500M10.500 9.500h3" />
  ),
  rings: (
    <>
      <circle cx="12" cy="12" r="2" />
      <circle cx="12" cy="12" r="6" />
      <path d="M12 2.500A9.500 9.500 0 0 1 21.500 12M12 21.500A9.500 9.500 0 0 1 2.500 12" />
    </>
  ),
};

const KEYS: Readonly<Record<string, Layer>> = { m: 'ruler', t: 'threat', a: 'rings', g: 'places' };

export function Tools({ pointed }: BattleContext) {
  const { battle, layers } = useBattle();
  const shown = useLayers(layers);
  const model = battle.state.models.find(({ id }) => `model:${id}` === pointed);
  const from: Anchor | undefined = model && { ...baseOf(battle, model), model: model.id };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const layer = KEYS[event.key.toLowerCase()];
      if (layer === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (layer === 'threat' && from?.model !== undefined) layers.threatFrom(from.model);
      else layers.toggle(layer, from);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [layers, from]);
  return (['ruler', 'threat', 'rings', 'places'] as const).map((layer) => (
    <button
      key={layer}
      type="button"
      aria-pressed={shown[layer]}
      aria-label={b(`tools.${layer}`)}
      title={b(`tools.${layer}`)}
      data-tool={layer}
      onClick={() => layers.toggle(layer)}
    >
      <LineSign size={18}>{SIGNS[layer]}</LineSign>
    </button>
  ));
}
