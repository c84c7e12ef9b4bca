/** Around the vault's table: works out what its parts share, and keeps what is chosen true to what can be done. */
import { openPosition } from '@holotape/vault/view';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { optionOf } from '../module.ts';
import { AtTheVault, type VaultContext } from './context.ts';
import { VaultDefs } from './drawing/defs.tsx';
import { kindInHand } from './hand.ts';
import { lastPlacement, looksOf } from './look.ts';
import { Motion } from './motion.tsx';
import { vaultContent } from './pack.ts';
import { asksForSpace, type DwellerKind, dwellerKinds, spacesOf } from './reading.ts';

const NO_KINDS: readonly DwellerKind[] = [];

export function VaultProvider(context: VaultContext & { readonly children: ReactNode }) {
  const { view, seat, question, inHand, propose, log, children } = context;
  const chosen = optionOf(context);
  const content = vaultContent();
  const [plan, setPlan] = useState<{ readonly seat: number; readonly space: string }>();
  const asked = asksForSpace(question);
  const player = question?.seat ?? (seat === 'public' ? undefined : seat);
  const me = player === undefined ? undefined : view.players[player];

  const vault = useMemo(() => openPosition(view, content), [view, content]);
  const spaces = useMemo(() => new Map(spacesOf(vault).map((each) => [each.id, each])), [vault]);
  const kinds = useMemo(() => (me === undefined ? NO_KINDS : dwellerKinds(me)), [me]);
  const hand = kindInHand(kinds, inHand);
  const mine = plan !== undefined && plan.seat === player ? plan.space : undefined;

  const looks = useMemo(
    () =>
      looksOf({
        vault,
        question,
        hand: asked ? hand : undefined,
        chosen,
        last: lastPlacement(log),
        plan: asked || mine === undefined || player === undefined ? undefined : { space: mine, seat: player },
      }),
    [vault, question, asked, hand, chosen, log, mine, player],
  );

  const pencil = useCallback(
    (space: string | undefined) =>
      setPlan(space === undefined || player === undefined ? undefined : { seat: player, space }),
    [player],
  );

  // A plan is chosen when its turn comes, if it still can be; it is never played by itself.
  useEffect(() => {
    if (!asked || mine === undefined) return;
    if (looks.get(mine)?.status === 'open') propose(`space:${mine}`);
    setPlan(undefined);
  }, [asked, mine, looks, propose]);

  // A space chosen for one dweller is let go when another in hand cannot go there.
  useEffect(() => {
    if (chosen?.startsWith('space:') && asked && looks.get(chosen.slice('space:'.length))?.status !== 'open')
      propose(undefined);
  }, [chosen, asked, looks, propose]);

  const shared = useMemo(
    () => ({ content, vault, me, kinds, hand, spaces, looks, plan: mine, pencil }),
    [content, vault, me, kinds, hand, spaces, looks, mine, pencil],
  );
  return (
    <AtTheVault value={shared}>
      <VaultDefs />
      {children}
      <Motion context={context} />
    </AtTheVault>
  );
}
