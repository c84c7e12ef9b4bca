/** A card of a deck: a band of its kind's colour, when it can be played, what it does. */
import { RuleTag } from '../../../design/index.ts';
import type { CardFace } from './faces.ts';
import { d } from './words.ts';
import './decks.css';

export const CardBand = ({ face: { kind, name, more } }: { readonly face: CardFace }) => (
  <span className="band">
    <b>{name}</b>
    <small>{more === undefined ? d(`kind.${kind}`) : `${d(`kind.${kind}`)} · ${more}`}</small>
  </span>
);

export const CardText = ({ face: { moment, says } }: { readonly face: CardFace }) => (
  <span className="in">
    {moment !== undefined && <em>{moment}</em>}
    {says !== '' && <span>{says}</span>}
  </span>
);

/** To be read, not chosen. */
export const DeckCard = ({ face }: { readonly face: CardFace }) => (
  <article className={`deck-card ${face.kind}`} data-thing={face.thing}>
    <CardBand face={face} />
    <CardText face={face} />
    {face.story !== undefined && <p className="story">{face.story}</p>}
    <RuleTag id={face.rule} />
  </article>
);
