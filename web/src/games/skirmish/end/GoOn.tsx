/** The next battle of the linked story, with what was carried forward. SC-CAMP-4 */
import { nextPart, storyAfter } from '@holotape/skirmish/queries/story';
import { Key, Panel, RuleTag } from '../../../design/index.ts';
import { go } from '../../../shell/router.tsx';
import { usualTable } from '../setting-up/options.ts';
import { useBattle } from '../table.tsx';
import { changeWish } from './next-table.ts';
import { e } from './words.ts';

export function GoOn({ names }: { readonly names: readonly string[] }) {
  const { battle } = useBattle();
  const story = storyAfter(battle);
  if (story === undefined) return null;
  const next = nextPart(battle.content, story);
  const { winner } = story.results.at(-1)!;
  if (next === undefined)
    return (
      <Panel title={e('story')} className="again">
        <p>
          {winner === null ? e('story.drawn') : e('story.won', { name: names[winner] ?? '' })}{' '}
          <RuleTag id="SC-CAMP-7" />
        </p>
      </Panel>
    );
  const goOn = () => {
    changeWish({ scenario: next.id, story, table: usualTable(next.id) });
    go('/new/skirmish');
  };
  return (
    <Panel title={e('story')} className="again">
      <p>
        {e('story.next', { name: next.name, n: story.carried.length })} <RuleTag id="SC-CAMP-4" />
      </p>
      <Key kind="primary" onClick={goOn}>
        {e('story.go')}
      </Key>
    </Panel>
  );
}
