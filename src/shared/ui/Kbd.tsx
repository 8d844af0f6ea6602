import styles from './Kbd.module.css';

/** A shortcut in a small outlined key. Hidden from screen readers: the control says it by `aria-keyshortcuts`. */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
