/** How things look from the place one points at: whom it would see, and who would see it. */
import { Panel, RuleTag } from '../../../design/index.ts';
import { ModelHead } from '../board/ModelHead.tsx';
import { inches } from '../board/scale.ts';
import { modelName, nameOfAnything, weaponName } from '../names.ts';
import { b } from '../words.ts';
import { bestShotAt } from './odds.ts';
import type { Outcome } from './planning.ts';

export function FromThere({ outcome }: { readonly outcome: Outcome }) {
  return (
    <>
      <Sees outcome={outcome} />
      <Seen outcome={outcome} />
    </>
  );
}

type Prospect = Outcome['prospects'][number];

/** So near is in contact, in tenths of a millimetre. */
const TOUCHING = 4;

/** How far, and through what. */
function distanceWords({ battle }: Outcome, { length, through }: Prospect): string {
  if (length < TOUCHING) return b('there.contact');
  if (through.length === 0) return b('there.open', { inches: inches(length) });
  const what = through.map(({ id }) => b('flag.cover', { name: nameOfAnything(battle, id) })).join(', ');
  return b('there.through', { inches: inches(length), what });
}

interface RowProps {
  readonly outcome: Outcome;
  readonly prospect: Prospect;
}

function Sees({ outcome }: { readonly outcome: Outcome }) {
  const { battle, model, prospects } = outcome;
  return (
    <Panel title={b('there.sees')} more={modelName(battle, model.id)} className="outlook">
      <ul>
        {prospects.map((prospect) => (
          <SeesRow key={prospect.foe.id} outcome={outcome} prospect={prospect} />
        ))}
      </ul>
    </Panel>
  );
}

function SeesRow({ outcome, prospect }: RowProps) {
  const { battle, model } = outcome;
  const { foe, sees } = prospect;
  const best = sees ? bestShotAt(battle, model, foe) : undefined;
  return (
    <li className={sees ? '' : 'off'} data-sees={sees ? foe.id : undefined}>
      <ModelHead id={foe.id} />
      <span>
        <b>{modelName(battle, foe.id)}</b>
        <small>
          {sees ? distanceWords(outcome, prospect) : b('there.hidden')}{' '}
          <RuleTag id={!sees ? 'WW-LOS-3' : prospect.through.length > 0 ? 'WW-COVER-2' : 'WW-LOS-1'} />
        </small>
      </span>
      {best && (
        <em title={weaponName(battle, best.way.weapon)}>
          {b('odds.chance', { n: Math.round(best.preview.odds * 100) })}
        </em>
      )}
    </li>
  );
}

function Seen({ outcome }: { readonly outcome: Outcome }) {
  const { battle, prospects, setOff } = outcome;
  const seen = prospects.filter(({ isSeen }) => isSeen);
  return (
    <Panel title={b('there.seen')} more={b('there.more')} className="outlook">
      {seen.length === 0 && <p>{b('there.sees.nobody')}</p>}
      <ul>
        {seen.map((prospect) => {
          const { foe } = prospect;
          const reacts = setOff.reactors.some(({ id }) => id === foe.id);
          return (
            <li key={foe.id}>
              <i className={reacts ? 'lamp s' : 'lamp s off'} aria-hidden="true" />
              <ModelHead id={foe.id} />
              <span>
                <b>{modelName(battle, foe.id)}</b>
                <small>
                  {foe.prepared ? distanceWords(outcome, prospect) : b('there.no-bolt')}{' '}
                  <RuleTag id={foe.prepared ? 'WW-TRIGGER-6' : 'WW-REACT-1'} />
                </small>
              </span>
              {reacts && <em className="may">{b('there.reacts')}</em>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
