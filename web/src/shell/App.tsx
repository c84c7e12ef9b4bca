/** The app: which page the address means, and what lies over every page. */
import { type ReactNode, useEffect } from 'react';
import { Defs, Toasts } from '../design/index.ts';
import { GAME_PAGES } from '../games/entries.ts';
import { UpdateNotice } from '../offline/UpdateNotice.tsx';
import { StartScreen } from '../screens/start/index.tsx';
import { t } from '../text/index.ts';
import { PagesAhead } from './ahead.ts';
import { Broken } from './Broken.tsx';
import { later } from './later.tsx';
import { show, useOverlays } from './overlays.ts';
import {
  About,
  Arrive,
  Keys,
  MoveSeat,
  NewTable,
  Replay,
  Rule,
  Rulebook,
  Seat,
  Settings,
  Short,
  Table,
} from './pages.tsx';
import { match, type Params, usePath } from './router.tsx';
import { Trouble } from './Trouble.tsx';
import { isTyping } from './typing.ts';
import { Winding } from './Winding.tsx';

interface Route {
  readonly pattern: string;
  /** In the browser's tab; pages that know better set their own. */
  readonly title: string | undefined;
  readonly page: (params: Params, path: string) => ReactNode;
}

const ROUTES: readonly Route[] = [
  { pattern: '/', title: t('page.start'), page: () => <StartScreen /> },
  { pattern: '/settings', title: t('settings'), page: () => <StartScreen /> },
  {
    pattern: '/new/:game',
    title: t('new.title'),
    page: ({ game }, path) => <NewTable game={game!} atOnce={path.endsWith('?try')} />,
  },
  {
    pattern: '/lobby/:code',
    title: t('arrive'),
    page: ({ code }, path) => <Arrive key={code} code={code!} watch={path.endsWith('?watch')} />,
  },
  { pattern: '/table/:id', title: undefined, page: ({ id }) => <Table key={id} id={id!} /> },
  { pattern: '/replay/:id', title: undefined, page: ({ id }) => <Replay key={id} id={id!} /> },
  {
    pattern: '/rules/:game?/:id?',
    title: t('rules.title'),
    page: ({ game, id }) => <Rulebook game={game} id={id} />,
  },
  { pattern: '/rule/:id', title: t('rules.title'), page: ({ id }) => <Rulebook game={undefined} id={id} /> },
  { pattern: '/seat', title: t('seat.move'), page: () => <Seat /> },
  { pattern: '/about', title: t('about'), page: () => <About /> },
  ...GAME_PAGES.map(({ path, title, load }): Route => {
    const Page = later(load, <Winding />);
    return { pattern: path, title, page: (params) => <Page params={params} /> };
  }),
];

const AHEAD = { form: NewTable.ahead, table: Table.ahead };

export function App() {
  const path = usePath();
  const { settings, keys, rule, short, moveSeat } = useOverlays();
  const found = ROUTES.flatMap((route) => {
    const params = match(route.pattern, path);
    return params === undefined ? [] : [{ ...route, params }];
  })[0];

  const title = found?.title;
  useEffect(() => {
    if (title !== undefined) document.title = title === t('page.start') ? title : `${title} · Holotape`;
  }, [title]);

  // What lay over the last page does not belong to this one.
  useEffect(() => {
    show({ settings: path === '/settings', keys: false, rule: undefined, short: undefined, moveSeat: undefined });
  }, [path]);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key !== '?' && event.key !== 'F1') return;
      event.preventDefault();
      show({ keys: true });
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  return (
    <>
      <Defs />
      <PagesAhead value={AHEAD}>
        <Broken path={path}>
          {found ? found.page(found.params, path) : <Trouble title={t('page.none')} text={t('page.none.text')} />}
          {settings && <Settings onClose={() => show({ settings: false })} />}
          {keys && <Keys onClose={() => show({ keys: false })} />}
          {rule !== undefined && <Rule id={rule} />}
          {short !== undefined && <Short game={short} close={() => show({ short: undefined })} />}
          {moveSeat !== undefined && <MoveSeat table={moveSeat} onClose={() => show({ moveSeat: undefined })} />}
        </Broken>
      </PagesAhead>
      <UpdateNotice />
      <Toasts />
    </>
  );
}
