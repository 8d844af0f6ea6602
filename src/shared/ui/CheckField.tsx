import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { ChoiceKey } from './ChoiceKey';
import styles from './CheckField.module.css';

export interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  readonly initialFocus?: boolean;
  /** The character that switches it in its dialog (`chooseByKey`). */
  readonly choice?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Renders a checkbox with its label. */
export function CheckField({ label, initialFocus = false, choice, ref, ...input }: CheckFieldProps) {
  return (
    <label className={styles.row}>
      <input
        ref={ref}
        type="checkbox"
        className={styles.box}
        data-initial-focus={initialFocus ? '' : undefined}
        data-choice={choice}
        aria-keyshortcuts={choice?.toUpperCase()}
        {...input}
      />
      <span>{label}</span>
      <ChoiceKey choice={choice} />
    </label>
  );
}
