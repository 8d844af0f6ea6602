import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './Message.module.css';
import tones from './tones.module.css';

export type MessageTone = 'info' | 'success' | 'warning' | 'error';

const icons: Readonly<Record<MessageTone, string>> = { info: 'i', success: '✓', warning: '⚠', error: '⚠' };

export interface MessageProps {
  readonly tone: MessageTone;
  readonly children: ReactNode;
  /** The text of a single link below the message, for example to retry. */
  readonly actionText?: string;
  readonly onAction?: () => void;
  /** Content for more than one link. */
  readonly actions?: ReactNode;
  /** `aria-live` of the message: errors interrupt the screen reader; `off` for messages present from the start. */
  readonly live?: 'assertive' | 'polite' | 'off';
  readonly id?: string;
}

/** Renders a message inside the screen: what happened and what to do next (UX 6). */
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
    <div id={id} className={`${styles.message} ${tones[tone]}`} role={role}>
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
