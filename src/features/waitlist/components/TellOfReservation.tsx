import { useText } from '~/shared/i18n/i18n';
import { TellCaller } from '~/shared/ui/TellCaller';
import '../reservationTexts.de';

/** Renders what the agent tells the caller about a reservation (REQ H1.5). */
export function TellOfReservation() {
  const t = useText();
  return (
    <TellCaller title={t('waitlist.reservation.tell')}>
      <p>{t('waitlist.reservation.tellDelivery')}</p>
      <p>{t('waitlist.reservation.tellPayment')}</p>
    </TellCaller>
  );
}
