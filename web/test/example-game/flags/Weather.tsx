import { TopBar } from '../../../src/shell/TopBar.tsx';

/** A page of the game's own, at /flags/weather/monday. */
export function Weather({ params }: { readonly params: Readonly<Record<string, string>> }) {
  return (
    <>
      <TopBar title="Weather" rules="/rules/flags" />
      <main>
        <p>Wind on {params.day ?? 'every day'}.</p>
      </main>
    </>
  );
}
