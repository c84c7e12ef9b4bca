/** What the line to the table is like, one notice under the top bar: away, trying again, back. */
import { useEffect, useRef, useState } from 'react';
import type { Table } from '../client/use-table.ts';
import { Key, Notice, toast } from '../design/index.ts';
import { t } from '../text/index.ts';
import { useSecondsLeft } from './now.ts';

/** A short break is nobody's business. */
const PATIENCE = 900;

export function LineNotice({ table }: { readonly table: Table }) {
  const { status, tries, nextTry, local, n } = table;
  const away = !local && (status === 'reconnecting' || status === 'offline');
  const seconds = useSecondsLeft(away ? nextTry : undefined);
  const [shown, setShown] = useState(false);
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (!away) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [away]);
  useEffect(() => {
    if (away) seen.current ??= n;
    else if (status === 'live' && seen.current !== undefined) {
      if (n > seen.current) toast({ text: t('line.back') });
      seen.current = undefined;
    }
  }, [away, status, n]);
  if (!away || !shown) return null;
  return (
    <div className="line-notice">
      {status === 'offline' ? (
        <Notice sign="no-net" title={t('line.offline')} keys={<Key onClick={table.tryNow}>{t('line.try')}</Key>}>
          {t('line.offline.text')}
        </Notice>
      ) : (
        <Notice
          sign="reel"
          title={t('line.again', { n: tries })}
          keys={<Key onClick={table.tryNow}>{t('line.try')}</Key>}
        >
          {t('line.again.text', { n: seconds })}
        </Notice>
      )}
    </div>
  );
}
