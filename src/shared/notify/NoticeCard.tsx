import { useState } from 'react';
import { Button } from '../ui/Button';
import { Message } from '../ui/Message';
import { copyToClipboard } from '../ui/copyToClipboard';
import { useText } from '../i18n/i18n';
import { textOfNotice } from './noticeText';
import type { Notice } from './notices';
import './noticeTexts.de';
import styles from './NoticeArea.module.css';

interface NoticeCardProps {
  readonly notice: Notice;
  readonly onDismiss: () => void;
}

/** The six friendly sentences with which a success starts (REQ A9.4, DECISIONS 12). */
const successKeys = [
  'notice.success.done',
  'notice.success.great',
  'notice.success.worked',
  'notice.success.perfect',
  'notice.success.well',
  'notice.success.settled',
] as const;

export function NoticeCard({ notice, onDismiss }: NoticeCardProps) {
  // A notice may use any text, so all of them have to be loaded.
  const t = useText();
  const { action, technical } = notice;
  const [praise] = useState(() => successKeys[Math.floor(Math.random() * successKeys.length)] ?? successKeys[0]);
  return (
    <div className={styles.card}>
      <div className={styles.row}>
        <Message
          tone={notice.variant}
          actions={
            action && (
              <Button
                look="link"
                onClick={() => {
                  action.run();
                  onDismiss();
                }}
              >
                {t(action.label)}
              </Button>
            )
          }
        >
          {notice.variant === 'success' && <b>{t(praise)} </b>}
          <span>{textOfNotice(notice.text)}</span>
        </Message>
        <Button size="row" className={styles.close} aria-label={t('notice.dismiss')} onClick={onDismiss}>
          ✕
        </Button>
      </div>
      {technical !== undefined && (
        <details className={styles.technical}>
          <summary>{t('notice.technical')}</summary>
          <code>{technical}</code>
          <Button size="row" onClick={() => void copyToClipboard(technical)}>
            {t('notice.copy')}
          </Button>
        </details>
      )}
    </div>
  );
}
