import MuiDialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { matchesKey } from '../keyboard/keys';
import { typeAhead, type OpenQuestion } from '../keyboard/typeAhead';
import { muiTheme } from './muiTheme';
import { TypedAhead } from './TypedAhead';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot, the obvious one last. */
  readonly actions: ReactNode;
  /** Esc; a dialog that must be decided leaves it out. */
  readonly onClose?: () => void;
  readonly width?: 'small' | 'medium' | 'large';
  /** False where the next word of the call belongs elsewhere than where the dialog was opened. */
  readonly returnFocus?: boolean;
  /** The keys it takes; a dialog that the agent opens takes all of them at once. */
  readonly question?: OpenQuestion;
  /** Strg+Enter presses the obvious button (UX Keys); false where that key has just been pressed to get here. */
  readonly confirmByKey?: boolean;
}

const widths = { small: 440, medium: 620, large: 860 } as const;

/** Stands inside the dialog, so that it acts when the content is there and before the focus trap takes the focus. */
function InitialFocus() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    marker.current?.parentElement?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
  }, []);
  return <span ref={marker} hidden />;
}

/**
 * A decision that must be made now (UX The frame). Focus is trapped inside and goes back to where it was. Load it
 * lazily.
 */
export function Dialog({
  title,
  children,
  actions,
  onClose,
  width = 'small',
  returnFocus = true,
  question,
  confirmByKey = true,
}: DialogProps) {
  const titleId = useId();
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => (question === undefined ? undefined : typeAhead.open(question)), [question]);
  // What had the focus may be gone with its part of the dialog: Esc still closes.
  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.activeElement === document.body) onClose?.();
    };
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('keydown', closeByKey);
    };
  }, [onClose]);
  return (
    <ThemeProvider theme={muiTheme}>
      <MuiDialog
        open
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') onClose?.();
        }}
        onKeyDown={(event) => {
          if (!matchesKey(event, 'submit')) return;
          event.preventDefault();
          if (!confirmByKey) {
            // A form inside has its own obvious button.
            const form = event.target instanceof Element ? event.target.closest('form') : null;
            form?.requestSubmit();
            return;
          }
          // The obvious button is the last one at the foot; the first focus may be in a field.
          foot.current?.querySelector<HTMLElement>(':scope > button:last-of-type')?.click();
        }}
        transitionDuration={0}
        disableRestoreFocus={!returnFocus}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { maxWidth: widths[width], width: '100%', margin: 2 } } }}
      >
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        {question !== undefined && <TypedAhead />}
        <div ref={foot} className={styles.actions}>
          {actions}
        </div>
        <InitialFocus />
      </MuiDialog>
    </ThemeProvider>
  );
}
