/** Every kind of terrain: drag it onto the sheet, or click it and then the sheet. The number says how many lie there. */
import type { SkirmishContent } from '@holotape/skirmish';
import type { TerrainKind } from '@holotape/skirmish/terrain/index';
import { Panel } from '../../../design/index.ts';
import { TERRAIN } from '../sheet/terrain.ts';
import { d } from './words.ts';

const WEIGHTS = ['landmark', 'middle', 'scatter'] as const;

interface PaletteProps {
  readonly content: SkirmishContent;
  /** How many of each kind lie on the table. */
  readonly lying: ReadonlyMap<string, number>;
  readonly hand: string | undefined;
  readonly take: (kind: string | undefined) => void;
  /** Put without pointing anywhere: by the keyboard. */
  readonly put: (kind: string) => void;
}

export function Palette({ content, lying, hand, take, put }: PaletteProps) {
  const kinds = [...content.terrain.values()];
  return (
    <Panel title={d('kinds', { n: kinds.length })} more={d('kinds.more')} className="palette">
      {WEIGHTS.map((weight) => (
        <section key={weight} aria-label={d(`weight.${weight}`)}>
          <h3>{d(`weight.${weight}`)}</h3>
          <div className="kinds">
            {kinds
              .filter((kind) => kind.weight === weight)
              .map((kind) => (
                <KindKey
                  key={kind.id}
                  kind={kind}
                  count={lying.get(kind.id) ?? 0}
                  held={hand === kind.id}
                  take={take}
                  put={put}
                />
              ))}
          </div>
        </section>
      ))}
    </Panel>
  );
}

interface KindKeyProps extends Pick<PaletteProps, 'take' | 'put'> {
  readonly kind: TerrainKind;
  readonly count: number;
  readonly held: boolean;
}

function KindKey({ kind: { id, name }, count, held, take, put }: KindKeyProps) {
  return (
    <button
      type="button"
      className="kind"
      aria-pressed={held}
      onPointerDown={(event) => {
        // The sheet follows the pointer from here on.
        event.currentTarget.releasePointerCapture(event.pointerId);
        take(held ? undefined : id);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        put(id);
      }}
    >
      <svg viewBox={TERRAIN[id]?.viewBox} aria-hidden="true">
        <TerrainUse kind={id} />
      </svg>
      <b>{name}</b>
      {count > 0 && (
        <i>
          {count}
          <span className="sr"> {d('kind.lying')}</span>
        </i>
      )}
    </button>
  );
}

/** A kind's drawing around 0, 0, at 30 pixels to the inch. */
export function TerrainUse({ kind }: { readonly kind: string }) {
  const [x = 0, y = 0, width = 0, height = 0] = (TERRAIN[kind]?.viewBox ?? '').split(' ').map(Number);
  return <use href={`#terrain-${kind}`} x={x} y={y} width={width} height={height} />;
}
