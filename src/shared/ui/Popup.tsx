import { createContext, use, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './Button';
import styles from './Popup.module.css';

export interface PopupProps {
  /** Content of the button. */
  readonly label: ReactNode;
  /** Id of the button, so that a screen can focus it. */
  readonly id?: string;
  /** The button's accessible name where the label alone is not enough. */
  readonly name?: string;
  /** Content of the popup; `usePopupClose` closes it from inside. */
  readonly children: ReactNode;
}

const PopupCloseContext = createContext<() => void>(() => undefined);

/** Returns a function that closes the surrounding popup and focuses its button. */
export function usePopupClose(): () => void {
  return use(PopupCloseContext);
}

/** Renders a button of the header bar with a popup below. Escape and a click outside close it; the focus returns. */
export function Popup({ id, label, name, children }: PopupProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popupId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent | FocusEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  return (
    // The key handler only closes the popup; controls inside handle their own keys.
    <div
      ref={root}
      className={styles.root}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          event.stopPropagation();
          close();
        }
      }}
    >
      <Button
        ref={button}
        id={id}
        look="bar"
        aria-expanded={open}
        aria-controls={open ? popupId : undefined}
        aria-label={name}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {label}
        <span aria-hidden="true">▾</span>
      </Button>
      {open && (
        <div id={popupId} className={styles.popup}>
          <PopupCloseContext value={close}>{children}</PopupCloseContext>
        </div>
      )}
    </div>
  );
}
