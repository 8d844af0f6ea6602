import { useId, useState, type Ref } from 'react';
import styles from './EditOrder.module.css';

interface CommitFieldProps<T> {
  readonly label: string;
  /** What the order has, as the agent would type it. */
  readonly value: string;
  /** What is typed and not sent; null: the field shows `value`. */
  readonly typed: string | null;
  readonly onType: (typed: string | null) => void;
  /** Null for an invalid text. */
  readonly read: (typed: string) => T | null;
  readonly invalidText: string;
  /** Why the value cannot be changed; null where it can. An empty text: for the moment only, and no reason is shown. */
  readonly blockedBecause: string | null;
  readonly inputMode?: 'numeric';
  /** Wide enough for a date. */
  readonly isWide?: boolean;
  readonly placeholder?: string;
  readonly onCommit: (value: T) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Renders a field of a row whose value is sent on Enter, on Ctrl+Enter (which also submits) and on blur; Esc restores it. */
export function CommitField<T>(props: CommitFieldProps<T>) {
  const {
    label,
    value,
    typed,
    onType,
    read,
    invalidText,
    blockedBecause,
    inputMode,
    isWide = false,
    placeholder,
    onCommit,
    ref,
  } = props;
  const [isInvalid, setInvalid] = useState(false);
  const id = useId();
  const noteId = `${id}-note`;
  const forget = () => {
    if (typed !== null) onType(null);
    setInvalid(false);
  };
  const commit = () => {
    if (typed === null || typed.trim() === value) {
      forget();
      return;
    }
    const wanted = read(typed);
    if (wanted === null) setInvalid(true);
    else {
      forget();
      onCommit(wanted);
    }
  };
  const note = isInvalid ? invalidText : blockedBecause === '' ? null : blockedBecause;
  return (
    <span
      className={`${styles.commitField} ${isWide ? styles.wideField : ''}`}
      {...(typed !== null && typed.trim() !== value && { 'data-form': 'position' })}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        ref={ref}
        className={styles.commitInput}
        aria-invalid={isInvalid}
        aria-describedby={note === null ? undefined : noteId}
        aria-disabled={blockedBecause !== null}
        readOnly={blockedBecause !== null}
        inputMode={inputMode}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={20}
        value={typed ?? value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setInvalid(false);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            const isSubmitting = event.ctrlKey || event.metaKey;
            if (!isSubmitting) event.preventDefault();
            // Nothing is submitted beside an invalid value.
            else if (typed !== null && typed.trim() !== value && read(typed) === null) event.stopPropagation();
            commit();
          } else if (event.key === 'Escape') forget();
        }}
      />
      {note !== null && (
        <span
          id={noteId}
          className={isInvalid ? styles.problem : 'visually-hidden'}
          role={isInvalid ? 'alert' : undefined}
        >
          {note}
        </span>
      )}
    </span>
  );
}
