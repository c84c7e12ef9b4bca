/** How the handbook plays, as forms keep it. Pure. */
export const BOOK_LEVELS = ['gentle', 'book', 'supplied'] as const;

/** How the handbook plays, and how often it stops. CH-AISETUP-1, CH-AISETUP-10 */
export interface ByTheBook {
  readonly level: (typeof BOOK_LEVELS)[number];
  readonly overrule: boolean;
  readonly waits: boolean;
}

/** As it plays where nobody has said more. */
export const USUAL_BOOK: ByTheBook = { level: 'book', waits: true, overrule: false };

export function byTheBookIn(kept: unknown): ByTheBook {
  const { level, overrule, waits } = (kept ?? {}) as Readonly<Record<keyof ByTheBook, unknown>>;
  return {
    level: BOOK_LEVELS.find((each) => each === level) ?? 'book',
    overrule: overrule === true,
    waits: waits === true,
  };
}
