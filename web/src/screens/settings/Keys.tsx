/** The keys one can use instead of a mouse. */
import { Dialog, Key } from '../../design/index.ts';
import { t } from '../../text/index.ts';
import './settings.css';

const KEYS = ['tab', 'arrows', 'enter', 'why', 'esc', 'zoom', 'next', 'since', 'help'] as const;

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title={t('menu.keys')}
      onClose={onClose}
      keys={
        <Key kind="enamel" onClick={onClose}>
          {t('close')}
        </Key>
      }
    >
      <dl className="shortcuts">
        {KEYS.map((key) => (
          <Shortcut key={key} name={key} />
        ))}
      </dl>
    </Dialog>
  );
}

function Shortcut({ name }: { readonly name: (typeof KEYS)[number] }) {
  return (
    <>
      <dt>
        <kbd>{t(`key.${name}`)}</kbd>
      </dt>
      <dd>{t(`key.${name}.text`)}</dd>
    </>
  );
}
