import { useId, useState, type ReactNode } from 'react';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import '../customerTexts.de';
import styles from './CustomerPanel.module.css';

interface AllowedButtonProps {
  readonly isAllowed: boolean;
  /** What is said without the role; default: who changes customers. */
  readonly reason?: PlainTextKey;
  /** The character that presses it (`chooseByKey`). */
  readonly choice?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/**
 * Renders a button that needs a role. Without the role it is disabled but focusable, and the reason is
 * shown below its row while it is focused; Escape hides it.
 */
export function AllowedButton({
  isAllowed,
  reason = 'customer.editNotAllowed',
  choice,
  onClick,
  children,
}: AllowedButtonProps) {
  const t = useText();
  const reasonId = useId();
  const [isReasonShown, setReasonShown] = useState(false);
  if (isAllowed) {
    return (
      <Button look="link" choice={choice} aria-disabled={false} onClick={onClick}>
        {children}
      </Button>
    );
  }
  const show = () => setReasonShown(true);
  return (
    <>
      <Button
        look="link"
        choice={choice}
        aria-disabled
        aria-describedby={reasonId}
        onFocus={show}
        onClick={show}
        onBlur={() => setReasonShown(false)}
        onKeyUp={(event) => {
          if (event.key === 'Escape') setReasonShown(false);
        }}
      >
        {children}
      </Button>
      <span id={reasonId} className={styles.reason} hidden={!isReasonShown}>
        {t(reason)}
      </span>
    </>
  );
}
