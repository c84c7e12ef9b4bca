/** How you play: who starts, how far one may take back, what is in the box. A blocked one says which seat blocks it. */
import type { ReactNode } from 'react';
import { Field, Panel, PlayerMark, Seg, type SegOption, Sign, Switch, WhyLine } from '../../design/index.ts';
import { t } from '../../text/index.ts';
import { hasLink, SEAT_COLOURS, type Wish } from './wish.ts';

interface OptionsProps {
  readonly wish: Wish;
  readonly change: (wish: Wish) => void;
}

export function Options({ wish, change }: OptionsProps) {
  const linked = hasLink(wish);
  const friend = wish.seats.find(({ sitter }) => sitter === 'link')?.name.trim() || t('sitter.link.unnamed');
  const starts: SegOption<number | null>[] = [
    {
      value: null,
      label: (
        <>
          <Sign name="die" size={17} />
          {t('new.by-lot')}
        </>
      ),
    },
    ...wish.seats.map((_, at) => ({
      value: at,
      name: t(`colour.${SEAT_COLOURS[at]!}`),
      label: <PlayerMark colour={SEAT_COLOURS[at]!} size={18} />,
    })),
  ];
  const noFree = linked ? { title: t('new.undo.free.no'), text: t('new.undo.free.why') } : undefined;
  return (
    <Panel title={t('new.how')} className="options">
      <Row label={t('new.name')}>
        <Field
          label={t('new.name.table')}
          value={wish.title}
          maxLength={40}
          onChange={(title) => change({ ...wish, title })}
        />
      </Row>
      <Row label={t('new.starts')}>
        <Seg
          className="starts"
          label={t('new.starts.label')}
          value={wish.first}
          options={starts}
          onChange={(first) => change({ ...wish, first })}
        />
      </Row>
      {linked && (
        <Row label={t('new.table')}>
          <Seg
            label={t('new.table.label')}
            value={wish.listed ? 'public' : 'private'}
            options={[
              { value: 'private', label: <With sign="lock" text={t('new.table.private')} /> },
              { value: 'public', label: <With sign="globe" text={t('new.table.public')} /> },
            ]}
            onChange={(value) => change({ ...wish, listed: value === 'public' })}
          />
        </Row>
      )}
      <Row label={t('new.undo')}>
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
      </Row>
      {noFree && (
        <div className="pad">
          <WhyLine {...noFree} />
        </div>
      )}
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
        <li>
          <Switch
            on={wish.extraRooms}
            onChange={(extraRooms) => change({ ...wish, extraRooms })}
            note={t('new.extra.note')}
          >
            <b>{t('new.extra')}</b>
          </Switch>
        </li>
      </ul>
    </Panel>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="row">
      <span className="lbl" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
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
