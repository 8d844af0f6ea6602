import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { urlPart } from '~/domain/common/urlPart';
import type { WaitlistItem } from '~/domain/waitlist/waitlist';
import { selectCurrency, selectFlags } from '~/features/call/callSlice';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import type { ReservedArticle } from '../reservation';
import { waitlistActions } from '../waitlistSlice';
import { StepBody } from './StepBody';
import { TellOfReservation } from './TellOfReservation';
import '../reservationTexts.de';
import styles from './Reservation.module.css';

interface ReservationDoneProps {
  readonly article: ReservedArticle;
  /** Null where the answer of the service did not contain it. */
  readonly item: WaitlistItem | null;
  readonly customerNumber: string;
}

/** Renders the confirmation: what the service has noted, what the caller is told, and the way to the waitlist (REQ H1.2, H1.5). */
export function ReservationDone({ article, item, customerNumber }: ReservationDoneProps) {
  const t = useText();
  const dispatch = useDispatch();
  const currency = useSelector(selectCurrency);
  const { waitlistHistory: hasHistory } = useSelector(selectFlags);
  const close = () => dispatch(waitlistActions.reservationClosed());
  const money = (cents: number | null) => (cents === null ? '–' : formatMoney(cents, currency));
  return (
    <Dialog
      title={t('waitlist.reservation.open')}
      width="medium"
      onClose={close}
      actions={
        <Button look="primary" initialFocus onClick={close}>
          {t('waitlist.reservation.done')}
        </Button>
      }
    >
      <StepBody>
        <Message tone="success">
          {t('waitlist.reservation.created', { name: article.name || (item?.product.name ?? '') || article.sku })}
        </Message>
        <dl className={styles.figures}>
          <dt>{t('waitlist.reservation.quantity')}</dt>
          <dd>{item?.quantity ?? article.quantity}</dd>
          <dt>{t('waitlist.reservation.shipping')}</dt>
          <dd>{money(item?.shippingCosts ?? null)}</dd>
          <dt>{t('waitlist.reservation.total')}</dt>
          <dd>{money(item?.totalPrice ?? null)}</dd>
        </dl>
        <TellOfReservation />
        {hasHistory && (
          <p>
            <Link to={`/waitlisthistory/${urlPart(customerNumber)}`} onClick={close}>
              {t('waitlist.reservation.toWaitlist')}
            </Link>
          </p>
        )}
      </StepBody>
    </Dialog>
  );
}
