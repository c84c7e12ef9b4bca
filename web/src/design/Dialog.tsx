/** Dialogs and drawers: native <dialog>, so that focus stays inside and Esc closes the topmost. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { t } from '../text/index.ts';
import { Sign } from './Icon.tsx';

interface DialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** At most two. */
  readonly keys?: ReactNode;
}

function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const back = document.activeElement;
    element.showModal();
    const cancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    const outside = (event: MouseEvent) => {
      if (event.target === element) close.current();
    };
    element.addEventListener('cancel', cancel);
    element.addEventListener('click', outside);
    return () => {
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('click', outside);
      element.close();
      if (back instanceof HTMLElement) back.focus();
    };
  }, []);
  return dialog;
}

/** Only to leave, delete or undo past a barrier. */
export function Dialog({ title, onClose, children, keys }: DialogProps) {
  const dialog = useModal(onClose);
  const id = useId();
  return (
    <dialog ref={dialog} className="dlg" aria-labelledby={id}>
      <header id={id}>{title}</header>
      <div className="in">
        {children}
        {keys && <div className="keys">{keys}</div>}
      </div>
    </dialog>
  );
}

interface DrawerProps {
  readonly title: ReactNode;
  readonly more?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly className?: string;
}

/** Slides in from the right over whatever is there; what changes in it shows at once behind it. */
export function Drawer({ title, more, onClose, children, foot, className = '' }: DrawerProps) {
  const dialog = useModal(onClose);
  const id = useId();
  return (
    <dialog ref={dialog} className={`drawer ${className}`} aria-labelledby={id}>
      <div className="sheet">
        <div className="head">
          <h2 id={id}>{title}</h2>
          {more !== undefined && <div className="more">{more}</div>}
          <button type="button" className="tool2" aria-label={t('close')} onClick={onClose}>
            <Sign name="cross" size={18} />
          </button>
        </div>
        <div className="body">{children}</div>
        {foot && <div className="foot">{foot}</div>}
      </div>
    </dialog>
  );
}
