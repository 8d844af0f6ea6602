import styles from './Kbd.module.css';

/**
 * Renders a shortcut as a small outlined key. Hidden from screen readers, which read `aria-keyshortcuts` of the
 * control.
 */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
