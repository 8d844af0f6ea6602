import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './Button';
import styles from './FieldForm.module.css';
import { TextField, type TextFieldProps } from './TextField';

interface FieldFormProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onFocus' | 'onSubmit' | 'role'> {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly submitText: string;
  readonly submitLook?: ButtonProps['look'];
  readonly onSubmit: () => void;
  /** Selects the content on focus, so that typing replaces it. */
  readonly selectsOnFocus?: boolean;
  readonly role?: 'search';
  /** Below field and button, over the whole width. */
  readonly children?: ReactNode;
}

/** Renders a form of one text field and its submit button. */
export function FieldForm({
  onType,
  submitText,
  submitLook = 'secondary',
  onSubmit,
  selectsOnFocus = true,
  role,
  className,
  children,
  ...field
}: FieldFormProps) {
  return (
    <form
      role={role}
      className={[styles.form, className].filter(Boolean).join(' ')}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        {...field}
        className={styles.field}
        onFocus={(event) => {
          if (selectsOnFocus) event.currentTarget.select();
        }}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Button type="submit" look={submitLook} className={field.labelHidden === true ? undefined : styles.belowLabel}>
        {submitText}
      </Button>
      {children}
    </form>
  );
}
