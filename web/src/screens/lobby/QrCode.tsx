/** A link for phones: they only have to look at it. Dark on light, by day and by night, or they cannot read it. */
import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** So many modules around it stay empty. */
const QUIET = 3;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text);
    let drawn = '';
    for (let y = 0; y < code.size; y += 1)
      for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) drawn += `M${x} ${y}h1v1h-1z`;
    return { path: drawn, size: code.size };
  }, [text]);
  const box = size + 2 * QUIET;
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET} ${-QUIET} ${box} ${box}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-text={text}
    >
      <rect x={-QUIET} y={-QUIET} width={box} height={box} fill="#fffdf6" />
      <path d={path} fill="#1d1611" />
    </svg>
  );
}
