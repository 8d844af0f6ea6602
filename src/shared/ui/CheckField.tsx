import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './CheckField.module.css';

export interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  readonly initialFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Renders a checkbox with its label. */
export function CheckField({ label, initialFocus = false, ref, ...input }: CheckFieldProps) {
  return (
    <label className={styles.row}>
      <input
        ref={ref}
        type="checkbox"
        className={styles.box}
        data-initial-focus={initialFocus ? '' : undefined}
        {...input}
      />
      <span>{label}</span>
    </label>
  );
}
