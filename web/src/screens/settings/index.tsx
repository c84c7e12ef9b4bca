/** The settings: a drawer over any screen; every change shows at once behind it. */
import type { ReactNode } from 'react';
import { Drawer, Field, Key, Seg, Sign, type SignName, Switch, toast } from '../../design/index.ts';
import {
  BOTS,
  changeSettings,
  DEFAULTS,
  DOORS,
  LIGHTS,
  MOTIONS,
  motionNow,
  TEXT_SIZES,
  useSettings,
} from '../../settings/settings.ts';
import { play } from '../../settings/sound.ts';
import { t } from '../../text/index.ts';
import { Known, Leaving } from './Leaving.tsx';
import './settings.css';

export function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const settings = useSettings();
  return (
    <Drawer
      className="settings"
      title={t('settings')}
      more={t('settings.kept')}
      onClose={onClose}
      foot={<Foot onClose={onClose} />}
    >
      <Part sign="pencil" title={t('settings.name')} note={t('settings.name.note')}>
        <Field
          label={t('settings.name')}
          value={settings.name}
          maxLength={24}
          placeholder={t('sitter.you.placeholder')}
          onChange={(name) => changeSettings({ name })}
        />
      </Part>
      <Look />
      <Pace />
      <Part sign="sound" title={t('settings.sounds')}>
        <Sounds />
      </Part>
      <Part sign="bell" title={t('settings.notes')} note={t('settings.notes.note')}>
        <NotesSwitch on={settings.notes} />
      </Part>
      <Part sign="skip" title={t('settings.auto')} note={t('settings.auto.note')}>
        <Switch on={settings.onlyChoice} onChange={(onlyChoice) => changeSettings({ onlyChoice })}>
          {t('settings.auto.only')}
        </Switch>
      </Part>
      <Part sign="door" title={t('settings.door')} note={t('settings.door.note')}>
        <Seg
          label={t('settings.door')}
          value={settings.door}
          options={DOORS.map((value) => ({ value, label: t(`settings.door.${value}`) }))}
          onChange={(door) => changeSettings({ door })}
        />
      </Part>
      <Known>
        <Part sign="key" title={t('settings.leave')} note={t('settings.leave.note')}>
          <Leaving />
        </Part>
      </Known>
      <Part sign="book" title={t('settings.help')}>
        <Switch on={settings.ruleTags} onChange={(ruleTags) => changeSettings({ ruleTags })}>
          {t('settings.tags')}
        </Switch>
        <Switch on={settings.hints} onChange={(hints) => changeSettings({ hints })}>
          {t('settings.hints')}
        </Switch>
      </Part>
    </Drawer>
  );
}

function Foot({ onClose }: { readonly onClose: () => void }) {
  const { name } = useSettings();
  return (
    <>
      <Key onClick={() => changeSettings({ ...DEFAULTS, name })}>{t('settings.defaults')}</Key>
      <Key kind="enamel" onClick={onClose}>
        {t('settings.done')}
      </Key>
    </>
  );
}

/** Light and text. */
function Look() {
  const { light, text } = useSettings();
  return (
    <>
      <Part sign="moon" title={t('settings.light')}>
        <Seg
          label={t('settings.light')}
          value={light}
          options={LIGHTS.map((value) => ({ value, label: t(`settings.light.${value}`) }))}
          onChange={(chosen) => changeSettings({ light: chosen })}
        />
      </Part>
      <Part sign="text-size" title={t('settings.text')}>
        <Seg
          label={t('settings.text')}
          value={text}
          options={TEXT_SIZES.map((value) => ({ value, label: `${value}%` }))}
          onChange={(chosen) => changeSettings({ text: chosen })}
        />
        <p className="sample">{t('settings.text.sample')}</p>
      </Part>
    </>
  );
}

/** What moves, and how fast bots do. */
function Pace() {
  const { bots } = useSettings();
  return (
    <>
      <Part sign="again" title={t('settings.motion')} note={t('settings.motion.note')}>
        <Seg
          label={t('settings.motion')}
          value={motionNow()}
          options={MOTIONS.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
          onChange={(motion) => changeSettings({ motion })}
        />
      </Part>
      <Part sign="clock" title={t('settings.bots')} note={t('settings.bots.note')}>
        <Seg
          label={t('settings.bots')}
          value={bots}
          options={BOTS.map((value) => ({ value, label: t(`settings.bots.${value}`) }))}
          onChange={(pace) => changeSettings({ bots: pace })}
        />
      </Part>
    </>
  );
}

function Sounds() {
  const { sounds, bell, volume } = useSettings();
  return (
    <>
      <Switch
        on={sounds}
        onChange={(on) => {
          changeSettings({ sounds: on });
          if (on) play('gain');
        }}
      >
        {t('settings.sounds.on')}
      </Switch>
      <Switch
        on={bell}
        onChange={(on) => {
          changeSettings({ bell: on });
          if (on) play('bell');
        }}
      >
        {t('settings.bell')}
      </Switch>
      <label className="volume">
        <span className="lbl">{t('settings.volume')}</span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={volume}
          onChange={(event) => changeSettings({ volume: Number(event.target.value) })}
          onPointerUp={() => play(sounds ? 'gain' : 'bell')}
        />
        <b className="num">{volume}</b>
      </label>
    </>
  );
}

interface PartProps {
  readonly sign: SignName;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Part({ sign, title, note, children }: PartProps) {
  return (
    <section className="part">
      <div className="title">
        <Sign name={sign} />
        <div>
          <h3>{title}</h3>
          {note && <small>{note}</small>}
        </div>
      </div>
      <div className="ways-to">{children}</div>
    </section>
  );
}

/** Asks the browser when it is switched on; what the browser forbids, it says. */
function NotesSwitch({ on }: { readonly on: boolean }) {
  const missing = typeof Notification === 'undefined';
  const blocked = missing ? { title: t('settings.notes.none'), text: t('settings.notes.none.text') } : undefined;
  const change = async (wanted: boolean) => {
    if (!wanted) return changeSettings({ notes: false });
    const answer = await Notification.requestPermission();
    if (answer === 'granted') changeSettings({ notes: true });
    else toast({ text: t('settings.notes.denied'), kind: 'bad' });
  };
  return (
    <Switch
      on={on && !missing && Notification.permission === 'granted'}
      onChange={(wanted) => void change(wanted)}
      blocked={blocked}
    >
      {t('settings.notes.on')}
    </Switch>
  );
}
