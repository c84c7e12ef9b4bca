/** What the first load leaves out: every page but the first, and what is laid over pages. */
import { later } from './later.tsx';
import { Winding } from './Winding.tsx';

export const NewTable = later(
  () => import('../screens/new-table/index.tsx').then((m) => m.NewTableScreen),
  <Winding />,
);
export const Arrive = later(() => import('../screens/lobby/Arrive.tsx').then((m) => m.Arrive), <Winding />);
export const Table = later(() => import('./TableRoute.tsx').then((m) => m.TableRoute), <Winding />);
export const Replay = later(() => import('../screens/table/replay/index.tsx').then((m) => m.ReplayScreen), <Winding />);
export const Rulebook = later(() => import('../screens/rulebook/index.tsx').then((m) => m.RulebookScreen), <Winding />);
export const Seat = later(() => import('../screens/seat/index.tsx').then((m) => m.SeatScreen), <Winding />);
export const MoveSeat = later(() => import('../screens/seat/MoveSeat.tsx').then((m) => m.MoveSeat), null);
export const About = later(() => import('../screens/about/index.tsx').then((m) => m.AboutScreen), <Winding />);
export const Settings = later(() => import('../screens/settings/index.tsx').then((m) => m.SettingsDrawer), null);
export const Keys = later(() => import('../screens/settings/Keys.tsx').then((m) => m.KeysDialog), null);
export const Short = later(() => import('../screens/rulebook/Short.tsx').then((m) => m.ShortRules), null);
export const Rule = later(() => import('../screens/rulebook/RuleDrawer.tsx').then((m) => m.RuleDrawer), null);
