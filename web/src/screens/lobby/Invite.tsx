/** The invite: the code, large enough to read aloud, and the link. */
import type { TableInfo } from '@holotape/table/protocol';
import { Field, Key, Panel, Sign, toast } from '../../design/index.ts';
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

export function Invite({ code, info }: { readonly code: string; readonly info: TableInfo }) {
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
          {free > 0 ? t('public.free', { n: free }) : t('public.full')}
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
        <p className="second">{free > 0 ? t('invite.hint') : t('invite.hint.full')}</p>
      </div>
    </Panel>
  );
}
