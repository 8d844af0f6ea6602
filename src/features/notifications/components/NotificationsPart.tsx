import { useId, useState } from 'react';
import { plainText } from '~/domain/notification/notificationText';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { ToolIcon } from '~/shared/ui/ToolIcon';
import { useStored } from '~/shared/valueStore';
import { notificationCentre } from '../notificationCentre';
import '../notificationTexts.de';
import styles from './Notifications.module.css';

const NotificationsDialog = laterPart(
  async () => (await import('./NotificationsDialog')).NotificationsDialog,
  'floating',
);

/** Renders the ticker with the newest notification and the button with the number of open ones (REQ A10.2). */
export function NotificationsPart() {
  const t = useText();
  const countId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { open } = useStored(notificationCentre);
  const [newest, ...others] = open;
  const show = () => setIsOpen(true);
  useHotkey('notifications', show);
  return (
    <div className={styles.part}>
      {newest !== undefined && (
        <Button look="bar" className={styles.ticker} aria-haspopup="dialog" onClick={show}>
          <span className={styles.tickerText}>{plainText(newest.lines)}</span>
          {others.length > 0 && (
            <span className={styles.more}>{t('notifications.more', { count: others.length })}</span>
          )}
        </Button>
      )}
      <Button
        look="bar"
        className={styles.bell}
        title={`${t('notifications.title')} (${keys.notifications.label})`}
        aria-haspopup="dialog"
        aria-keyshortcuts={keys.notifications.aria}
        aria-describedby={open.length > 0 ? countId : undefined}
        onClick={show}
      >
        <ToolIcon name="bell" />
        <span className="visually-hidden">{t('notifications.title')}</span>
        {open.length > 0 && (
          <span className={styles.count} aria-hidden="true">
            {open.length}
          </span>
        )}
      </Button>
      <span id={countId} hidden>
        {t('notifications.open', { count: open.length })}
      </span>
      {isOpen && <NotificationsDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}
