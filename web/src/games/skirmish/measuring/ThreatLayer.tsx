/** Where the other side can hurt somebody: a tint where one of them can, hatching where two or more can; and who watches. */
import type { Battle } from '@holotape/skirmish/battle';
import { threatOf } from '@holotape/skirmish/queries/threats';
import { inPlay, seatOf } from '@holotape/skirmish/queries/units';
import { memo, useId, useMemo } from 'react';
import { Quiet } from '../../../design/Quiet.tsx';
import { outlinePath } from '../board/scale.ts';
import { Rings } from '../reactions/Rings.tsx';
import { type BattleContext, useBattle } from '../table.tsx';
import { useLayers } from './layers.ts';

export function ThreatLayer({ context: { seat, question } }: { readonly context: BattleContext }) {
  const { battle, layers } = useBattle();
  const { threat, threatOf: only, rings } = useLayers(layers);
  const own = question?.seat ?? (seat === 'public' ? 0 : seat);
  const foes = useMemo(() => inPlay(battle).filter((model) => seatOf(battle, model) !== own), [battle, own]);
  return (
    <>
      {threat && <Threat battle={battle} own={own} only={only} />}
      {rings && <Rings models={foes.filter(({ prepared }) => prepared)} />}
    </>
  );
}

interface ThreatProps {
  readonly battle: Battle;
  readonly own: number;
  /** The one model that was asked about, of whichever side. */
  readonly only: string | undefined;
}

const Threat = memo(function Threat({ battle, own, only }: ThreatProps) {
  const id = useId();
  const dangers = useMemo(
    () =>
      inPlay(battle)
        .filter((model) => (only === undefined ? seatOf(battle, model) !== own : model.id === only))
        .map((model) => ({
          id: model.id,
          paths: threatOf(battle, model).map((outline) => outlinePath(battle.state, outline)),
        })),
    [battle, own, only],
  );
  return (
    <Quiet className="threat">
      {dangers.map(({ id: model, paths }) => (
        <g key={model} className="threat-one" data-threat={model}>
          <path d={paths.join('')} />
        </g>
      ))}
      {dangers.slice(1).map(({ id: model, paths }, i) => (
        <g key={model}>
          <clipPath id={`${id}-${i}`}>
            {dangers.slice(0, i + 1).map((before) => (
              <path key={before.id} d={before.paths.join('')} />
            ))}
          </clipPath>
          <path d={paths.join('')} clipPath={`url(#${id}-${i})`} className="threat-two" />
        </g>
      ))}
    </Quiet>
  );
});
