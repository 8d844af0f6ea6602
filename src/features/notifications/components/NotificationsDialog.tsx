import { useRef, useState } from 'react';
import { berlinDateTime } from '~/domain/common/berlinTime';
import type { Notification, NotificationKind } from '~/domain/notification/notification';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Tag, type Tone } from '~/shared/ui/Tag';
import { useStored } from '~/shared/valueStore';
import { closeNotification, notificationCentre } from '../notificationCentre';
import { NotificationText } from './NotificationText';
import '../notificationTexts.de';
import styles from './Notifications.module.css';

/** Renders the dialog with all notifications of the present; closed ones on request (REQ A10.2, A10.4). */
export function NotificationsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { open, closed, isKnown } = useStored(notificationCentre);
  const emptyText =
    closed.length > 0 ? 'notifications.noneOpen' : isKnown ? 'notifications.none' : 'notifications.unknown';
  const [showsClosed, setShowsClosed] = useState(false);
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={t('notifications.title')}
      width="medium"
      onClose={onClose}
      actions={
        <>
          {closed.length > 0 && (
            <Button aria-pressed={showsClosed} onClick={() => setShowsClosed(!showsClosed)}>
              {t('notifications.showClosed', { count: closed.length })}
            </Button>
          )}
          <Button ref={closeButton} initialFocus onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {open.length === 0 && <p>{t(emptyText)}</p>}
      {open.length > 0 && (
        <ul className={styles.list} aria-label={t('notifications.openList')}>
          {open.map((item) => (
            <Item
              key={item.id}
              item={item}
              onDismiss={(row) => {
                // The row disappears with its button, so the focus moves on first.
                const next = row?.nextElementSibling ?? row?.previousElementSibling;
                (next?.querySelector<HTMLElement>('[data-dismiss]') ?? closeButton.current)?.focus();
                closeNotification(item.id);
              }}
            />
          ))}
        </ul>
      )}
      {showsClosed && closed.length > 0 && (
        <ul className={`${styles.list} ${styles.closed}`} aria-label={t('notifications.closedList')}>
          {closed.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const kinds = {
  info: { icon: 'i', tone: 'neutral' },
  warning: { icon: '⚠', tone: 'warning' },
  other: { icon: '•', tone: 'neutral' },
} as const satisfies Record<NotificationKind, { icon: string; tone: Tone }>;

interface ItemProps {
  readonly item: Notification;
  readonly onDismiss?: (row: Element | null) => void;
}

function Item({ item: { kind, publishedFrom, lines }, onDismiss }: ItemProps) {
  const t = useText();
  const { icon, tone } = kinds[kind];
  const time = publishedFrom === null ? '' : berlinDateTime(new Date(publishedFrom).toISOString());
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <Tag tone={tone}>
          <span aria-hidden="true">{icon}</span> {t(`notifications.kind.${kind}`)}
        </Tag>
        <span className={styles.time}>{time}</span>
        {onDismiss && (
          <Button
            size="row"
            data-dismiss=""
            aria-label={t('notifications.dismiss', { time })}
            onClick={(event) => onDismiss(event.currentTarget.closest('li'))}
          >
            ✕
          </Button>
        )}
      </div>
      <NotificationText lines={lines} />
    </li>
  );
}
