/** The dice of an attack, large, each with what it did. WW-SHOOT-5, WW-DICE-8 */
import { RuleTag } from '../../../design/index.ts';
import { b } from '../words.ts';
import { EffectDieFace, faceWords, SkillDie } from './dice.tsx';
import type { Story } from './story.ts';

interface RolledProps {
  readonly story: Story;
  /** In pixels: the Skill Die, and the others. */
  readonly sizes: readonly [skill: number, effect: number];
}

export function Rolled({ story, sizes: [skill, effect] }: RolledProps) {
  const { shows, dice } = story;
  return (
    <ul className="rolled">
      <li>
        {shows === undefined ? null : <SkillDie shows={shows} size={skill} rolling />}
        <span>
          {verdictWords(story)} <RuleTag id="WW-SHOOT-5" />
        </span>
      </li>
      {dice.map(({ die, icons }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in their order
        <li key={i}>
          <EffectDieFace die={die} icons={icons} size={effect} rolling />
          <span>{faceWords(icons)}</span>
        </li>
      ))}
    </ul>
  );
}

function verdictWords({ shows, outcome, result, needed }: Story): string {
  if (outcome === undefined) return '';
  if (outcome === 'x') return b('story.x');
  if (shows === undefined) return b('story.critical');
  return b(`story.${outcome}`, { result: result ?? '', needed: needed ?? '' });
}
