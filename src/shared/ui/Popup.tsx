import { createContext, use, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './Button';
import styles from './Popup.module.css';

export interface PopupProps {
  /** What the button shows. */
  readonly label: ReactNode;
  /** Lets a screen send the focus to the button. */
  readonly id?: string;
  /** The button's accessible name where the label alone does not say it. */
  readonly name?: string;
  /** What opens below; `usePopupClose` closes it from inside. */
  readonly children: ReactNode;
}

const PopupCloseContext = createContext<() => void>(() => undefined);

/** Closes the popup around the caller and returns the focus to its button. */
export function usePopupClose(): () => void {
  return use(PopupCloseContext);
}

/** A button of the header bar with something below it. Esc and a click outside close it; focus returns. */
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
    // The key handler only closes what is open; every control inside keeps its own keys.
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
