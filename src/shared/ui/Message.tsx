import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './Message.module.css';

export type MessageTone = 'info' | 'success' | 'warning' | 'error';

const icons: Readonly<Record<MessageTone, string>> = { info: 'i', success: '✓', warning: '⚠', error: '⚠' };

export interface MessageProps {
  readonly tone: MessageTone;
  readonly children: ReactNode;
  /** The one link below the text, for example to try again. */
  readonly actionText?: string;
  readonly onAction?: () => void;
  /** Where one link is not enough. */
  readonly actions?: ReactNode;
  /** Errors interrupt the screen reader, the rest waits; `off` for texts that were there from the start. */
  readonly live?: 'assertive' | 'polite' | 'off';
  readonly id?: string;
}

/** One sentence beside the work: what happened and what to do next (UX 6). */
export function Message({
  tone,
  children,
  actionText,
  onAction,
  actions = actionText && (
    <Button look="link" onClick={onAction}>
      {actionText}
    </Button>
  ),
  live = tone === 'error' ? 'assertive' : 'polite',
  id,
}: MessageProps) {
  const role = live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined;
  return (
    <div id={id} className={`${styles.message} ${styles[tone]}`} role={role}>
      <span className={styles.icon} aria-hidden="true">
        {icons[tone]}
      </span>
      <div className={styles.body}>
        <div>{children}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
