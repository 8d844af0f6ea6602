import { useId } from 'react';
import { Button, type ButtonProps } from './Button';
import styles from './ReasonedButton.module.css';

interface ReasonedButtonProps extends ButtonProps {
  /** Why the button is off, below it; null: it is on. */
  readonly reason: string | null;
}

/** Renders a button that stays focusable while it is off, with the reason beside it (UX 3). */
export function ReasonedButton({ reason, onClick, look = 'secondary', ...button }: ReasonedButtonProps) {
  const reasonId = useId();
  const isOff = reason !== null || button['aria-disabled'] === true;
  return (
    <span className={styles.action}>
      <Button
        {...button}
        look={isOff ? 'secondary' : look}
        aria-disabled={isOff}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={isOff ? undefined : onClick}
      />
      {reason !== null && (
        <span id={reasonId} className={styles.reason}>
          {reason}
        </span>
      )}
    </span>
  );
}
