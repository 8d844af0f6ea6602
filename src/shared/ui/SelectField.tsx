import { useId, type KeyboardEvent, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';
import { choiceOf } from '../keyboard/choices';
import { Kbd } from './Kbd';
import styles from './TextField.module.css';

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  readonly label: string;
  readonly error?: string | undefined;
  /** A digit chooses the option at that position; an empty one has none. */
  readonly byDigit?: boolean;
  /** The `option` elements. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** Chooses the option whose digit was pressed, as the browser does with its first letter. */
function chooseByDigit(event: KeyboardEvent<HTMLSelectElement>): void {
  const { currentTarget: select, key, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey) return;
  const chosen = [...select.options]
    .filter(({ value }) => value !== '')
    .find((_option, index) => choiceOf(index) === key);
  if (chosen === undefined) return;
  event.preventDefault();
  select.value = chosen.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

export function SelectField({
  label,
  error,
  byDigit = false,
  className,
  children,
  onKeyDown,
  ref,
  ...select
}: SelectFieldProps) {
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
          onKeyDown={(event) => {
            if (byDigit) chooseByDigit(event);
            onKeyDown?.(event);
          }}
          {...select}
        >
          {children}
        </select>
        {byDigit && (
          <span className={styles.adornment}>
            <Kbd>1 …</Kbd>
          </span>
        )}
      </div>
      {error !== undefined && (
        <div id={noteId} className={styles.error} role="alert" data-field={label}>
          {error}
        </div>
      )}
    </div>
  );
}
