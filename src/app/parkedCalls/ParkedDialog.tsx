import { useState } from 'react';
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

/** The calls in the order of the ids; those that are not among them last. */
function inOrder(parked: readonly ParkedCall[], ids: readonly string[]): readonly ParkedCall[] {
  const rank = ({ callId }: ParkedCall): number => (ids.includes(callId) ? ids.indexOf(callId) : ids.length);
  return parked.toSorted((a, b) => rank(a) - rank(b));
}

/** Lists the parked calls; a digit opens one. While the list is open, a call that becomes due does not change the digits. */
export function ParkedDialog({ parked, now, isFull, onClose, onOpen, onEnd }: ParkedDialogProps) {
  const t = useText();
  const [order] = useState(() => parked.map(({ callId }) => callId));
  const [ending, setEnding] = useState<ParkedCall | null>(null);
  if (ending !== null) {
    const back = () => setEnding(null);
    return (
      <Dialog
        key="end"
        title={t('parked.endTitle')}
        onClose={back}
        actions={
          <>
            <Button onClick={back}>{t('parked.keep')}</Button>
            <Button
              look="danger"
              onClick={() => {
                back();
                onEnd(ending.callId);
              }}
            >
              {t('parked.end')}
            </Button>
          </>
        }
      >
        <p>
          <CallWords call={ending} now={now} />
        </p>
        <p>{t('parked.endText')}</p>
      </Dialog>
    );
  }
  const [oldest] = parked.toSorted((a, b) => a.mark.parkedAt.localeCompare(b.mark.parkedAt));
  const longest = oldest === undefined ? null : wordsOf(oldest, now, t);
  return (
    <Dialog
      key="list"
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
        {inOrder(parked, order).map((call, index) => {
          const { name, elsewhere } = wordsOf(call, now, t);
          const wordsId = `${call.callId}-words`;
          return (
            <li key={call.callId} className={styles.row}>
              <CallWords id={wordsId} call={call} now={now} />
              <span className={styles.actions}>
                <Button
                  choice={choiceOf(index)}
                  initialFocus={index === 0}
                  isOff={elsewhere !== null}
                  aria-label={`${t('parked.open')}: ${name}`}
                  aria-describedby={wordsId}
                  onClick={() => onOpen(call.callId)}
                >
                  {t('parked.open')}
                </Button>
                <Button
                  look="danger"
                  isOff={elsewhere !== null}
                  aria-label={`${t('parked.end')}: ${name}`}
                  aria-describedby={wordsId}
                  onClick={() => setEnding(call)}
                >
                  {t('parked.end')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

interface CallWordsProps {
  readonly id?: string;
  readonly call: ParkedCall;
  readonly now: Date;
}

/** Renders what tells a parked call from the others, which may have the same name. */
function CallWords({ id, call, now }: CallWordsProps) {
  const t = useText();
  const { name, total, since, reason, reminder, isDue, elsewhere } = wordsOf(call, now, t);
  const details = [reason, total, since, elsewhere].filter(Boolean);
  return (
    <span id={id} className={styles.words}>
      <b>{name}</b> <span className={styles.detail}>{details.join(' · ')}</span>{' '}
      {reminder !== null && (
        <span className={isDue ? styles.due : styles.detail}>
          {'· '}
          {reminder}
        </span>
      )}
    </span>
  );
}
