import { useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readReservedQuantity, type ReservationStep } from '~/domain/waitlist/reservationStep';
import { selectCurrency } from '~/features/call/callSlice';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { failedAnswerText, refusalText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import { TextField } from '~/shared/ui/TextField';
import { reasonText } from '../itemTexts';
import { isInFlight, type Reservation } from '../reservation';
import { waitlistActions } from '../waitlistSlice';
import { StepBody } from './StepBody';
import { TellOfReservation } from './TellOfReservation';
import '~/shared/i18n/dialogTexts.de';
import '~/shared/ui/answerTexts.de';
import '../reservationTexts.de';
import styles from './Reservation.module.css';

interface ReservationDialogProps {
  readonly reservation: Reservation;
  readonly step: ReservationStep;
  /** Whom it is for, in words; null while that is not known. */
  readonly customer: string | null;
  /** The content of the steps that belong to other features. */
  readonly children: ReactNode;
  /** Called with the quantity by the button `Vormerken`. */
  readonly onSubmit: () => void;
}

/** Renders the reservation from the customer number to the button that sends it (REQ H1.2). */
export function ReservationDialog({ reservation, step, customer, children, onSubmit }: ReservationDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const currency = useSelector(selectCurrency);
  const { article, submission } = reservation;
  const [quantity, setQuantity] = useState(String(article.quantity));
  const [isQuantityWrong, setIsQuantityWrong] = useState(false);
  const isBusy = isInFlight(submission);
  const close = () => {
    if (!isBusy) dispatch(waitlistActions.reservationClosed());
  };
  const submit = () => {
    const isWrong = readReservedQuantity(quantity) === null;
    setIsQuantityWrong(isWrong);
    if (!isWrong && !isBusy) onSubmit();
  };
  return (
    <Dialog
      title={t('waitlist.reservation.open')}
      width="medium"
      onClose={close}
      confirmByKey={step === 'checkout'}
      step={step}
      actions={
        <>
          <Button aria-disabled={isBusy} onClick={close}>
            {t('common.cancel')}
          </Button>
          {step === 'checkout' && (
            <Button look="primary" aria-disabled={isBusy} onClick={submit}>
              {t(isBusy ? 'waitlist.reservation.sending' : 'waitlist.reservation.submit')}
            </Button>
          )}
        </>
      }
    >
      <StepBody key={step}>
        <p className={styles.article}>
          {t('waitlist.reservation.article', { ...article, price: formatMoney(article.price, currency) })}
        </p>
        {customer !== null && step !== 'customer' && <p>{customer}</p>}
        {submission.status === 'outcomeUnknown' && submission.lookup !== 'notThere' && (
          <OpenOutcome isRunning={submission.lookup === 'running'} said={submission.said} />
        )}
        {step === 'checkout' && (
          <TextField
            className={styles.quantity}
            label={t('waitlist.reservation.quantity')}
            inputMode="numeric"
            value={quantity}
            error={isQuantityWrong ? t('waitlist.reservation.quantityInvalid') : undefined}
            onChange={({ currentTarget: { value } }) => {
              setQuantity(value);
              setIsQuantityWrong(false);
              const read = readReservedQuantity(value);
              if (read !== null) dispatch(waitlistActions.quantityEntered(read));
            }}
          />
        )}
        {children}
        {step === 'checkout' && <TellOfReservation />}
        <p role="status" className="visually-hidden">
          {submission.status === 'sending' && t('waitlist.reservation.sending')}
        </p>
        {submission.status === 'refused' && (
          <Message tone="error">{refusalText(`${t('waitlist.reservation.failed')}.`, submission.detail, t)}</Message>
        )}
        {submission.status === 'failed' && (
          <Message tone="error">
            {t('waitlist.reservation.failed')}: {reasonText(submission.item, t) ?? t('waitlist.failure.unknown')}.{' '}
            {t('answer.next')}
          </Message>
        )}
        {submission.status === 'outcomeUnknown' && submission.lookup === 'notThere' && (
          <Message tone="warning">
            {failedAnswerText(t('waitlist.reservation.failed'), submission.said, t)}{' '}
            {t('waitlist.reservation.notArrived')}
          </Message>
        )}
      </StepBody>
    </Dialog>
  );
}

/** Renders that it is not known whether the reservation has arrived; it is looked up before it can be sent again. */
function OpenOutcome({ isRunning, said }: { readonly isRunning: boolean; readonly said: string | null }) {
  const t = useText();
  const dispatch = useDispatch();
  if (isRunning) return <p role="status">{t('waitlist.reservation.lookingUp')}</p>;
  return (
    <Message
      tone="warning"
      actions={
        <Button initialFocus onClick={() => dispatch(waitlistActions.lookupRequested())}>
          {t('waitlist.reservation.lookUp')}
        </Button>
      }
    >
      {failedAnswerText(t('waitlist.reservation.failed'), said, t)} {t('waitlist.reservation.unknown')}
    </Message>
  );
}
