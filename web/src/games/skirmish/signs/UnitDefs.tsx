/** The icons of all units as symbols, `#unit-settler`; once in the document. They come a moment after the table. */
import { memo, useEffect, useState } from 'react';

type Icons = Readonly<Record<string, string>>;

export const UnitDefs = memo(function UnitDefs() {
  const [icons, setIcons] = useState<Icons>();
  useEffect(() => {
    let wanted = true;
    // Without them rim and plate still say whose it is and of which faction.
    import('./unit-icons.ts').then(
      ({ UNIT_ICONS }) => wanted && setIcons(UNIT_ICONS),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <svg width="0" height="0" className="defs" aria-hidden="true">
      <defs>
        {Object.entries(icons ?? {}).map(([card, path]) => (
          <symbol key={card} id={`unit-${card}`} viewBox="0 0 512 512">
            <path d={path} />
          </symbol>
        ))}
      </defs>
    </svg>
  );
});
