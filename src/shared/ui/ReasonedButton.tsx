import { useId } from 'react';
import { Button, type ButtonProps } from './Button';
import styles from './ReasonedButton.module.css';

interface ReasonedButtonProps extends ButtonProps {
  /** Why the button is off, below it; null: it is on. */
  readonly reason: string | null;
}

/** Renders a button that stays focusable while it is off, with the reason beside it (UX 3). */
export function ReasonedButton({ reason, ...button }: ReasonedButtonProps) {
  const reasonId = useId();
  const isOff = reason !== null;
  return (
    <span className={styles.action}>
      <Button {...button} isOff={isOff} aria-describedby={isOff ? reasonId : undefined} />
      {isOff && (
        <span id={reasonId} className={styles.reason}>
          {reason}
        </span>
      )}
    </span>
  );
}
