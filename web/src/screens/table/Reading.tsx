/** Something with a name, at book size: a card, a unit. What is named inside it opens in turn; Esc leads back one by one. */
import { Drawer } from '../../design/index.ts';
import type { GameModule, TableContext, ThingId } from '../../games/module.ts';
import { s } from './words.ts';

interface ReadingProps {
  readonly context: TableContext;
  readonly module: GameModule;
  /** What was opened, the last on top. */
  readonly things: readonly ThingId[];
  readonly back: () => void;
}

export function ReadingDrawer({ context, module, things, back }: ReadingProps) {
  const thing = things.at(-1);
  const { Reading } = module;
  if (thing === undefined || Reading === undefined) return null;
  return (
    <Drawer
      key={things.length}
      title={module.nameOf?.(thing, context) ?? thing}
      className="reading"
      onClose={back}
      {...(things.length > 1 && { more: s('reading.back', { n: things.length - 1 }) })}
    >
      <Reading {...context} thing={thing} />
    </Drawer>
  );
}
