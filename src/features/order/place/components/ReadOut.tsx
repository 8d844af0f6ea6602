import type { Order } from '~/domain/order/order';
import type { OrderReadOut } from '~/domain/order/orderReadOut';
import { isPaymentMethod } from '~/domain/payment/payment';
import { serviceStatements } from '~/domain/order/serviceStatements';
import { useText } from '~/shared/i18n/i18n';
import { statementText } from '../statementTexts';
import '../orderConfirmationTexts.de';
import styles from './ConfirmationDialog.module.css';

interface ReadOutProps {
  readonly order: Order;
  readonly readOut: OrderReadOut | null;
}

/** Renders the customer-service statements for this order, each as a sentence to read out. */
export function ReadOut({ order, readOut }: ReadOutProps) {
  const t = useText();
  const method = order.payment?.method;
  const statements = serviceStatements({
    deliveryTimes: Object.values(readOut?.deliveryTimes ?? {}),
    method: isPaymentMethod(method) ? method : null,
    plan: readOut?.plan ?? null,
    shippingCost: order.shippingCosts,
    cashOnDeliveryFee: order.cashOnDeliveryFee,
    newsletter: readOut?.newsletter ?? false,
  });
  return (
    <ul className={styles.sentences} aria-label={t('order.confirmation.readOut')}>
      {statements
        .map((statement) => statementText(statement, order.currency, t))
        .map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
    </ul>
  );
}
