import { useId, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';
import styles from './TextField.module.css';

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  readonly label: string;
  readonly error?: string | undefined;
  /** The `option` elements. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLSelectElement>;
}

export function SelectField({ label, error, className, children, ref, ...select }: SelectFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={`${styles.frame} ${error === undefined ? '' : styles.invalid}`}>
        <select
          id={id}
          ref={ref}
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : noteId}
          {...select}
        >
          {children}
        </select>
      </div>
      {error !== undefined && (
        <div id={noteId} className={styles.error} role="alert" data-field={label}>
          {error}
        </div>
      )}
    </div>
  );
}
