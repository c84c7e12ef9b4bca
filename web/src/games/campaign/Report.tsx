/** The report of a battle: who has won and who was carried home, written down where it was fought. CH-AFTER */
import { asData } from '@holotape/kernel/play';
import { type BattleReport, plainReport } from '@holotape/skirmish/campaign/queries/reports';
import { Key, OpenFileKey, PlayerMark, Seg, toast } from '../../design/index.ts';
import { workLocal } from '../../local/client.ts';
import type { AskedBattle, BroughtBattle } from './bringing.ts';
import { colourOf } from './colours.ts';
import { type CampaignContext, campaignBehind } from './context.ts';
import { FightKey } from './FightKey.tsx';
import { named, w } from './words.ts';

/** The report that is being written: the one that was made up, or everybody home. */
const writtenIn = ({ pending, view }: CampaignContext): BattleReport =>
  (pending?.answer as BattleReport | undefined) ?? plainReport(campaignBehind(view), []);

const OUTCOMES = ['0', '1', 'nobody', 'off'] as const;
type Outcome = (typeof OUTCOMES)[number];

const outcomeOf = ({ calledOff, winners }: BattleReport): Outcome =>
  calledOff ? 'off' : winners[0] === undefined ? 'nobody' : (String(winners[0]) as Outcome);

export function Report(context: CampaignContext) {
  const isFought = context.info.inner !== undefined;
  return (
    <div className="report">
      <p>{w(isFought ? 'fight.on' : 'fight.note')}</p>
      <FightKey {...context} />
      <OpenFileKey label={w('bring')} open={(file) => void bring(context, file)} />
      <details>
        <summary>{w('report.by-hand')}</summary>
        <ByHand {...context} />
      </details>
    </div>
  );
}

/** A battle that was fought elsewhere and kept as a file: its report is looked at before it is brought. */
async function bring({ view, propose }: CampaignContext, file: File): Promise<void> {
  // Whoever takes the file away meanwhile has brought nothing.
  const asked: AskedBattle = { text: await file.text().catch(() => ''), view };
  const brought = await workLocal<AskedBattle, BroughtBattle>('campaign', 'bring', asked);
  if ('trouble' in brought) toast({ text: brought.trouble, kind: 'bad' });
  else propose(asData(brought.report));
}

function ByHand(context: CampaignContext) {
  const { view, names, propose, pending } = context;
  const battle = view.battles.at(-1)!;
  const report = writtenIn(context);
  const write = (some: Partial<BattleReport>) => propose(asData({ ...report, ...some }));
  const outcome = (to: Outcome) =>
    write({ calledOff: to === 'off', winners: to === '0' ? [0] : to === '1' ? [1] : [] });
  const label = (each: Outcome): string =>
    each === 'nobody'
      ? w('report.nobody')
      : each === 'off'
        ? w('report.off')
        : (names[battle.sides[Number(each)]!.seat] ?? '');
  return (
    <>
      <Seg<Outcome | null>
        label={w('report.who')}
        value={pending === undefined ? null : outcomeOf(report)}
        options={OUTCOMES.map((value) => ({ value, label: label(value) }))}
        onChange={(value) => outcome(value!)}
      />
      <div className="sides">
        {battle.sides.map(({ seat, list }, at) => (
          <section key={seat}>
            <h2>
              <PlayerMark colour={colourOf(seat)} size={16} /> {names[seat]}
            </h2>
            <ul>
              {list!.units.map(({ card, models }, unit) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the force
                <li key={unit}>
                  <span>{named('unit', card)}</span>
                  <Fell
                    unit={named('unit', card)}
                    fell={report.sides[at]!.units[unit]!.fell}
                    models={models}
                    set={(fell) => write(withFallen(report, at, unit, fell))}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** For the others whose battle it is, and for whoever looks on: the way to it. */
export function Fought(context: CampaignContext) {
  return (
    <div className="report">
      <p>{w(context.info.inner === undefined ? 'fight.other' : 'fight.on')}</p>
      <FightKey {...context} />
    </div>
  );
}

const withFallen = ({ sides }: BattleReport, side: number, unit: number, fell: number): Partial<BattleReport> => ({
  sides: sides.map((each, at) =>
    at !== side ? each : { ...each, units: each.units.map((one, i) => (i === unit ? { ...one, fell } : one)) },
  ),
});

interface FellProps {
  readonly unit: string;
  readonly fell: number;
  readonly models: number;
  readonly set: (fell: number) => void;
}

function Fell({ unit, fell, models, set }: FellProps) {
  return (
    <span className="fell">
      <Key sign="minus" aria-label={w('report.less', { unit })} onClick={() => set(Math.max(0, fell - 1))} />
      <b>{fell}</b> {w('report.of', { n: models })} {w('report.fell')}
      <Key sign="plus" aria-label={w('report.more', { unit })} onClick={() => set(Math.min(models, fell + 1))} />
    </span>
  );
}
