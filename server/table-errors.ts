/** Why a table cannot be had here, or cannot be made. */
import type { Refused } from '@holotape/table';

/** The table is at another process: at this address, or at none that is known yet. */
export class Elsewhere extends Error {
  readonly at: string;
  constructor(at: string) {
    super('The table is at another server.');
    this.name = 'Elsewhere';
    this.at = at;
  }
}

/** The table was played by a newer release, and none of those is there just now. */
export class Newer extends Error {
  constructor() {
    super('The table was played by a newer Holotape.');
    this.name = 'Newer';
  }
}

/** The table could not be made as wished. */
export class NotMade extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.say);
    this.name = 'NotMade';
    this.refused = refused;
  }
}
