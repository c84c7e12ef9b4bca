/** Step 1 as a catalogue beside the plan: what can be built, bought, scrapped and given up, with prices and reasons. CH-BUILD-2 */
import { BUILD_TITLES, partsOf } from '@holotape/skirmish/campaign/labels';
import { Chip, Icon, Panel } from '../../design/index.ts';
import { optionOf } from '../module.ts';
import { skirmishContent } from '../skirmish/pack.ts';
import type { CampaignContext } from './context.ts';
import { isInCatalogue, optionLabel } from './options.tsx';
import { pictureOf } from './plan/pictures.ts';
import { w } from './words.ts';

/** Structures stand by the tables of the book, everything else by what is done with it. */
const groupOf = (id: string): string => {
  const [word, what] = partsOf(id);
  return word === 'build'
    ? `${w('catalogue')}: ${skirmishContent().structures.get(what)!.kind}`
    : (BUILD_TITLES[word] ?? '');
};

export function Catalogue(context: CampaignContext) {
  const { question, propose, explain } = context;
  if (question?.ask !== 'build') return null;
  const offered = (question.options ?? []).filter(({ id }) => isInCatalogue(question.ask, id));
  const groups = [...new Set(offered.map(({ id }) => groupOf(id)))];
  return (
    <div className="catalogue">
      {groups.map((title) => (
        <Panel key={title} title={title}>
          <ul>
            {offered
              .filter(({ id }) => groupOf(id) === title)
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
