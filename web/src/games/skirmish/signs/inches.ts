/** Tenths of a millimetre as people read them. Pure. */
const INCH = 254;

/** `4`, `3.7`: to the tenth, and without a nought behind the point. */
export const inchesOf = (tenths: number): string => String(Math.round((tenths * 10) / INCH) / 10);
