/** A long list beside the board: what can be built, bought and given up, who may lead, where the next battle is fought. CH-BUILD-2 */
import { BUILD_TITLES, partsOf } from '@holotape/skirmish/campaign/labels';
import { Chip, Icon, Panel } from '../../design/index.ts';
import { optionOf } from '../module.ts';
import type { CampaignContext } from './context.ts';
import { isCatalogued, isInCatalogue, optionLabel } from './options.tsx';
import { campaignContent } from './pack.ts';
import { pictureOf } from './plan/pictures.ts';
import { w } from './words.ts';

/** As the book parts its battles: five that stand alone, five that are linked, five for one person. */
const partOf = (scenario: string): string => {
  const { book, story } = campaignContent().scenarios.get(scenario)!;
  return w(story !== undefined ? 'scenarios.linked' : book !== undefined ? 'scenarios.solo' : 'scenarios.alone');
};

/** What stands over a list that has but one part. */
const TITLES: Readonly<Record<string, Parameters<typeof w>[0] | undefined>> = {
  'build.perk': 'catalogue.perks',
  'draw.named': 'catalogue.cards',
  'explore.structure': 'catalogue',
  'found.leader': 'catalogue.leaders',
  'after.leader': 'catalogue.leaders',
  'found.card': 'catalogue.leader-cards',
  'after.leader-card': 'catalogue.leader-cards',
};

/** Structures stand by the tables of the book, everything else by what is done with it. */
const groupOf = (ask: string, id: string): string => {
  const [word, what] = partsOf(id);
  if (ask === 'match.choose') return partOf(id);
  if (ask !== 'build') return w(TITLES[ask] ?? 'catalogue.pick');
  return word === 'build'
    ? `${w('catalogue')}: ${campaignContent().structures.get(what)!.kind}`
    : (BUILD_TITLES[word] ?? '');
};

export function Catalogue(context: CampaignContext) {
  const { question, propose, explain } = context;
  if (question === null || !isCatalogued(question.ask)) return null;
  const { ask } = question;
  const offered = (question.options ?? []).filter(({ id }) => isInCatalogue(ask, id));
  const groups = [...new Set(offered.map(({ id }) => groupOf(ask, id)))];
  return (
    <div className="catalogue">
      {groups.map((title) => (
        <Panel key={title} title={title}>
          <ul>
            {offered
              .filter(({ id }) => groupOf(ask, id) === title)
              .map((option) => {
                const { name, note } = optionLabel(question, option, context);
                const [word, what] = partsOf(option.id);
                const why = option.blocked && { text: explain(option.blocked), rule: option.blocked.rule };
                return (
                  <li key={option.id}>
                    <Chip
                      pressed={optionOf(context) === option.id}
                      blocked={why}
                      note={note}
                      data-thing={`offer:${option.id}`}
                      icon={word === 'build' && <Icon path={pictureOf(what)} size={24} />}
                      onClick={() => propose(option.id)}
                    >
                      {name}
                    </Chip>
                  </li>
                );
              })}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
