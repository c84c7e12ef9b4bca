/** Patterns of the map; once in the document. */
import { memo } from 'react';

export const MapDefs = memo(function MapDefs() {
  return (
    <svg width="0" height="0" className="defs" aria-hidden="true">
      <defs>
        <pattern id="map-halftone" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">
          <circle cx="3" cy="3" r="1.15" fill="var(--tone)" />
        </pattern>
        <pattern
          id="map-halftone-light"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(32)"
        >
          <circle cx="3.5" cy="3.5" r="1.3" fill="#fff" fillOpacity=".28" />
        </pattern>
        <pattern id="map-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2.4" height="7" fill="#2A1A10" fillOpacity=".42" />
        </pattern>
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
