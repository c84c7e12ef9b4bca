/** Ground and terrain in the document, for whoever shows a part of them again. */
export const UNDER = 'plot-under';
