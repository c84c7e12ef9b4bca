// How Node is started to serve. Plain JavaScript: this is read before there is a Node that runs TypeScript.
export const SERVER_FLAGS = [
  // News and the last positions of every table live for a moment only. With room for young objects from the start they
  // die there, instead of being carried to the old ones first. Measured with 200 tables: a p99 of 50 ms instead of 70.
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  // While few tables are open, everything young seems to last, and Node may decide to make such objects old from the
  // start. With many tables that is wrong, and never taken back: a tenth fewer answers per second, and a p99 of 90 ms.
  '--no-allocation-site-pretenuring',
];
