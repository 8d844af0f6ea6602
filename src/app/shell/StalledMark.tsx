import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { longestStalled, onStalled, type StalledRequest } from '~/services/http/stalledRequests';
import { useText } from '~/shared/i18n/i18n';
import './deskAidTexts.de';
import styles from './StalledMark.module.css';

/** Says of a service that does not answer for how long, until when it is waited for, and what to do (DECISIONS 241). */
export function StalledMark() {
  const stalled = useSyncExternalStore(onStalled, longestStalled);
  return stalled === null ? null : <Stalled key={stalled.sentAt} {...stalled} />;
}

function Stalled({ isChange, sentAt, timeout }: StalledRequest) {
  const t = useText();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  const seconds = Math.round((now - sentAt) / 1_000);
  // Beside the application's root, which an open dialog hides from screen readers.
  return createPortal(
    <section className={styles.place} aria-label={t('stalled.region')}>
      <b className={styles.duration}>{t('stalled.since', { seconds })}</b>{' '}
      <span role="status">
        {t(isChange ? 'stalled.change' : 'stalled.load', { seconds: Math.round(timeout / 1_000) })}
      </span>
    </section>,
    document.body,
  );
}
