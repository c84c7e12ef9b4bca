/** What a campaign's page has the worker do: a battle that was kept as a file is opened for its report. */
import { BadSave, loadSession, parseSave } from '@holotape/kernel';
import { skirmishGame } from '@holotape/skirmish';
import { battleStart, reportOf } from '@holotape/skirmish/campaign/queries/reports';
import type { AskedBattle, BroughtBattle } from './bringing.ts';
import { campaignBehind } from './context.ts';
import { campaignContent } from './pack.ts';
import { w } from './words.ts';

/** By these it is known, and everybody knows them; what the other side holds is in the file alone. */
const KNOWN_BY = ['scenario', 'caps', 'own', 'carried'] as const;

function bring({ text, view }: AskedBattle): BroughtBattle {
  const game = skirmishGame(campaignContent());
  const campaign = campaignBehind(view);
  const battle = campaign.state.battles.at(-1)!;
  try {
    const save = parseSave(text);
    if (save.game !== game.id) return { trouble: w('bring.game') };
    const { agreement, position } = loadSession(game, save);
    const { hands, consequences, ...made } = agreement.options;
    const wanted = game.options.parse(battleStart(campaign));
    if (KNOWN_BY.some((name) => JSON.stringify(made[name]) !== JSON.stringify(wanted[name])))
      return { trouble: w('bring.other', { n: battle.number }) };
    const sides = battle.sides.map((side, at) => ({ ...side, boosts: hands[at]!, consequences: consequences[at]! }));
    const report = reportOf(position, { ...battle, sides });
    return report === undefined ? { trouble: w('bring.going-on') } : { report };
  } catch (error) {
    if (error instanceof BadSave) return { trouble: w('bring.bad', { why: error.message }) };
    return { trouble: w('bring.broken') };
  }
}

export const work = { bring };
