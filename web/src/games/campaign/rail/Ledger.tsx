/** The column of sums since the last battle, each line with its rule. CH-BUILD-2 */
import { Panel, RuleTag } from '../../../design/index.ts';
import { type CampaignContext, shownSeat } from '../context.ts';
import { w } from '../words.ts';

const signed = (caps: number): string => (caps < 0 ? `−${-caps}` : `+${caps}`);

export function Ledger(context: CampaignContext) {
  const { own, caps } = context.view.houses[shownSeat(context)]!;
  if (own === null || own.ledger.length === 0) return null;
  return (
    <Panel title={w('ledger')} more={w('ledger.since')} className="ledger">
      <table>
        <tbody>
          <tr>
            <th scope="row">{w('ledger.carried')}</th>
            <td>{own.carried}</td>
          </tr>
          {own.ledger.map(({ say, args, rule, caps: by }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line stays where it was written
            <tr key={at}>
              <th scope="row">
                {context.explain({ say, args })} <RuleTag id={rule} />
              </th>
              <td className={by < 0 ? 'paid' : ''}>{signed(by)}</td>
            </tr>
          ))}
          <tr className="in-all">
            <th scope="row">{w('ledger.now')}</th>
            <td>{caps}</td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}
