import MuiDialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useId, useRef, type KeyboardEvent as ReactKeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { chooseByKey, choicesIn } from '../keyboard/choices';
import { matchesKey } from '../keyboard/keys';
import type { OpenQuestion } from '../keyboard/openQuestion';
import { typeAhead } from '../keyboard/typeAhead';
import { muiTheme } from './muiTheme';
import { DialogStep } from './DialogStep';
import { TypedAhead } from './TypedAhead';
import { useIsUnread } from './useIsUnread';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  readonly actions: ReactNode;
  /** Called on Escape; omitted where the dialog requires a decision. */
  readonly onClose?: () => void;
  readonly width?: 'small' | 'medium' | 'large' | 'full';
  /** False where the focus must not return to the element that opened the dialog. */
  readonly returnFocus?: boolean;
  /** The keys that the dialog accepts; a dialog opened by the agent accepts all of them at once. */
  readonly question?: OpenQuestion;
  /** Ctrl+Enter presses the primary button (UX Keys); false where that key has just opened the dialog. */
  readonly confirmByKey?: boolean;
  /**
   * What follows a choice by its key, unlike one by mouse: `goToPrimary` focuses the primary button, so that Enter confirms
   * the choice.
   */
  readonly onChosen?: 'goToPrimary' | ((chosen: HTMLElement) => void);
  /** What the dialog shows now, where that changes under one title: a new step takes the focus like a new dialog. */
  readonly step?: string;
}

/** False for an event of a dialog that was opened from inside this one: React bubbles them. */
function isOwnEvent({ target, currentTarget }: ReactKeyboardEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

/** In a low window only the margins are left free (Dialog.module.css). */
const lowWindow = { '@media (max-height: 439px)': { maxHeight: 'calc(100% - 32px)' } };

const widths = { small: 440, medium: 620, large: 860, full: 1280 } as const;

/** The primary button, which is the last one at the bottom. */
function primaryIn(foot: HTMLElement | null): HTMLElement | null | undefined {
  return foot?.querySelector<HTMLElement>(':scope > button:last-of-type');
}

/** Renders a modal dialog for a decision (UX The frame). Traps the focus and restores it on close. Load it lazily. */
export function Dialog({
  title,
  children,
  actions,
  onClose,
  width = 'small',
  returnFocus = true,
  question,
  confirmByKey = true,
  onChosen,
  step = title,
}: DialogProps) {
  const titleId = useId();
  const bodyId = useId();
  const isUnread = useIsUnread(step);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const choices = () => choicesIn(foot.current?.parentElement ?? null);
    return question === undefined ? undefined : typeAhead.open(question, choices);
  }, [question]);
  // Handles Escape and choices also when the focused element was removed with its part of the dialog.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (document.activeElement !== document.body) return;
      if (event.key === 'Escape') onClose?.();
      else chooseByKey(foot.current?.parentElement ?? null, event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onClose]);
  return (
    <ThemeProvider theme={muiTheme}>
      <MuiDialog
        open
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') onClose?.();
        }}
        onKeyDownCapture={(event) => {
          // A question has rules of its own.
          if (!isOwnEvent(event) || !isUnread(event) || question !== undefined) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onKeyDown={(event) => {
          if (!isOwnEvent(event)) return;
          if (!matchesKey(event, 'submit')) {
            // Rendered before the next key, which may be meant for what the choice opens.
            const chosen = flushSync(() => chooseByKey(event.currentTarget, event));
            if (chosen === null || onChosen === undefined) return;
            if (onChosen !== 'goToPrimary') onChosen(chosen);
            else if (chosen instanceof HTMLInputElement) primaryIn(foot.current)?.focus();
            return;
          }
          event.preventDefault();
          if (event.repeat) return;
          // Renders what a field has settled on this key, so that the button does not send the value before it.
          flushSync(() => undefined);
          if (!confirmByKey) {
            // A form inside handles the key itself.
            const form = event.target instanceof Element ? event.target.closest('form') : null;
            form?.requestSubmit();
            return;
          }
          // The initial focus may be in a field.
          primaryIn(foot.current)?.click();
        }}
        transitionDuration={0}
        disableRestoreFocus={!returnFocus}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { maxWidth: widths[width], width: '100%', margin: 2, ...lowWindow } } }}
      >
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div id={bodyId} className={styles.body}>
          {children}
        </div>
        {question !== undefined && <TypedAhead />}
        <div ref={foot} className={styles.actions}>
          {actions}
        </div>
        <DialogStep key={step} bodyId={bodyId} />
      </MuiDialog>
    </ThemeProvider>
  );
}
