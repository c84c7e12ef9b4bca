/** The invite: the code, large enough to read aloud, and the link. */
import type { Here } from '@holotape/table/spoken/api';
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hereAt } from '../../client/api.ts';
import { Field, Key, Panel, type PlayerColour, Sign, toast } from '../../design/index.ts';
import { copyText } from '../../shell/copy.ts';
import { listNames, t } from '../../text/index.ts';
import { inviteLink } from '../new-table/open.ts';

const QrCode = lazy(() => import('./QrCode.tsx').then((m) => ({ default: m.QrCode })));

/** The code in boxes, three and three. */
export function CodeBoxes({ code }: { readonly code: string }) {
  const signs = [...code.replace('-', '')].map((sign, i) => ({ sign, at: `${i} ${sign}` }));
  return (
    <div className="code" role="img" aria-label={signs.map(({ sign }) => sign).join(' ')}>
      {signs.map(({ sign, at }) => (
        <i key={at}>{sign}</i>
      ))}
    </div>
  );
}

const bare = (link: string): string => link.replace(/^https?:\/\//, '');

interface InviteProps {
  readonly code: string;
  readonly info: TableInfo;
  readonly colours: readonly PlayerColour[];
}

/** What happens to whoever opens the link. */
function hintOf({ seats, closed, watch }: TableInfo, colours: readonly PlayerColour[]): string {
  const open = seats.flatMap(({ kind }, at) => (kind === 'open' ? [at] : []));
  const beside = seats.flatMap(({ shared, name }) => (shared && !closed ? [name] : []));
  if (beside.length > 0 && open.length === 0) return t('invite.hint.beside', { name: listNames(beside) });
  if (closed || open.length === 0) {
    if (!watch) return t('invite.hint.shut');
    return t(closed ? 'invite.hint.closed' : 'invite.hint.full');
  }
  const colour = t(`colour.${colours[open[0]!] ?? 'violet'}`).toLowerCase();
  const sits = open.length === 1 ? t('invite.hint', { colour }) : t('invite.hint.some');
  return watch ? `${sits} ${t('invite.hint.watch')}` : sits;
}

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/**
 * Where others find this server. The address bar says it, unless the page was opened on the server's own machine: to others
 * "127.0.0.1" is their own. Then the server says where it can be reached, if it can.
 */
function useReach(): { readonly origin: string; readonly others: readonly string[]; readonly open: boolean } {
  const [here, setHere] = useState<Here>();
  const onItsMachine = LOOPBACK.test(location.hostname);
  useEffect(() => {
    if (onItsMachine) hereAt().then(setHere, () => undefined);
  }, [onItsMachine]);
  const [first, ...others] = here?.addresses ?? [];
  return { origin: first ?? location.origin, others, open: !onItsMachine || here === undefined || here.open };
}

export function Invite({ code, info, colours }: InviteProps) {
  const { origin, others, open } = useReach();
  const link = inviteLink(code, origin);
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <Panel
      title={t('invite')}
      className="invite"
      more={
        <>
          <Sign name={info.listed ? 'globe' : 'lock'} size={16} /> {t(info.listed ? 'new.public' : 'new.private')},{' '}
          {info.closed ? t('invite.closed') : free > 0 ? t('public.free', { n: free }) : t('public.full')}
        </>
      }
    >
      <div className="in">
        <span className="lbl">{t('invite.aloud')}</span>
        <CodeBoxes code={code} />
        <div className="reach">
          {open && (
            <Suspense>
              <QrCode text={link} label={t('invite.qr')} />
            </Suspense>
          )}
          <SendLink link={link} code={code} title={info.title} />
        </div>
        {!open && (
          <p className="whyline">
            <Sign name="lock" size={18} />
            <span>{t('invite.only-here')}</span>
          </p>
        )}
        {others.length > 0 && (
          <p className="second">{t('invite.other-nets', { addresses: others.map(bare).join(', ') })}</p>
        )}
        <p className="second">{hintOf(info, colours)}</p>
      </div>
    </Panel>
  );
}

interface SendLinkProps {
  readonly link: string;
  readonly code: string;
  readonly title: string;
}

/** The address to read, to copy, or to hand to whatever this device sends things with. */
function SendLink({ link, code, title }: SendLinkProps) {
  const copy = async () => {
    const copied = await copyText(link);
    toast(copied ? { text: t('invite.link-copied') } : { text: t('invite.no-copy'), kind: 'bad' });
  };
  const send = () => navigator.share({ title: 'Holotape', text: t('invite.text', { title, code }), url: link });
  return (
    <div>
      <Field
        label={t('invite.link')}
        value={bare(link)}
        readOnly
        before={<Sign name="link" size={18} />}
        onFocus={(event) => event.target.select()}
      />
      <div className="keys">
        <Key kind="enamel" sign="cards" onClick={() => void copy()}>
          {t('invite.copy')}
        </Key>
        {typeof navigator.share === 'function' && (
          <Key sign="share" onClick={() => void send().catch(() => undefined)}>
            {t('invite.send')}
          </Key>
        )}
      </div>
    </div>
  );
}
