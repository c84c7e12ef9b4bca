/** Longest chat line, and longest name of a person or a table. Apart from the protocol: a form needs them without its schemas. */
export const CHAT_LIMIT = 300;
export const NAME_LIMIT = 24;
export const TITLE_LIMIT = 40;
