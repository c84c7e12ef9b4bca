/** The icons of all units that are shown, as symbols, `#unit-settler`; once in the document. They come a moment after the table. */
import { memo, useSyncExternalStore } from 'react';
import { readIcons, unitIcons } from './unit-icons.ts';

export const UnitDefs = memo(function UnitDefs() {
  const icons = useSyncExternalStore(readIcons, unitIcons);
  return (
    <svg width="0" height="0" className="defs" aria-hidden="true">
      <defs>
        {Object.entries(icons).map(([card, path]) => (
          <symbol key={card} id={`unit-${card}`} viewBox="0 0 512 512">
            <path d={path} />
          </symbol>
        ))}
      </defs>
    </svg>
  );
});
