/** Leaving: this browser, or all others that say they are oneself. Only where a server knows who one is. */
import { type ReactNode, useEffect, useState } from 'react';
import { leaveElsewhere, leaveHere, ServerSaysNo, whoAmI } from '../../client/api.ts';
import { Dialog, Key, toast } from '../../design/index.ts';
import { t } from '../../text/index.ts';

type Where = 'elsewhere' | 'here';
const LEAVES: Readonly<Record<Where, () => Promise<unknown>>> = { elsewhere: leaveElsewhere, here: leaveHere };

/** What concerns only those whom the server knows. */
export function Known({ children }: { readonly children: ReactNode }) {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    whoAmI().then(
      ({ name }) => setIsKnown(name !== null),
      () => {},
    );
  }, []);
  return isKnown && children;
}

export function Leaving() {
  const [asked, setAsked] = useState<Where>();
  const leave = async (where: Where) => {
    setAsked(undefined);
    try {
      await LEAVES[where]();
      toast({ text: t(`settings.leave.${where}.done`) });
    } catch (error) {
      toast({ text: error instanceof ServerSaysNo ? error.message : t('server.trouble'), kind: 'bad' });
    }
  };
  return (
    <>
      <Key onClick={() => setAsked('elsewhere')}>{t('settings.leave.elsewhere')}</Key>
      <Key onClick={() => setAsked('here')}>{t('settings.leave.here')}</Key>
      {asked !== undefined && (
        <Dialog
          title={t(`settings.leave.${asked}`)}
          onClose={() => setAsked(undefined)}
          keys={
            <>
              <Key onClick={() => setAsked(undefined)}>{t('close')}</Key>
              <Key kind="enamel" onClick={() => void leave(asked)}>
                {t(`settings.leave.${asked}`)}
              </Key>
            </>
          }
        >
          <p>{t(`settings.leave.${asked}.text`)}</p>
        </Dialog>
      )}
    </>
  );
}
