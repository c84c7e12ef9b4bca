/** Join friends: the six signs of a table's code, typed or pasted. */
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Key, Panel, WhyLine } from '../../design/index.ts';
import { go, Link } from '../../shell/router.tsx';
import { t } from '../../text/index.ts';
import { CODE_LENGTH, readCode, spellCode } from './code.ts';

export function Join({ server }: { readonly server: boolean | undefined }) {
  return (
    <Panel title={t('join.title')} className="join">
      {server === false ? (
        <div className="alone">
          <WhyLine title={t('join.away')} text={t('join.away.text')} />
        </div>
      ) : (
        <ByCode />
      )}
    </Panel>
  );
}

function ByCode() {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
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
  return (
    <form onSubmit={submit}>
      <label htmlFor="code">{t('join.code')}</label>
      <CodeField
        input={input}
        code={code}
        described={short ? 'code-short' : undefined}
        onChange={(text) => {
          setCode(readCode(text));
          setShort(false);
        }}
      />
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
  );
}

interface CodeFieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly code: string;
  readonly described: string | undefined;
  readonly onChange: (text: string) => void;
}

/** One box for each sign; the field itself lies over them. */
function CodeField({ input, code, described, onChange }: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const cells = Array.from({ length: CODE_LENGTH }, (_, i) => ({ at: `cell ${i}`, sign: code[i] ?? '', i }));
  return (
    <div className="code">
      <input
        ref={input}
        id="code"
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={described}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {cells.map(({ at, sign, i }) => (
        <i key={at} aria-hidden="true" className={focused && i === Math.min(code.length, CODE_LENGTH - 1) ? 'cur' : ''}>
          {sign}
        </i>
      ))}
    </div>
  );
}
