/** What is new on the map, and what lay there already when it was opened. */
import { useEffect, useState } from 'react';

/** False while the map is drawn for the first time: nothing on it is new then. */
export function useBegun(): boolean {
  const [begun, begin] = useState(false);
  useEffect(() => begin(true), []);
  return begun;
}
