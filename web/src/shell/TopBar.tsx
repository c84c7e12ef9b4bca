/** The bakelite bar: home, where we are, the steps of the round, and the tools at the right. */
import type { ReactNode } from 'react';
import { Menu, type MenuEntry, Sign } from '../design/index.ts';
import { isLocal } from '../local/store.ts';
import { changeSettings, isNight, useSettings } from '../settings/settings.ts';
import { t } from '../text/index.ts';
import { show } from './overlays.ts';
import { go, Link, match, usePath } from './router.tsx';

/** Goes from day to night shift and back. */
export function LightSwitch() {
  useSettings();
  const night = isNight();
  return (
    <button
      type="button"
      className="tool icon"
      aria-label={night ? t('top.to-day') : t('top.to-night')}
      onClick={() => changeSettings({ light: night ? 'day' : 'night' })}
    >
      <Sign name={night ? 'sun' : 'moon'} />
    </button>
  );
}

/** The menu at the right end; `more` are the page's own entries, first. */
export function MainMenu({ more = [] }: { readonly more?: readonly MenuEntry[] }) {
  const table = match('/table/:id', usePath())?.id;
  const entries: MenuEntry[] = [
    ...more,
    ...(table !== undefined && !isLocal(table)
      ? [{ label: t('menu.device'), sign: 'key' as const, run: () => show({ moveSeat: table }) }]
      : []),
    { label: t('menu.settings'), sign: 'gear', run: () => show({ settings: true }), apart: more.length > 0 },
    { label: t('menu.keys'), sign: 'question', run: () => show({ keys: true }) },
    { label: t('menu.home'), sign: 'left', run: () => go('/') },
    { label: t('menu.about'), sign: 'flag', run: () => go('/about') },
  ];
  return <Menu label={t('menu')} entries={entries} />;
}

interface TopBarProps {
  readonly title: ReactNode;
  readonly under?: ReactNode;
  /** In the middle: steps, search. */
  readonly children?: ReactNode;
  /** Tools before rules, light and menu. */
  readonly tools?: ReactNode;
  readonly menu?: readonly MenuEntry[];
  /** Where "Rules" leads; at a table it opens beside it. */
  readonly rules?: string | (() => void) | null;
}

export function TopBar({ title, under, children, tools, menu, rules = '/rules' }: TopBarProps) {
  const rulesInside = (
    <>
      <Sign name="book" />
      <span className="word">{t('top.rules')}</span>
    </>
  );
  return (
    <header className="topbar">
      <Link className="home" to="/" aria-label={t('top.home')}>
        <span className="wordmark" aria-hidden="true">
          Holotape
        </span>
      </Link>
      <div className="where">
        <h1>
          <b>{title}</b>
        </h1>
        {under !== undefined && <span>{under}</span>}
      </div>
      {children}
      <nav className="tools" aria-label={t('top.tools')}>
        {tools}
        {typeof rules === 'string' && (
          <Link className="tool" to={rules}>
            {rulesInside}
          </Link>
        )}
        {typeof rules === 'function' && (
          <button type="button" className="tool" onClick={rules}>
            {rulesInside}
          </button>
        )}
        <LightSwitch />
        <MainMenu {...(menu && { more: menu })} />
      </nav>
    </header>
  );
}

interface Step {
  readonly name: string;
  readonly state: 'done' | 'now' | 'next';
  readonly alert?: boolean;
}

/** The round and its steps, in the middle of the bar. */
export function Steps({ round, steps }: { readonly round: string; readonly steps: readonly Step[] }) {
  return (
    <ol className="steps">
      <li className="round" data-thing="screen:round">
        {round}
      </li>
      {steps.map(({ name, state, alert }) => (
        <li
          key={name}
          className={`${state === 'now' ? 'now' : ''} ${alert ? 'alert' : ''}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {state === 'done' && <Sign name="tick" size={15} />}
          {name}
        </li>
      ))}
    </ol>
  );
}
