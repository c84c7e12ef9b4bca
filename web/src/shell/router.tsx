/** Where we are, from the address bar. Our own: a list of patterns, links that do not reload, and the back button. */
import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
window.addEventListener('popstate', tell);

/** Goes to a path of ours. `replace`: the back button does not come here again. */
export function go(path: string, how: { readonly replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  if (!path.includes('#')) window.scrollTo(0, 0);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The path as it is now, with its query. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname + location.search);
}

export type Params = Readonly<Record<string, string>>;

/** `/new/:game` against `/new/vault` gives `{game: 'vault'}`; a name with `?` may be missing. */
export function match(pattern: string, path: string): Params | undefined {
  const want = pattern.split('/').filter(Boolean);
  const have = path.split('?')[0]!.split('/').filter(Boolean);
  if (have.length > want.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    const given = have[i];
    if (!part.startsWith(':')) {
      if (part !== given) return undefined;
    } else if (given !== undefined) params[part.slice(1).replace('?', '')] = decodeURIComponent(given);
    else if (!part.endsWith('?')) return undefined;
  }
  return params;
}

interface LinkProps extends ComponentProps<'a'> {
  readonly to: string;
}

/** A link inside the app. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}
