/**
 * A clear sheet over the table, for what changes with every frame of a drag: the browser paints it alone and leaves the
 * table below, with all its pieces, as it is.
 */
import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';

const Clear = createContext<SVGSVGElement | null>(null);

interface ClearSheetProps {
  readonly w: number;
  readonly h: number;
  readonly children: ReactNode;
}

export function ClearSheet({ w, h, children }: ClearSheetProps) {
  const [sheet, setSheet] = useState<SVGSVGElement | null>(null);
  return (
    <Clear value={sheet}>
      {children}
      <svg ref={setSheet} className="plot-above" viewBox={`0 0 ${w} ${h}`} aria-hidden="true" />
    </Clear>
  );
}

/** Draws on the clear sheet, in the table's own pixels. */
export function Above({ children }: { readonly children: ReactNode }) {
  const sheet = use(Clear);
  return sheet && createPortal(children, sheet);
}
