/** How you play: the game's own choices, how far one may take back, real dice. A blocked one says which seat blocks it. */
import { Field, FormRow, Panel, Seg, Sign, Switch, WhyLine } from '../../design/index.ts';
import type { SettingUp, WishProps } from '../../games/setting-up.ts';
import { t } from '../../text/index.ts';
import { hasLink } from './wish.ts';

interface OptionsProps extends WishProps {
  readonly settingUp: SettingUp;
}

export function Options({ wish, change, settingUp: { Rows, Switches } }: OptionsProps) {
  const linked = hasLink(wish);
  const friend = wish.seats.find(({ sitter }) => sitter === 'link')?.name.trim() || t('sitter.link.unnamed');
  return (
    <Panel title={t('new.how')} className="options">
      <FormRow label={t('new.name')}>
        <Field
          label={t('new.name.table')}
          value={wish.title}
          maxLength={40}
          onChange={(title) => change({ ...wish, title })}
        />
      </FormRow>
      {Rows && <Rows wish={wish} change={change} />}
      {linked && (
        <FormRow label={t('new.table')}>
          <Seg
            label={t('new.table.label')}
            value={wish.listed ? 'public' : 'private'}
            options={[
              { value: 'private', label: <With sign="lock" text={t('new.table.private')} /> },
              { value: 'public', label: <With sign="globe" text={t('new.table.public')} /> },
            ]}
            onChange={(value) => change({ ...wish, listed: value === 'public' })}
          />
        </FormRow>
      )}
      <TakingBack wish={wish} change={change} />
      <ul>
        <li>
          <Switch
            on={wish.realDice}
            onChange={(realDice) => change({ ...wish, realDice })}
            note={t('new.dice.note')}
            blocked={linked ? { title: t('new.dice.no', { who: friend }), text: t('new.dice.why') } : undefined}
          >
            <b>{t('new.dice')}</b>
          </Switch>
          {linked && <WhyLine title={t('new.dice.no', { who: friend })} text={t('new.dice.why')} />}
        </li>
        {Switches && <Switches wish={wish} change={change} />}
      </ul>
    </Panel>
  );
}

/** How far one may take back; what is blocked says why. */
function TakingBack({ wish, change }: WishProps) {
  const noFree = hasLink(wish) ? { title: t('new.undo.free.no'), text: t('new.undo.free.why') } : undefined;
  return (
    <>
      <FormRow label={t('new.undo')}>
        <Seg
          label={t('new.undo.label')}
          value={wish.undo}
          options={[
            { value: 'off', label: t('new.undo.off') },
            { value: 'ask', label: t('new.undo.ask') },
            { value: 'free', label: t('new.undo.free'), ...(noFree && { blocked: noFree }) },
          ]}
          onChange={(undo) => change({ ...wish, undo })}
        />
      </FormRow>
      {noFree && (
        <div className="pad">
          <WhyLine {...noFree} />
        </div>
      )}
    </>
  );
}

function With({ sign, text }: { readonly sign: 'lock' | 'globe'; readonly text: string }) {
  return (
    <>
      <Sign name={sign} size={17} />
      {text}
    </>
  );
}
