import type { ButtonHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { ChoiceKey } from './ChoiceKey';
import { Kbd } from './Kbd';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'secondary' | 'danger' | 'link' | 'bar' | 'more' | 'off';
  /** 36 px, 28 in rows, 44 for submit (UX Look). */
  readonly size?: 'normal' | 'row' | 'submit';
  /** The equivalent shortcut; visible, hidden from screen readers, which read `aria-keyshortcuts`. */
  readonly shortcut?: string | undefined;
  /** The character that presses the button in its dialog (`chooseByKey`). */
  readonly choice?: string | undefined;
  /** That character only focuses the button, so that Enter presses it: for what an article number must not do by itself. */
  readonly choiceFocuses?: boolean;
  /** Shown as off: a press does nothing. It stays focusable, so that its description can be read (UX 3). */
  readonly isOff?: boolean | undefined;
  /** Takes the focus when its dialog opens. */
  readonly initialFocus?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Ignores the repeats of a pressed key, so that they do not answer what the first press opened. */
function ignoreRepeatedKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}

export function Button({
  look = 'secondary',
  size = 'normal',
  shortcut,
  choice,
  choiceFocuses = false,
  type = 'button',
  className,
  isOff,
  initialFocus = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const classes = [styles.button, styles[look], styles[size], className].filter(Boolean).join(' ');
  return (
    <button
      type={type}
      className={classes}
      data-initial-focus={initialFocus ? '' : undefined}
      data-choice={choice}
      data-choice-focuses={choiceFocuses ? '' : undefined}
      aria-keyshortcuts={choice?.toUpperCase()}
      aria-disabled={isOff}
      onKeyDown={ignoreRepeatedKey}
      onClick={isOff === true ? undefined : onClick}
      {...rest}
    >
      {children}
      <ChoiceKey choice={choice} />
      {shortcut !== undefined && <Kbd isLight>{shortcut}</Kbd>}
    </button>
  );
}
