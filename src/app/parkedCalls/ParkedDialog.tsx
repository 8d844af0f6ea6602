import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { choiceOf } from '~/shared/keyboard/choices';
import type { ParkedCall } from './parkedList';
import { wordsOf } from './wordsOf';
import styles from './ParkedCalls.module.css';
import './parkedTexts.de';

interface ParkedDialogProps {
  readonly parked: readonly ParkedCall[];
  readonly now: Date;
  /** No further call can be parked: says which one waits the longest. */
  readonly isFull: boolean;
  readonly onClose: () => void;
  readonly onOpen: (callId: string) => void;
  readonly onEnd: (callId: string) => void;
}

/** Lists the parked calls; a digit opens one. */
export function ParkedDialog({ parked, now, isFull, onClose, onOpen, onEnd }: ParkedDialogProps) {
  const t = useText();
  const [oldest] = parked.toSorted((a, b) => a.mark.parkedAt.localeCompare(b.mark.parkedAt));
  const longest = oldest === undefined ? null : wordsOf(oldest, now, t);
  return (
    <Dialog
      title={t('parked.region')}
      width="medium"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('parked.keep')}</Button>}
    >
      {isFull && longest !== null && (
        <Message tone="warning">
          {t('parked.full', { count: parked.length, name: longest.name, since: longest.since })}
        </Message>
      )}
      {parked.length === 0 && <p>{t('parked.none')}</p>}
      <ul className={styles.list}>
        {parked.map((call, index) => {
          const { name, total, since, reason, reminder, isDue } = wordsOf(call, now, t);
          const isElsewhere = call.place === 'otherTab';
          const details = [reason, total, since, isElsewhere ? t('parked.otherTab') : null].filter(Boolean);
          return (
            <li key={call.callId} className={styles.row}>
              <span className={styles.words}>
                <b>{name}</b> <span className={styles.detail}>{details.join(' · ')}</span>{' '}
                {reminder !== null && <span className={isDue ? styles.due : styles.detail}>{reminder}</span>}
              </span>
              <Button
                choice={choiceOf(index)}
                initialFocus={index === 0}
                aria-disabled={isElsewhere}
                aria-label={`${t('parked.open')}: ${name}`}
                onClick={isElsewhere ? undefined : () => onOpen(call.callId)}
              >
                {t('parked.open')}
              </Button>
              <Button
                look="danger"
                aria-disabled={isElsewhere}
                aria-label={`${t('parked.end')}: ${name}`}
                onClick={isElsewhere ? undefined : () => onEnd(call.callId)}
              >
                {t('parked.end')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
