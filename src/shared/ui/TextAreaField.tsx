import { useId, type TextareaHTMLAttributes } from 'react';
import styles from './TextField.module.css';

/** Maximum length of a note in characters; bounds the size of requests. */
const longestNote = 4_000;

interface TextAreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  readonly label: string;
  readonly hint?: string;
}

/** Renders a field for a text of several lines. */
export function TextAreaField({ label, hint, ...area }: TextAreaFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.area}
        rows={5}
        maxLength={longestNote}
        aria-describedby={hint === undefined ? undefined : noteId}
        {...area}
      />
      {hint !== undefined && (
        <div id={noteId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
