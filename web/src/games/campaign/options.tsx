/** Questions and options of a campaign in words; the words themselves are the game's. */
import type { Answer, Checked, Option } from '@holotape/kernel/play';
import { labelOf, partsOf } from '@holotape/skirmish/campaign/labels';
import { checkForce } from '@holotape/skirmish/campaign/queries/forces';
import { checkReport } from '@holotape/skirmish/campaign/queries/reports';
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { Icon } from '../../design/index.ts';
import type { OptionLabel, PendingAnswer } from '../module.ts';
import { type CampaignContext, campaignBehind, shownSeat } from './context.ts';
import { pictureOf } from './plan/pictures.ts';
import { w } from './words.ts';

/** What ends a step. */
const LAST: ReadonlySet<string> = new Set(['done', 'walk-by', 'pass', 'none', 'not-yet']);

/** Long lists with something to read lie beside the board, Step 1 among them. */
const CATALOGUED: ReadonlySet<string> = new Set([
  ...['build', 'build.perk', 'match.choose', 'draw.named', 'explore.structure'],
  ...['found.leader', 'found.card', 'after.leader', 'after.leader-card'],
]);

/** What the key says where not the name alone. */
const ACTS: Readonly<Record<string, 'act.fight' | 'act.leads' | 'act.take' | 'act.learn' | undefined>> = {
  'match.choose': 'act.fight',
  'found.leader': 'act.leads',
  'after.leader': 'act.leads',
  'found.card': 'act.take',
  'after.leader-card': 'act.take',
  'draw.named': 'act.take',
  'build.perk': 'act.learn',
};

export const isCatalogued = (ask: string | undefined): boolean => ask !== undefined && CATALOGUED.has(ask);

/** What ends a step stays in the bar. */
export const isInCatalogue = (ask: string, id: string): boolean => isCatalogued(ask) && !LAST.has(id);

export function optionLabel({ ask }: QuestionInfo, { id, blocked }: Option, context: CampaignContext): OptionLabel {
  const seat = shownSeat(context);
  const { name, detail } = labelOf(campaignBehind(context.view), context.names, { ask, seat }, id);
  const [word, what] = partsOf(id);
  const isOnPlan = word === 'use' || word === 'help' || ask.startsWith('supply.');
  return {
    name,
    ...(detail !== undefined && { note: detail }),
    ...(isOnPlan && {
      thing: `plot:${what === '' ? id : what}`,
      // What cannot be used says so on its plot.
      bar: blocked === undefined,
      icon: <PlotIcon id={what === '' ? id : what} />,
    }),
    ...(isInCatalogue(ask, id) && { thing: `offer:${id}` }),
    ...(word === 'build' && what !== '' && { act: w('build.act', { name }) }),
    ...(ACTS[ask] !== undefined && { act: w(ACTS[ask], { name }) }),
    ...(word === 'use' && { act: w('use.act', { name }) }),
    ...(LAST.has(id) && { way: 'pass' as const }),
  };
}

const PlotIcon = ({ id }: { readonly id: string }) => <Icon path={pictureOf(id.replace(/-\d+$/, ''))} size={20} />;

export function answerLabel({ ask }: QuestionInfo, { answer }: PendingAnswer, context: CampaignContext): OptionLabel {
  const { name, detail } = labelOf(
    campaignBehind(context.view),
    context.names,
    { ask, seat: shownSeat(context) },
    answer,
  );
  return { name, act: w(ask === 'force' ? 'force.act' : 'report.act'), ...(detail !== undefined && { note: detail }) };
}

/** The rules' own verdict over what this seat knows. */
export function check({ ask }: QuestionInfo, answer: Answer, view: CampaignView): Checked {
  const campaign = campaignBehind(view);
  return ask === 'force' ? checkForce(campaign, view.turn, answer) : checkReport(campaign, answer);
}

export function questionText(question: QuestionInfo, context: CampaignContext) {
  const { view, explain } = context;
  return {
    ask: explain({ say: `ask.${question.ask}`, args: question.about }),
    ...(isCatalogued(question.ask) && { pick: w('catalogue.pick') }),
    ...(question.ask === 'force' && { pick: w('force.pick') }),
    ...(question.ask === 'explore' && view.exploring !== null && { card: `explore:${view.exploring}` }),
  };
}
