/** Good places on the sheet as letters, and in the bar as keys with their reasons. */
import { baseOf } from '@holotape/skirmish/queries/units';
import { Chip } from '../../../design/index.ts';
import { Quiet } from '../../../design/Quiet.tsx';
import { onSheet, SCALE } from '../board/scale.ts';
import { useLayers } from '../measuring/layers.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { useGoodPlaces } from './use-good-places.ts';

export function PlaceLetters({ context: { question } }: { readonly context: BattleContext }) {
  const { battle, actor, layers } = useBattle();
  const { places: isShown } = useLayers(layers);
  const places = useGoodPlaces(question);
  if (actor === undefined || !isShown) return null;
  const r = baseOf(battle, actor).r * SCALE;
  return (
    <Quiet className="good-letters">
      {places.map(({ letter, end }) => {
        const { x, y } = onSheet(battle.state, end);
        return (
          <g key={letter} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-place={letter} data-lit>
            <circle r={r} />
            <text y="7" textAnchor="middle" fontSize="20" className="marker-letter">
              {letter}
            </text>
          </g>
        );
      })}
    </Quiet>
  );
}

export function PlaceChips({ question, pending, propose }: BattleContext) {
  const places = useGoodPlaces(question);
  if (places.length === 0) return null;
  const same = JSON.stringify(pending?.answer);
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips, not a form
    <div className="options good-places" role="group" aria-label={b('good.places')}>
      {places.map(({ letter, answer, name, note }) => (
        <Chip
          key={letter}
          data-good={letter}
          icon={<b className="letter">{letter}</b>}
          note={note}
          pressed={JSON.stringify(answer) === same}
          onClick={() => propose(answer.map(([x, y]) => [x, y]))}
        >
          {name}
        </Chip>
      ))}
    </div>
  );
}
