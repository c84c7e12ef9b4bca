/** Patterns of the map; once in the document. */
import { memo } from 'react';

export const MapDefs = memo(function MapDefs() {
  return (
    <svg width="0" height="0" className="defs" aria-hidden="true">
      <defs>
        <pattern id="map-rad-dots" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">
          <circle cx="4.5" cy="4.5" r="1.5" fill="var(--map-ink)" fillOpacity=".34" />
        </pattern>
        <pattern id="map-hachures" width="22" height="16" patternUnits="userSpaceOnUse">
          <path
            d="M2 12q5-9 10 0M13 6q4-7 8 0"
            fill="none"
            stroke="var(--map-ink)"
            strokeOpacity=".42"
            strokeWidth="1.4"
          />
        </pattern>
        <pattern id="map-tufts" width="19" height="17" patternUnits="userSpaceOnUse">
          <path
            d="M4 9l1-4 1 4M13 15l1-4 1 4"
            fill="none"
            stroke="var(--map-ink)"
            strokeOpacity=".26"
            strokeWidth="1.2"
          />
        </pattern>
      </defs>
    </svg>
  );
});
