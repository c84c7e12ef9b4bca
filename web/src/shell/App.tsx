import { Defs, Toasts } from '../design/index.ts';

export function App() {
  return (
    <>
      <Defs />
      <Toasts />
    </>
  );
}
