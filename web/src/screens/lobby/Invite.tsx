/** The invite: the code, large enough to read aloud, and the link. */
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { Field, Key, Panel, type PlayerColour, Sign, toast } from '../../design/index.ts';
import { copyText } from '../../shell/copy.ts';
import { t } from '../../text/index.ts';
import { inviteLink } from '../new-table/open.ts';

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

interface InviteProps {
  readonly code: string;
  readonly info: TableInfo;
  readonly colours: readonly PlayerColour[];
}

/** What happens to whoever opens the link. */
function hintOf({ seats, closed, watch }: TableInfo, colours: readonly PlayerColour[]): string {
  const open = seats.flatMap(({ kind }, at) => (kind === 'open' ? [at] : []));
  if (closed || open.length === 0) {
    if (!watch) return t('invite.hint.shut');
    return t(closed ? 'invite.hint.closed' : 'invite.hint.full');
  }
  const colour = t(`colour.${colours[open[0]!] ?? 'violet'}`).toLowerCase();
  const sits = open.length === 1 ? t('invite.hint', { colour }) : t('invite.hint.some');
  return watch ? `${sits} ${t('invite.hint.watch')}` : sits;
}

export function Invite({ code, info, colours }: InviteProps) {
  const link = inviteLink(code);
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  const copy = async () => {
    const copied = await copyText(link);
    toast(copied ? { text: t('invite.link-copied') } : { text: t('invite.no-copy'), kind: 'bad' });
  };
  const share = typeof navigator.share === 'function';
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
        <Field
          label={t('invite.link')}
          value={link.replace(/^https?:\/\//, '')}
          readOnly
          before={<Sign name="link" size={18} />}
          onFocus={(event) => event.target.select()}
        />
        <div className="keys">
          <Key kind="enamel" sign="cards" onClick={() => void copy()}>
            {t('invite.copy')}
          </Key>
          {share && (
            <Key
              sign="share"
              onClick={() =>
                void navigator
                  .share({ title: 'Holotape', text: t('invite.text', { title: info.title, code }), url: link })
                  .catch(() => undefined)
              }
            >
              {t('invite.send')}
            </Key>
          )}
        </div>
        <p className="second">{hintOf(info, colours)}</p>
      </div>
    </Panel>
  );
}
