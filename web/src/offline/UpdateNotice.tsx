/** A newer version waits, or the app could be installed: one notice, never in the way. */
import { useSyncExternalStore } from 'react';
import { Key, Notice } from '../design/index.ts';
import { t } from '../text/index.ts';
import { installState, subscribeInstall } from './install.ts';

export function UpdateNotice() {
  const { update, install } = useSyncExternalStore(subscribeInstall, installState);
  if (update)
    return (
      <div className="line-notice low">
        <Notice
          kind="good"
          sign="save"
          title={t('update.title')}
          keys={
            <>
              <Key onClick={update.later}>{t('update.later')}</Key>
              <Key kind="enamel" onClick={update.now}>
                {t('update.now')}
              </Key>
            </>
          }
        >
          {t('update.text')}
        </Notice>
      </div>
    );
  if (install && location.pathname === '/')
    return (
      <div className="line-notice low">
        <Notice
          sign="save"
          title={t('install.title')}
          keys={
            <>
              <Key onClick={install.later}>{t('install.later')}</Key>
              <Key kind="enamel" onClick={install.now}>
                {t('install.now')}
              </Key>
            </>
          }
        >
          {t('install.text')}
        </Notice>
      </div>
    );
  return null;
}
