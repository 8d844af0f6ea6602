import type { ButtonHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { Kbd } from './Kbd';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'secondary' | 'danger' | 'link' | 'bar';
  /** 36 px, 28 in rows, 44 for submit (UX Look). */
  readonly size?: 'normal' | 'row' | 'submit';
  /** The equivalent shortcut; visible, hidden from screen readers, which read `aria-keyshortcuts`. */
  readonly shortcut?: string;
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
  type = 'button',
  className,
  initialFocus = false,
  children,
  ...rest
}: ButtonProps) {
  const classes = [styles.button, styles[look], styles[size], className].filter(Boolean).join(' ');
  return (
    <button
      type={type}
      className={classes}
      data-initial-focus={initialFocus ? '' : undefined}
      onKeyDown={ignoreRepeatedKey}
      {...rest}
    >
      {children}
      {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
    </button>
  );
}
