/** A message on its way; written out once, however many screens it goes to. */
import type { TableMessage } from './protocol.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Parcel {
  #message: TableMessage | undefined;
  #bytes: Uint8Array | undefined;

  constructor(message: TableMessage) {
    this.#message = message;
  }

  get message(): TableMessage {
    return this.#message ?? (JSON.parse(decoder.decode(this.#bytes)) as TableMessage);
  }

  /** As JSON in UTF-8. */
  get bytes(): Uint8Array {
    if (this.#bytes === undefined) {
      this.#bytes = encoder.encode(JSON.stringify(this.#message));
      // Whoever wants bytes wants no more than that, and they are lighter to keep.
      this.#message = undefined;
    }
    return this.#bytes;
  }
}
