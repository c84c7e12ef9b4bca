/** Patterns and gradients every drawing may use by id. Once per page. */
export function Defs() {
  return (
    <svg width="0" height="0" className="defs" aria-hidden="true">
      <defs>
        <pattern id="ht" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">
          <circle cx="3" cy="3" r="1.15" fill="var(--tone)" />
        </pattern>
        <pattern id="ht2" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">
          <circle cx="2.5" cy="2.5" r="1.5" fill="var(--tone)" />
        </pattern>
        <pattern id="htl" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">
          <circle cx="3.5" cy="3.5" r="1.3" fill="#fff" fillOpacity=".28" />
        </pattern>
        <pattern id="pd" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
          <circle cx="2.5" cy="2.5" r="1.05" fill="#5A2F14" fillOpacity=".42" />
        </pattern>
        <pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="8" fill="var(--hatch)" />
        </pattern>
        <pattern id="hatchd" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2.4" height="7" fill="#2A1A10" fillOpacity=".42" />
        </pattern>
        <pattern id="haz" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="14" height="14" fill="#F2B632" />
          <rect width="7" height="14" fill="#2A211A" />
        </pattern>
        <linearGradient id="lampg" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--lamp)" />
          <stop offset=".45" stopColor="var(--lamp)" stopOpacity=".7" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity=".3" />
        </linearGradient>
        <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--brass-hi)" />
          <stop offset=".5" stopColor="var(--brass)" />
          <stop offset="1" stopColor="var(--brass-lo)" />
        </linearGradient>
        <linearGradient id="tape-body" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#241510" />
          <stop offset=".06" stopColor="#5a3a2c" />
          <stop offset=".5" stopColor="#452b20" />
          <stop offset=".94" stopColor="#5a3a2c" />
          <stop offset="1" stopColor="#241510" />
        </linearGradient>
      </defs>
    </svg>
  );
}
