/** A message on its way; written out once, however many screens it goes to. */
import type { TableMessage } from './protocol.ts';

export interface Parcel {
  readonly message: TableMessage;
  /** The message as JSON. */
  readonly text: string;
}

export class Message implements Parcel {
  #message: TableMessage | undefined;
  #text: string | undefined;

  constructor(message: TableMessage) {
    this.#message = message;
  }

  get message(): TableMessage {
    return this.#message ?? (JSON.parse(this.#text!) as TableMessage);
  }

  get text(): string {
    if (this.#text === undefined) {
      this.#text = JSON.stringify(this.#message);
      // Whoever wants text wants no more than that, and a text is lighter to keep.
      this.#message = undefined;
    }
    return this.#text;
  }
}

/** News, and to one screen the word that its own message with this id was taken. */
export class NewsWithReply implements Parcel {
  readonly #news: Parcel;
  readonly #done: string;

  constructor(news: Parcel, done: string) {
    this.#news = news;
    this.#done = done;
  }

  get message(): TableMessage {
    return { ...this.#news.message, done: this.#done } as TableMessage;
  }

  get text(): string {
    return `${this.#news.text.slice(0, -1)},"done":${JSON.stringify(this.#done)}}`;
  }
}
