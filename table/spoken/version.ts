/** The number of the protocol between a screen and its table: see protocol.ts. Another one is refused in words. */
export const PROTOCOL = 2;
