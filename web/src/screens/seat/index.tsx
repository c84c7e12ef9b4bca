/** A seat moves to this device: the code that was made on the other one. */
import { type FormEvent, useState } from 'react';
import { callMe, ServerSaysNo, takeSeat, whoAmI } from '../../client/api.ts';
import { Field, Key, KeyLink, Panel, WhyLine } from '../../design/index.ts';
import { currentSettings } from '../../settings/settings.ts';
import { go } from '../../shell/router.tsx';
import { TopBar } from '../../shell/TopBar.tsx';
import { t } from '../../text/index.ts';
import '../lobby/lobby.css';

/** `abcd efgh jkmn`, or a link with it, as `ABCD-EFGH-JKMN`. */
function spellSeatCode(text: string): string {
  const signs = (text.split(/[/#]/).at(-1) ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  return signs.slice(0, 12).replace(/(.{4})(?=.)/g, '$1-');
}

export function SeatScreen() {
  // Behind the #: a browser sends that to nobody, so the code is in no log on the way.
  const [text, setText] = useState(() => spellSeatCode(location.hash));
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const take = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(undefined);
    try {
      const me = await whoAmI();
      if (me.name === null) await callMe(currentSettings().name || t('guest'));
      const { id } = await takeSeat(text);
      go(`/table/${id}`, { replace: true });
    } catch (error) {
      setBusy(false);
      setTrouble(error instanceof ServerSaysNo ? error.message : t('server.trouble'));
    }
  };
  return (
    <div className="arrive">
      <TopBar title={t('seat.move')} under={t('seat.move.under')} />
      <main>
        <Panel title={t('seat.move')}>
          <form className="in" onSubmit={(event) => void take(event)}>
            <p>{t('seat.move.text')}</p>
            <Field
              labelled
              label={t('seat.move.code')}
              className="seat-code"
              value={text}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="ABCD-EFGH-JKMN"
              onChange={(value) => setText(spellSeatCode(value))}
            />
            {trouble !== undefined && (
              <div role="alert">
                <WhyLine title={t('seat.move.no')} text={trouble} />
              </div>
            )}
            <div className="keys">
              <Key kind="primary" sign="key" type="submit" busy={busy}>
                {t('seat.move.take')}
              </Key>
              <KeyLink kind="quiet" to="/">
                {t('menu.home')}
              </KeyLink>
            </div>
          </form>
        </Panel>
      </main>
    </div>
  );
}
