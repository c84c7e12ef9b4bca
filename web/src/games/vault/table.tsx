/** What the vault's parts of the table screen share: the position, how every space looks, and the dweller in hand. */

import type { VaultContent } from '@holotape/vault/content';
import type { Player, Vault } from '@holotape/vault/state';
import type { VaultView } from '@holotape/vault/view';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { TableContext } from '../module.ts';
import { VaultDefs } from './drawing/defs.tsx';
import { kindInHand, pencil, showHand, useHand } from './hand.ts';
import { lastPlacement, looksOf, type SpaceLook } from './look.ts';
import { Motion } from './motion.tsx';
import { vaultContent } from './pack.ts';
import { asksForSpace, type DwellerKind, dwellerKinds, positionOf, type SpaceView, spacesOf } from './reading.ts';

export type VaultContext = TableContext<VaultView>;

export interface VaultTable {
  readonly content: VaultContent;
  readonly vault: Vault;
  /** The player whose eyes these are. */
  readonly me: Player | undefined;
  readonly kinds: readonly DwellerKind[];
  readonly hand: DwellerKind | undefined;
  readonly spaces: ReadonlyMap<string, SpaceView>;
  readonly looks: ReadonlyMap<string, SpaceLook>;
  readonly plan: string | undefined;
}

const Shared = createContext<VaultTable | undefined>(undefined);

export function useVault(): VaultTable {
  const table = useContext(Shared);
  if (table === undefined) throw new Error('A part of the vault stands outside its table.');
  return table;
}

const NO_KINDS: readonly DwellerKind[] = [];

export function VaultProvider(context: VaultContext & { readonly children: ReactNode }) {
  const { view, seat, question, chosen, choose, log, children } = context;
  const content = vaultContent();
  const { wanted, plan } = useHand();
  const asked = asksForSpace(question);
  const player = question?.seat ?? (seat === 'public' ? undefined : seat);
  const me = player === undefined ? undefined : view.players[player];

  const vault = useMemo(() => positionOf(view, content), [view, content]);
  const spaces = useMemo(() => new Map(spacesOf(vault).map((each) => [each.id, each])), [vault]);
  const kinds = useMemo(() => (me === undefined ? NO_KINDS : dwellerKinds(me)), [me]);
  const hand = kindInHand(kinds, wanted);
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

  useEffect(() => {
    if (question !== null) showHand(question, hand);
  }, [question, hand]);

  // A plan is chosen when its turn comes, if it still can be; it is never played by itself.
  useEffect(() => {
    if (!asked || mine === undefined) return;
    if (looks.get(mine)?.status === 'open') choose(`space:${mine}`);
    pencil(undefined);
  }, [asked, mine, looks, choose]);

  // A space chosen for one dweller is let go when another in hand cannot go there.
  useEffect(() => {
    if (chosen?.startsWith('space:') && asked && looks.get(chosen.slice('space:'.length))?.status !== 'open')
      choose(undefined);
  }, [chosen, asked, looks, choose]);

  const shared = useMemo(
    () => ({ content, vault, me, kinds, hand, spaces, looks, plan: mine }),
    [content, vault, me, kinds, hand, spaces, looks, mine],
  );
  return (
    <Shared value={shared}>
      <VaultDefs />
      {children}
      <Motion context={context} />
    </Shared>
  );
}
