import { useEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { berlinDateTime } from '~/domain/common/berlinTime';
import { openCorrections } from '~/domain/order/correctionInput';
import { correctedParts, type CorrectedPart } from '~/domain/order/orderCorrection';
import { partToCorrect, rejectionOf, type Rejection } from '~/domain/order/rejection';
import { selectCallState } from '~/features/call/callSlice';
import { useParts } from '~/shared/hooks/useParts';
import { orderDisplayActions, selectCorrection, selectOrderDisplayState } from '../orderDisplaySlice';
import type { LoadedOrder } from '../orderDisplayState';
import { usePaypalWindow } from '../usePaypalWindow';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { Panel } from '~/shared/ui/Panel';
import { Tag } from '~/shared/ui/Tag';
import { AddressCorrection } from './AddressCorrection';
import { CustomerCorrection } from './CustomerCorrection';
import { PaymentCorrection } from './PaymentCorrection';
import { reasonText } from '../reasonTexts';
import { ResubmissionMessage } from './ResubmissionMessage';
import '../orderDisplayPageTexts.de';
import '~/domain/order/rejectionWords.de';
import styles from './OrderDisplay.module.css';

/** Renders why the order was rejected, what to do next, and the forms that correct it (REQ E4.5). */
export function RejectionPanel({ shown }: { readonly shown: LoadedOrder }) {
  const t = useText();
  const { resubmission } = useParts(selectOrderDisplayState, 'resubmission');
  const { allowed } = useParts(selectCallState, 'allowed');
  const rejection = rejectionOf(shown.order.statusHistory);
  const isTooLate = usePaypalWindow(shown.order).kind === 'closed';
  if (rejection === null) {
    return resubmission.status === 'none' ? null : (
      <div className={styles.message}>
        <ResubmissionMessage shown={shown} resubmission={resubmission} />
      </div>
    );
  }
  const kind = rejection.kind ?? 'unknown';
  const since = berlinDateTime(rejection.timestamp);
  return (
    <Panel
      title={t('rejected.title')}
      className={styles.rejection}
      aside={since === '' ? undefined : t('rejected.since', { time: since })}
    >
      <div className={styles.rejectionBody}>
        <p>
          <b>{t(`rejection.kind.${kind}`)}</b> {reasonText(rejection.reason, t) ?? t('rejection.failure.unknown')}
        </p>
        <p>
          <b>{t('rejected.next')}:</b> {t(`rejection.todo.${kind}`)}
        </p>
        {allowed.rejectionManagement && !isTooLate && <Corrections shown={shown} rejection={rejection} />}
        <ResubmissionMessage shown={shown} resubmission={resubmission} />
      </div>
    </Panel>
  );
}

function focusButton(group: HTMLElement | null, part: CorrectedPart): void {
  group?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
}

/** Focuses the button that opened the form when the form closes, which held the focus. */
function useFocusAfterClosing(buttons: RefObject<HTMLDivElement | null>): void {
  const { openForm } = useParts(selectOrderDisplayState, 'openForm');
  const before = useRef(openForm);
  useEffect(() => {
    const closed = before.current;
    before.current = openForm;
    if (closed !== null && openForm === null) focusButton(buttons.current, closed);
  }, [openForm, buttons]);
}

function Corrections({ shown, rejection }: { readonly shown: LoadedOrder; readonly rejection: Rejection }) {
  const t = useText();
  const dispatch = useDispatch();
  const correction = useSelector(selectCorrection);
  const { openForm } = useParts(selectOrderDisplayState, 'openForm');
  const lost = correction?.lost ?? [];
  const suggested = partToCorrect(rejection);
  // A form that is open shows it itself.
  const typed = openCorrections(correction, null, shown).filter((part) => part !== openForm);
  const buttons = useRef<HTMLDivElement>(null);
  const undo = (part: CorrectedPart) => {
    focusButton(buttons.current, part);
    dispatch(orderDisplayActions.corrected({ [part]: null }));
  };
  useFocusAfterClosing(buttons);
  return (
    <>
      <div
        ref={buttons}
        className={`${styles.buttons} ${styles.corrections}`}
        role="group"
        aria-label={t('rejected.corrections')}
      >
        {correctedParts.map((part) => (
          <Button
            key={part}
            data-part={part}
            choice={part === suggested ? 'k' : undefined}
            aria-expanded={openForm === part}
            onClick={() => dispatch(orderDisplayActions.formOpened(openForm === part ? null : part))}
          >
            {t('rejected.correct', { part: t(`rejected.part.${part}`) })}{' '}
            {part === suggested && <Tag tone="warning">{t('rejected.suggested')}</Tag>}{' '}
            {typed.includes(part) && <Tag tone="warning">{t('rejected.typed')}</Tag>}
          </Button>
        ))}
      </div>
      {lost.length > 0 && (
        <Message
          tone="warning"
          live="off"
          actionText={t('rejected.dropLost')}
          onAction={() => dispatch(orderDisplayActions.lostDropped())}
        >
          {t('rejected.lost', { parts: lost.map((part) => t(`rejected.part.${part}`)).join(', ') })}
        </Message>
      )}
      {openForm === 'customer' && <CustomerCorrection shown={shown} />}
      {openForm === 'address' && <AddressCorrection shown={shown} />}
      {openForm === 'payment' && <PaymentCorrection shown={shown} />}
      {correctedParts.map(
        (part) =>
          correction !== null &&
          correction.parts[part] !== null && (
            <p key={part} className={styles.corrected}>
              <Tag tone="success">✓</Tag> {t('rejected.changed', { part: t(`rejected.part.${part}`) })}{' '}
              <Button
                look="link"
                aria-label={t('rejected.undoPart', { part: t(`rejected.part.${part}`) })}
                onClick={() => undo(part)}
              >
                {t('rejected.undo')}
              </Button>
            </p>
          ),
      )}
    </>
  );
}
