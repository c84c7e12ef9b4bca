/** Join friends: the six signs of a table's code, typed or pasted. */
import { type FormEvent, useRef, useState } from 'react';
import { Key, Panel, WhyLine } from '../../design/index.ts';
import { go, Link } from '../../shell/router.tsx';
import { t } from '../../text/index.ts';
import { CODE_LENGTH, readCode, spellCode } from './code.ts';

export function Join({ server }: { readonly server: boolean | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [focused, setFocused] = useState(false);
  const [short, setShort] = useState(false);
  const come = (watch: boolean) => {
    if (code.length === CODE_LENGTH) go(`/lobby/${spellCode(code)}${watch ? '?watch' : ''}`);
    else {
      setShort(true);
      input.current?.focus();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    come(false);
  };
  const cells = Array.from({ length: CODE_LENGTH }, (_, i) => ({ at: `cell ${i}`, sign: code[i] ?? '', i }));
  return (
    <Panel title={t('join.title')} className="join">
      {server === false ? (
        <div className="alone">
          <WhyLine title={t('join.away')} text={t('join.away.text')} />
        </div>
      ) : (
        <form onSubmit={submit}>
          <label htmlFor="code">{t('join.code')}</label>
          <div className="code">
            <input
              ref={input}
              id="code"
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-describedby={short ? 'code-short' : undefined}
              onChange={(event) => {
                setCode(readCode(event.target.value));
                setShort(false);
              }}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
            />
            {cells.map(({ at, sign, i }) => (
              <i
                key={at}
                aria-hidden="true"
                className={focused && i === Math.min(code.length, CODE_LENGTH - 1) ? 'cur' : ''}
              >
                {sign}
              </i>
            ))}
          </div>
          {short && (
            <div id="code-short" role="status">
              <WhyLine title={t('join.short')} text={t('join.short.text')} />
            </div>
          )}
          <div className="keys">
            <Key kind="enamel" sign="link" type="submit">
              {t('join.sit')}
            </Key>
            <Key sign="eye" onClick={() => come(true)}>
              {t('join.watch')}
            </Key>
          </div>
          <Link className="other-code" to="/seat">
            {t('join.seat-code')}
          </Link>
        </form>
      )}
    </Panel>
  );
}
