/** A table's code as people type and say it. */

export const CODE_LENGTH = 6;

/** What people type as a code: letters and figures only, in capitals. A whole link works too. */
export function readCode(text: string): string {
  const end = text.trim().split('/').at(-1) ?? '';
  return end
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);
}

/** `K7R4MQ` as `K7R-4MQ`: easier to read aloud. */
export const spellCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;
