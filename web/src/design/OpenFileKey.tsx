import { useRef } from 'react';
import { Key } from './Key.tsx';

interface OpenFileKeyProps {
  readonly label: string;
  /** May be called with the same file again. */
  readonly open: (file: File) => void;
}

/** A key that asks for a file of the kind we write, and hands it on. */
export function OpenFileKey({ label, open }: OpenFileKeyProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Key sign="open" onClick={() => input.current?.click()}>
        {label}
      </Key>
      <input
        ref={input}
        type="file"
        accept=".json"
        className="sr"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) open(file);
        }}
      />
    </>
  );
}
