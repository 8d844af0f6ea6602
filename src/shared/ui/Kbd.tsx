import styles from './Kbd.module.css';

interface KbdProps {
  /** Plain text without a box, for a key beside a button or an option. Boxed: in a field and in the head of a panel (UX Look). */
  readonly isLight?: boolean;
  readonly children: string;
}

/** Renders a shortcut. Hidden from screen readers, which read `aria-keyshortcuts` of the control. */
export function Kbd({ isLight = false, children }: KbdProps) {
  return (
    <kbd className={isLight ? styles.light : styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
