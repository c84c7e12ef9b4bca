/** A game to watch again, by its table's id. */
import { lazy } from 'react';
import { t } from '../text/index.ts';
import { Trouble } from './Trouble.tsx';

interface ReplayProps {
  readonly id: string;
}

type ReplayModule = { readonly ReplayScreen: React.ComponentType<ReplayProps> };

// The viewer is part of the table screen; without it the page says so.
const viewers = import.meta.glob<ReplayModule>('../screens/table/replay/index.tsx');
const load = Object.values(viewers)[0];
const Viewer = load && lazy(() => load().then((module) => ({ default: module.ReplayScreen })));

export function ReplayRoute({ id }: ReplayProps) {
  if (Viewer === undefined) return <Trouble title={t('page.none')} text={t('page.none.text')} />;
  return <Viewer id={id} />;
}
