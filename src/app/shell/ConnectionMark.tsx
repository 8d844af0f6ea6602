import { useSyncExternalStore } from 'react';
import { useText } from '~/shared/i18n/i18n';
import './shellTexts.de';
import styles from './Shell.module.css';

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;

/** Says in the header that there is no network; what is typed stays and goes on once it is back. */
export function ConnectionMark() {
  const t = useText();
  const isConnected = useSyncExternalStore(subscribe, isOnline);
  return (
    <span role="status" className={isConnected ? undefined : styles.offline}>
      {!isConnected && t('shell.offline')}
    </span>
  );
}
