import { useState } from 'react';
import { promoProductNumbers } from '~config/promoProductNumbers';
import { readProductNumber, type ProductNumberInput } from '~/domain/subscription/subscriptionNumbers';
import { useText } from '~/shared/i18n/i18n';
import { StoredTextField } from '~/shared/ui/StoredTextField';
import type { BulkFormProps } from '../bulkForm';
import '../bulkTexts.de';
import { BulkPreviewList } from './BulkPreviewList';
import styles from './SubscriptionOverview.module.css';

/** The delivery product that a promo number stands for (REQ G5.4). */
function deliveryNumberOf(number: string): string {
  return promoProductNumbers[number] ?? number;
}

/** Asks for other product numbers (REQ G4.5, G5.4); an empty field leaves a number as it is. */
export function NumbersForm({ id, count, rows, draft, onTyped, onConfirm }: BulkFormProps) {
  const t = useText();
  const { deliveryProduct: delivery, subscriptionProduct: subscription } = draft;
  const [isShown, setIsShown] = useState(false);
  const read = { delivery: readProductNumber(delivery), subscription: readProductNumber(subscription) };
  const promo = read.delivery.kind === 'valid' ? (promoProductNumbers[read.delivery.number] ?? null) : null;
  const areMissing = read.delivery.kind === 'missing' && read.subscription.kind === 'missing';
  const errorOf = ({ kind }: ProductNumberInput) => {
    if (!isShown) return undefined;
    if (kind === 'invalid') return t('subscriptionBulk.numbers.invalid');
    return areMissing ? t('subscriptionBulk.numbers.missing') : undefined;
  };
  return (
    <form
      id={id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsShown(true);
        const isInvalid = read.delivery.kind === 'invalid' || read.subscription.kind === 'invalid';
        if (isInvalid || areMissing) return;
        onConfirm({
          kind: 'numbers',
          deliveryProductNumber: read.delivery.kind === 'valid' ? deliveryNumberOf(read.delivery.number) : null,
          subscriptionProductNumber: read.subscription.kind === 'valid' ? read.subscription.number : null,
        });
      }}
    >
      {count !== null && <p>{t('subscriptionBulk.numbers.what', { count })}</p>}
      <StoredTextField
        label={t('subscriptionBulk.numbers.delivery')}
        data-initial-focus=""
        inputMode="numeric"
        value={delivery}
        error={errorOf(read.delivery)}
        onTyped={(deliveryProduct) => onTyped({ deliveryProduct })}
      />
      {promo !== null && <p className={styles.hint}>{t('subscriptionBulk.numbers.promo', { number: promo })}</p>}
      <StoredTextField
        label={t('subscriptionBulk.numbers.subscription')}
        inputMode="numeric"
        value={subscription}
        error={read.subscription.kind === 'invalid' ? errorOf(read.subscription) : undefined}
        onTyped={(subscriptionProduct) => onTyped({ subscriptionProduct })}
      />
      {count !== null && <BulkPreviewList rows={rows} count={count} day={null} />}
    </form>
  );
}
