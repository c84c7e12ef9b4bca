/** Whether a battle is a part of the linked story: what is won in it counts in the next. SC-CAMP-1 */
import { FormRow, RuleTag, Seg } from '../../../design/index.ts';
import type { WishProps } from '../../setting-up.ts';
import { type Agreed, beginsStory } from './options.ts';
import { w } from './words.ts';

export function Story({ wish, change }: WishProps<Agreed>) {
  const { scenario, story } = wish.options;
  if (story === null && !beginsStory(scenario)) return null;
  const told = story === null ? 'alone' : 'story';
  const next = (value: string) => (value === 'alone' ? null : (story ?? { results: [], carried: [] }));
  return (
    <>
      <FormRow label={w('story')}>
        <Seg
          label={w('story.label')}
          value={told}
          options={[
            { value: 'alone', label: w('story.alone') },
            { value: 'story', label: w('story.part', { n: (story?.results.length ?? 0) + 1 }) },
          ]}
          onChange={(value) => change({ ...wish, options: { ...wish.options, story: next(value) } })}
        />
      </FormRow>
      <p className="pad">
        {w(`story.${told}.note`)} <RuleTag id="SC-CAMP-1" />
      </p>
    </>
  );
}
