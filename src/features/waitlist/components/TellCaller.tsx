import { useText } from '~/shared/i18n/i18n';
import '../reservationTexts.de';
import styles from './Reservation.module.css';

/** Renders what the agent tells the caller about a reservation (REQ H1.5). */
export function TellCaller() {
  const t = useText();
  return (
    <section className={styles.tell}>
      <h3>{t('waitlist.reservation.tell')}</h3>
      <p>{t('waitlist.reservation.tellDelivery')}</p>
      <p>{t('waitlist.reservation.tellPayment')}</p>
    </section>
  );
}
