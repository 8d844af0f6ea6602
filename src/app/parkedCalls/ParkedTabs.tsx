import type { MouseEvent } from 'react';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Kbd } from '~/shared/ui/Kbd';
import type { ParkedCall } from './parkedList';
import { wordsOf } from './wordsOf';
import styles from './ParkedCalls.module.css';
import './parkedTexts.de';

interface ParkedTabsProps {
  readonly parked: readonly ParkedCall[];
  readonly now: Date;
  readonly onOpen: (callId: string) => void;
  readonly onList: () => void;
}

/** A click leaves the focus where it is, so that it is there again when the call comes back. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Renders the parked calls below the header; in a narrow window how many there are, and how many of them are due. */
export function ParkedTabs({ parked, now, onOpen, onList }: ParkedTabsProps) {
  const t = useText();
  const due = parked.filter(({ isDue }) => isDue).length;
  return (
    <nav className={styles.tabs} aria-label={t('parked.region')}>
      <button
        type="button"
        className={styles.count}
        aria-keyshortcuts={keys.parkedCalls.aria}
        onMouseDown={keepFocus}
        onClick={onList}
      >
        {t('parked.count', { count: parked.length })}{' '}
        {due > 0 && <span className={styles.dueCount}>{t('parked.dueCount', { count: due })}</span>}{' '}
        <Kbd>{keys.parkedCalls.label}</Kbd>
      </button>
      <ul className={styles.tabList}>
        {parked.map((call) => {
          const { name, total, since, reason, reminder, isDue, elsewhere } = wordsOf(call, now, t);
          const when = isDue ? reminder : since;
          return (
            <li key={call.callId}>
              <button
                type="button"
                className={isDue ? `${styles.tab} ${styles.isDue}` : styles.tab}
                title={[reason, reminder, elsewhere].filter(Boolean).join(' · ')}
                aria-disabled={elsewhere !== null}
                onMouseDown={keepFocus}
                onClick={elsewhere === null ? () => onOpen(call.callId) : undefined}
              >
                <b>{name}</b> <span className={styles.detail}>{[when, total, reason].filter(Boolean).join(' · ')}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
