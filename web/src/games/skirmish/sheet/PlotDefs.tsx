/** Patterns and terrain symbols of the plotting sheet; once in the document. */
import { memo } from 'react';
import { TERRAIN } from './terrain.ts';

export const PlotDefs = memo(function PlotDefs() {
  return (
    <svg width="0" height="0" className="defs" aria-hidden="true">
      <defs>
        <Patterns />
        {Object.entries(TERRAIN).map(([id, { viewBox, drawing }]) => (
          <symbol
            key={id}
            id={`terrain-${id}`}
            viewBox={viewBox}
            overflow="visible"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, from files of this folder
            dangerouslySetInnerHTML={{ __html: drawing }}
          />
        ))}
      </defs>
    </svg>
  );
});

const Patterns = () => (
  <>
    <pattern id="plot-field" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
      <circle cx="4" cy="4" r="1" fill="var(--field-dot)" />
    </pattern>
    <pattern id="plot-wood" width="9" height="9" patternUnits="userSpaceOnUse">
      <path d="M0 8.5H9" stroke="var(--tone)" />
    </pattern>
    <pattern id="plot-floor-tiles" width="14" height="14" patternUnits="userSpaceOnUse">
      <rect width="7" height="7" fill="var(--tone)" opacity=".35" />
      <rect x="7" y="7" width="7" height="7" fill="var(--tone)" opacity=".35" />
    </pattern>
    <pattern id="plot-ribs" width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="M0 0V8" stroke="var(--tone-2)" strokeWidth="2" />
    </pattern>
    <pattern id="plot-grate" width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="M0 0H8M0 0V8" stroke="var(--tone-2)" strokeWidth="1.2" />
    </pattern>
    <pattern id="plot-bricks" width="14" height="10" patternUnits="userSpaceOnUse">
      <path d="M0 .5H14M0 5.5H14M3 0V5M10 5V10" stroke="#fff" strokeOpacity=".22" />
    </pattern>
    <pattern id="plot-threat" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="4" height="12" fill="var(--alert)" fillOpacity=".3" />
    </pattern>
    <pattern id="plot-waves" width="22" height="12" patternUnits="userSpaceOnUse">
      <path d="M2 6q4-4 9 0t9 0" fill="none" stroke="var(--map-ink)" strokeOpacity=".38" strokeWidth="1.4" />
    </pattern>
  </>
);
