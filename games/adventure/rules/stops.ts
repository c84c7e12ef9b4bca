/**
 * "Immediately" in the rulebook: a survivor killed in its own turn ends the turn, a victory ends the game, wherever the
 * rules stand: in a fight in an encounter, in the middle of results. The step catches it; nothing in between goes on.
 */

export class Stop {
  readonly what: 'turn' | 'game';
  constructor(what: 'turn' | 'game') {
    this.what = what;
  }
}
