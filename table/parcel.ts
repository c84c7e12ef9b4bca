/** A message on its way; written out once, however many screens it goes to. */
import type { TableMessage } from './protocol.ts';

export class Parcel {
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
