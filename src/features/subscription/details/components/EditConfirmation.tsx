import type { Address } from '~/domain/address/address';
import { germanDate } from '~/domain/common/berlinTime';
import { nameOfSubscription, type Rotation, type SubscriptionEdit } from '~/domain/subscription/subscription';
import { changedFields, type EditedSubscription, type EditField } from '~/domain/subscription/subscriptionEdit';
import '~/domain/subscription/subscriptionWords.de';
import { addressLine } from '~/features/customer/ofCall/addressTexts';
import { paymentMethodText } from '~/features/payment/paymentMethodTexts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import '../changeTexts.de';
import styles from './SubscriptionDetails.module.css';

interface EditConfirmationProps {
  readonly edit: SubscriptionEdit;
  readonly subscription: EditedSubscription;
}

const titles = {
  nextOrderDate: 'subscriptionChangeForm.edit.date',
  rotation: 'subscriptionChangeForm.edit.rotation',
  quantity: 'subscriptionChangeForm.edit.quantity',
  payment: 'subscriptionChangeForm.edit.payment',
  deliveryAddress: 'subscriptionChangeForm.edit.address',
} as const satisfies Record<EditField, string>;

/** What an edit changes, with what it was before (REQ G4.6). */
export function EditConfirmation({ edit, subscription }: EditConfirmationProps) {
  const t = useText();
  return (
    <>
      <p>{t('subscriptionChangeForm.edit.confirmIntro', { number: nameOfSubscription(subscription) })}</p>
      <dl className={styles.facts}>
        {changedFields(edit, subscription).map((field) => {
          const [before, after] = valuesOf(field, edit, subscription, t);
          return (
            <div key={field} style={{ display: 'contents' }}>
              <dt>{t(titles[field])}</dt>
              <dd>
                <b>{after}</b>{' '}
                {before !== '' && (
                  <span className={styles.sub}>{t('subscriptionChangeForm.edit.was', { before })}</span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function valuesOf(
  field: EditField,
  edit: SubscriptionEdit,
  { aboInfo, details }: EditedSubscription,
  t: Translate,
): readonly [before: string, after: string] {
  const rotationText = (rotation: Rotation | null) => (rotation === null ? '' : t(`subscription.rotation.${rotation}`));
  const address = (given: Address | null) =>
    given === null ? t('subscriptionChangeForm.edit.billing') : addressLine(given, t);
  switch (field) {
    case 'nextOrderDate':
      return [germanDate(aboInfo.nextOrderDate ?? ''), germanDate(edit.nextOrderDate)];
    case 'rotation':
      return [rotationText(aboInfo.rotation), rotationText(edit.rotation)];
    case 'quantity':
      return [String(details.product.quantity ?? '?'), String(edit.deliveryProductQuantity)];
    case 'payment': {
      const { payment } = edit;
      return [
        paymentMethodText(details.payment.method, t),
        paymentMethodText(payment.kind === 'kept' ? payment.method : payment.payment.method, t),
      ];
    }
    case 'deliveryAddress':
      return [
        details.isAddressUnreadable === true ? '' : address(details.deliveryAddress),
        address(edit.deliveryAddress),
      ];
  }
}
