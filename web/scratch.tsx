// Scratch page: a session in the page. Not part of the app.
import '@fontsource/barlow/latin-400.css'; import '@fontsource/barlow/latin-400-italic.css'; import '@fontsource/barlow/latin-500.css'; import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow-condensed/latin-600.css'; import '@fontsource/barlow-condensed/latin-700.css'; import '@fontsource/courier-prime/latin-400.css'; import '@fontsource/courier-prime/latin-700.css'; import '@fontsource/saira-stencil-one/latin-400.css'; import '@fontsource/yesteryear/latin-400.css';
import './src/design/tokens.css'; import './src/design/components.css'; import './src/design/more.css';
import { createRoot } from 'react-dom/client';
import { useState, useEffect } from 'react';
import { startSession } from '@holotape/kernel';
import { vaultGame } from '@holotape/vault';
import { makeBot } from '@holotape/bots';
import { Defs, Toasts } from './src/design/index.ts';
import { vaultContent } from './src/games/vault-pack.ts';
import { vault } from './src/games/vault/index.ts';
import { TableScreen } from './src/screens/table/index.tsx';
const q = new URLSearchParams(location.search);
if (q.get('theme')) document.documentElement.dataset.theme = q.get('theme')!;
const seats = Number(q.get('seats') ?? 3); const steps = Number(q.get('steps') ?? 60); const mine = (q.get('mine') ?? '0').split(',').map(Number);
const game = vaultGame(vaultContent());
const session = startSession(game, { seats, seed: q.get('seed') ?? 's', options: { first: 0, extraRooms: q.has('extra') } } as any);
let w = 12345; const random = () => { w = (Math.imul(w, 1103515245) + 12345) >>> 0; return w; };
const bot = makeBot((q.get('bot') ?? 'greedy') as any, random);
function one() { const who = session.waitsFor[0] as number; session.answer(who, bot.answer(session as any, who) as any); }
for (let i = 0; i < steps && session.question; i++) one();
const until = q.get('until'); // ask:seat
if (until) { const [ask, seat] = until.split('@'); let n = 0; while (session.question && !(session.question.ask === ask && (seat === undefined || session.waitsFor[0] === Number(seat))) && n++ < 4000) one(); }
function trail(t: any) { const out: string[] = []; for (; t; t = t.outer) out.unshift(t.scene); return out; }
let n = 0;
function state(): any {
  const qn: any = session.question; const who: any = session.waitsFor[0];
  const my = qn && mine.includes(who);
  return { status: 'live', n, since: Date.now() - 40000, info: { id: 'local-x', game: 'vault', title: q.get('title') ?? 'Rainy Sunday', status: session.result ? 'over' : 'playing', seats: Array.from({ length: seats }, (_, i) => ({ kind: mine.includes(i) || i === 1 ? 'human' : 'bot', name: ['Ana', 'Ben', 'Mira', 'Zoe'][i], bot: 'greedy', present: true, yours: mine.includes(i) })), options: {}, undo: 'ask', dice: 'seeded', listed: false, host: true, watchers: 2 },
    view: session.view(mine[0] as any), viewSeat: mine[0], log: session.log(mine[0] as any).map((l: any) => ({ ...l, private: l.to ? true : undefined })), question: my ? { number: session.past.length * 1000 + session.moment.at, ask: qn.ask, kind: qn.kind, seat: who, options: qn.kind === 'choice' ? qn.options() : undefined, rule: qn.detail?.rule, about: qn.detail?.about, trail: trail(qn.trail) } : null,
    waits: session.waitsFor, undos: [{ target: 'choice', seat: 0 }, { target: 'turn', seat: 0, barrier: 'chance' }], undoRequest: null, undoEnd: undefined, result: session.result ?? null, chat: [], tries: 0 };
}
function App() {
  const [st, set] = useState(state());
  useEffect(() => { (window as any).bump = () => { n++; set(state()); }; (window as any).session = session; }, []);
  const table: any = { ...st, id: 'local-x', local: !q.has('online'), answer: async (a: any, seat?: number) => { const r = session.answer((seat ?? st.question.seat) as any, a); n++; set(state()); if (q.has('play')) botsPlay(() => { n++; set(state()); }); return r; }, undo: async () => undefined, consent: async () => undefined, say: async () => undefined, tryNow() {}, leave() {} };
  return <><Defs /><TableScreen table={table} module={vault as any} /><Toasts /></>;
}
function botsPlay(done: () => void) { const go = () => { if (session.question && !mine.includes(session.waitsFor[0] as number)) { one(); done(); setTimeout(go, 350); } }; setTimeout(go, 350); }
createRoot(document.getElementById('app')!).render(<App />);
