import { createContext, use, useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from './Button';
import styles from './Popup.module.css';

export interface PopupProps {
  /** Content of the button. */
  readonly label: ReactNode;
  /** Id of the button, so that a screen can focus it. */
  readonly id?: string;
  /** The button's accessible name where the label alone is not enough. */
  readonly name?: string;
  readonly look?: ButtonProps['look'];
  /** What the content says, for screen readers on the closed button. */
  readonly description?: string;
  /** Opens when the button is reached by Tab, so that its content is found by keyboard. */
  readonly opensOnTab?: boolean;
  /** Characters that focus the button and open it, with blanks between them (`chooseByKey`). */
  readonly choice?: string;
  /** Content of the popup; `usePopupClose` closes it from inside. */
  readonly children: ReactNode;
}

const PopupCloseContext = createContext<() => void>(() => undefined);

/** Returns a function that closes the surrounding popup and focuses its button. */
export function usePopupClose(): () => void {
  return use(PopupCloseContext);
}

/**
 * Renders a button with a popup below. The browser places it, closes it by Escape and by a click outside, and returns the
 * focus; the popup also closes when the focus leaves it.
 */
export function Popup({
  id,
  label,
  name,
  look = 'bar',
  description,
  opensOnTab = false,
  choice,
  children,
}: PopupProps) {
  const [isOpen, setOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const popupId = useId();
  const close = useCallback(() => popup.current?.hidePopover(), []);
  const opening = [...(opensOnTab ? ['Tab'] : []), ...(choice?.split(' ') ?? [])];
  return (
    <div
      role="presentation"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        // Keeps Escape from the shortcuts of the page: they prevent its default, by which the browser closes the popup.
        if (event.key === 'Escape' && isOpen) event.stopPropagation();
      }}
    >
      <Button
        id={id}
        look={look}
        popoverTarget={popupId}
        aria-expanded={isOpen}
        aria-label={name}
        aria-description={description}
        choice={choice}
        choiceFocuses={choice !== undefined}
        onKeyUp={(event) => {
          if (opening.includes(event.key)) popup.current?.showPopover({ source: event.currentTarget });
        }}
      >
        {label}
        {look !== 'more' && <span aria-hidden="true"> ▾</span>}
      </Button>
      <div
        ref={popup}
        id={popupId}
        popover="auto"
        tabIndex={-1}
        className={styles.popup}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && <PopupCloseContext value={close}>{children}</PopupCloseContext>}
      </div>
    </div>
  );
}
