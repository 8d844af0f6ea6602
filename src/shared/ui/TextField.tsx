import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './TextField.module.css';

/** Maximum length of any field in characters; bounds the size of requests. */
export const longestInput = 200;

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string;
  /** Hides the label visually where the context names the field; it is also the placeholder. */
  readonly labelHidden?: boolean;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  /** Content inside the field at its right. */
  readonly adornment?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  labelHidden = false,
  error,
  hint,
  adornment,
  className,
  ref,
  ...input
}: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={`${styles.frame} ${error === undefined ? '' : styles.invalid}`}>
        <input
          id={id}
          ref={ref}
          className={styles.input}
          placeholder={labelHidden ? label : undefined}
          autoComplete="off"
          maxLength={longestInput}
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          {...input}
        />
        {adornment !== undefined && <span className={styles.adornment}>{adornment}</span>}
      </div>
      {note !== undefined && (
        <div
          id={noteId}
          className={error === undefined ? styles.hint : styles.error}
          role={error === undefined ? undefined : 'alert'}
          data-field={error === undefined ? undefined : label}
        >
          {note}
        </div>
      )}
    </div>
  );
}
