import styles from './Kbd.module.css';

/**
 * Renders the character that chooses a control (`chooseByKey`); nothing where it has none. A style writes it, so that it is
 * no part of the control's text, which its accessible name has to contain (WCAG 2.5.3).
 */
export function ChoiceKey({ choice }: { readonly choice: string | undefined }) {
  return choice === undefined ? null : (
    <kbd className={styles.light} data-key={choice.toUpperCase()} aria-hidden="true" />
  );
}
