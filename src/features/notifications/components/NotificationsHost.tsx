import { useEffect } from 'react';
import { plainText } from '~/domain/notification/notificationText';
import { useText } from '~/shared/i18n/i18n';
import { useStored } from '~/shared/valueStore';
import { notificationCentre, startNotifications } from '../notificationCentre';
import '../notificationTexts.de';

/**
 * Loads notifications while an agent is signed in, and announces new ones once to screen readers. Mounted outside the call, so
 * that a new call neither loads nor announces them again.
 */
export function NotificationsHost({ onTitle }: { readonly onTitle: (title: string | null) => void }) {
  const t = useText();
  const { appeared } = useStored(notificationCentre);
  // All of them would be read for minutes; the dialog has the rest.
  const [newest, ...others] = appeared;
  useEffect(() => startNotifications({ onTitle }), [onTitle]);
  return (
    <div className="visually-hidden" role="status">
      {newest !== undefined && <p>{t('notifications.appeared', { text: plainText(newest.lines).slice(0, 200) })}</p>}
      {others.length > 0 && <p>{t('notifications.more', { count: others.length })}</p>}
    </div>
  );
}
