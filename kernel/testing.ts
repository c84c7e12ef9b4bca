/**
 * For the tests of every game. Rules are tested by playing (`testTable`), whole games by random players (`fuzz`).
 *
 *     const t = testTable(vault, {
 *       seats: 2,
 *       chance: { 'threat.roll': [[3, 4]] },              // the first time it is asked, then the second, ...
 *       state: (state) => { state.players[0].food = 5; }, // changes the table as it stands at the first question
 *     });
 *     t.seat(0).answer('place', 'space:top.3');           // one answer after the other
 *     expect(t.seat(1).asked()).toEqual({ ask: 'react', can: ['pass'], cannot: { dodge: 'You have no luck left.' } });
 *     expect(t.seat(1).refuse('dodge')).toEqual({ rule: 'SH-LUCK-1', sentence: 'You have no luck left.' });
 *     expect(t.logged('SH-THREAT-3')).toEqual(['Seven: nothing happens.']);
 *
 * Seats are called Ann, Ben, Cid, Dot ... in sentences. An answer that is refused fails the test with the sentence. The
 * table's session is replaced under way: always use `t.session` and `t.state` anew, and never keep them.
 *
 * With HOLOTAPE_MODE=reload the table is saved, turned into text and loaded again after every answer; with
 * HOLOTAPE_MODE=undo every answer is taken back and given again; with HOLOTAPE_MODE=both one after the other. No test
 * should notice.
 */

export * from './testing/checks.ts';
export * from './testing/fuzz.ts';
export * from './testing/inner-play.ts';
export * from './testing/modes.ts';
export * from './testing/random-play.ts';
export * from './testing/table.ts';
