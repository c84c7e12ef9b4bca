/** A Structure, an Explore card or an item at book size. */
import { Card, RuleTag } from '../../design/index.ts';
import type { ThingId } from '../module.ts';
import { Catalogue } from './Catalogue.tsx';
import type { CampaignContext } from './context.ts';
import { DIARY, WholeDiary } from './diary/Diary.tsx';
import { CATALOGUE } from './laid-out.ts';
import { MemberStory } from './MemberStory.tsx';
import { campaignContent } from './pack.ts';
import { pictureOf } from './plan/pictures.ts';
import { PrintedSheet, SHEET } from './sheet/PrintedSheet.tsx';
import { named, w } from './words.ts';

const split = (thing: ThingId): [what: string, id: string] => {
  const at = thing.indexOf(':');
  return [thing.slice(0, at), thing.slice(at + 1)];
};

export function Reading({ thing, ...context }: CampaignContext & { readonly thing: ThingId }) {
  const [what, id] = split(thing);
  if (thing === CATALOGUE) return <Catalogue {...context} />;
  if (thing === DIARY) return <WholeDiary {...context} />;
  if (thing === SHEET) return <PrintedSheet {...context} />;
  if (what === 'member') return <MemberStory context={context} whose={id} />;
  const content = campaignContent();
  if (what === 'structure') {
    const card = content.structures.get(id);
    return card === undefined ? null : (
      <Card title={card.name} band="#6B4A1E" className="structure-card">
        <svg width="120" height="120" viewBox="0 0 512 512" aria-hidden="true">
          <path d={pictureOf(card.id)} />
        </svg>
        <p>{card.text}</p>
        <p>
          {w('price', { n: card.caps })} <RuleTag id="CH-BUILD-2" />
        </p>
      </Card>
    );
  }
  if (what === 'explore') {
    const card = content.explore.get(id);
    return card === undefined ? null : (
      <Card title={card.name} band="#7A3A1E" className="explore-card">
        <p className="line">{card.line}</p>
        <p>{card.text}</p>
      </Card>
    );
  }
  const boost = content.boosts.get(id);
  const item = content.items.get(id);
  const text = boost?.text ?? (item !== undefined && 'text' in item ? item.text : '');
  return (
    <Card title={named('held', id)} band="#164A4D">
      <p>{boost?.type ?? item?.kind.replace('-', ' ')}</p>
      <p>{text}</p>
    </Card>
  );
}

export function nameOf(thing: ThingId): string | undefined {
  const [what, id] = split(thing);
  if (thing === DIARY) return w('diary');
  if (thing === SHEET) return w('sheet');
  if (what === 'member') return named('member', id.slice(id.indexOf(':') + 1));
  return what === 'structure' || what === 'plot' ? named('structure', id) : named('held', id);
}
