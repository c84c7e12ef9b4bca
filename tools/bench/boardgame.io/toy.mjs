// The toy game for boardgame.io, played through its public client as its documentation shows. Decisions that wait for
// others lie on a stack in G.
import { createRequire } from 'node:module';

process.env.NODE_ENV ??= 'production';
const require = createRequire(import.meta.url);

/** The game as boardgame.io wants it, and what may be chosen in it. */
export function toyGame({ GOODS, SPACES }, rules, newToy) {
  const { endOfTurn, freeSpaces, gain, isOver, ownedGoods, pay, takeSpace } = rules;
  const NUMBERS = SPACES.map((_, i) => i);

  function legal(G, by) {
    const { asks } = G.waiting.at(-1);
    if (asks === 'space') return freeSpaces(G, by, NUMBERS);
    return asks === 'gain' ? GOODS : ownedGoods(G, by, GOODS);
  }

  /** Takes an answer and puts on the stack what it leads to. */
  function answer(G, by, option) {
    const frame = G.waiting.pop();
    if (frame.asks === 'gain') gain(G, by, option, frame.count);
    else if (frame.asks === 'give') {
      pay(G, by, option);
      G.waiting.push({ asks: 'gain', count: 2 });
    } else {
      if (frame.asks === 'space') G.first ??= option;
      else pay(G, by, option);
      const at = frame.at ?? option;
      const left = frame.asks === 'space' ? SPACES[at].cost : frame.left - 1;
      if (left > 0) G.waiting.push({ asks: 'pay', at, left });
      else enter(G, by, at);
    }
  }

  function enter(G, by, at) {
    const { bonus } = SPACES[at];
    takeSpace(G, by, at);
    if (bonus === 'good') G.waiting.push({ asks: 'gain', count: 1 });
    else if (bonus === 'trade' && ownedGoods(G, by, GOODS).length > 0) G.waiting.push({ asks: 'give' });
    else if (bonus === 'again' && freeSpaces(G, by, NUMBERS).length > 0) G.waiting.push({ asks: 'space' });
  }

  const game = {
    name: 'toy',
    setup: () => ({ ...newToy(), first: null, waiting: [{ asks: 'space' }] }),
    moves: {
      choose({ G, ctx, events }, option) {
        const by = Number(ctx.currentPlayer);
        answer(G, by, option);
        if (G.waiting.length > 0) return;
        endOfTurn(G, by, G.first);
        G.first = null;
        G.waiting.push({ asks: 'space' });
        events.endTurn();
      },
    },
    endIf: ({ G }) => (isOver(G) ? true : undefined),
  };
  return { game, legal };
}

/** A function that plays a whole game; `pick` chooses one of the legal options. */
export function boardgameIo(content, rules, newToy) {
  const { Client } = require('boardgame.io/client');
  const { game, legal } = toyGame(content, rules, newToy);
  return function play(pick) {
    const client = Client({ game, numPlayers: content.PLAYERS, debug: false });
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover !== undefined) return rules.scoresOf(G);
      client.moves.choose(pick(legal(G, Number(ctx.currentPlayer))));
    }
  };
}
