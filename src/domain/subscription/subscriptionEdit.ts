import type { Address } from '~/domain/address/address';
import { checkoutPayments, checkoutProblems, type CheckoutFacts, type CheckoutPayment } from '~/domain/order/checkout';
import { isOrderDate } from './nextOrderDate';
import type { Rotation, Subscription, SubscriptionEdit } from './subscription';
import { readQuantity } from './subscriptionNumbers';

/** What the edit of a subscription holds. `kept`: as the service has it. */
export interface EditForm {
  readonly rotation: Rotation | null;
  /** As typed. */
  readonly quantity: string;
  readonly nextOrderDate: string | null;
  readonly payment: { readonly kind: 'kept' } | { readonly kind: 'chosen'; readonly payment: CheckoutPayment | null };
  readonly address: { readonly kind: 'kept' } | { readonly kind: 'chosen'; readonly address: Address | null };
}

export type EditField = 'rotation' | 'quantity' | 'nextOrderDate' | 'payment' | 'deliveryAddress';

/** What an edit has to know of its subscription. */
export type EditedSubscription = Pick<Subscription, 'id' | 'externalCustomerId' | 'aboInfo'> & {
  readonly details: Pick<Subscription['details'], 'product' | 'payment' | 'deliveryAddress' | 'isAddressUnreadable'>;
};

/** The form of an unchanged subscription, which is a copy of it (REQ G4.1). */
export function editFormOf({ aboInfo, details }: EditedSubscription): EditForm {
  return {
    rotation: aboInfo.rotation,
    quantity: String(details.product.quantity ?? ''),
    nextOrderDate: aboInfo.nextOrderDate,
    // A payment without a method cannot be kept.
    payment: details.payment.method === '' ? { kind: 'chosen', payment: null } : { kind: 'kept' },
    // Neither can an address that could not be read: null would be sent in its place.
    address: details.isAddressUnreadable === true ? { kind: 'chosen', address: null } : { kind: 'kept' },
  };
}

/** Payment and delivery address as the checkout form judges them. */
export function checkoutValueOf({ payment, address }: EditForm, { details }: EditedSubscription) {
  return {
    payment: payment.kind === 'chosen' ? payment.payment : null,
    deliveryAddress: address.kind === 'chosen' ? address.address : details.deliveryAddress,
  };
}

/** The fields that keep an edit from being sent (REQ G4.2, G4.3). A date that is kept may be past. */
export function editProblems(
  form: EditForm,
  original: EditedSubscription,
  facts: CheckoutFacts,
  now: Date,
): readonly EditField[] {
  const { rotation, nextOrderDate, payment, address } = form;
  const isMoved = nextOrderDate !== original.aboInfo.nextOrderDate;
  const checkout = checkoutProblems(checkoutValueOf(form, original), facts);
  const isPaymentWrong =
    payment.kind === 'chosen'
      ? checkout.some(({ part }) => part === 'payment')
      : !canKeepPayment(form, original, facts);
  const isWrong: Readonly<Record<EditField, boolean>> = {
    rotation: rotation === null,
    quantity: readQuantity(form.quantity) === null,
    nextOrderDate: nextOrderDate === null || (isMoved && !isOrderDate(nextOrderDate, now)),
    payment: isPaymentWrong,
    deliveryAddress:
      address.kind === 'chosen'
        ? checkout.some(({ part }) => part === 'deliveryAddress')
        : original.details.isAddressUnreadable === true,
  };
  const fields: readonly EditField[] = ['rotation', 'quantity', 'nextOrderDate', 'payment', 'deliveryAddress'];
  return fields.filter((field) => isWrong[field]);
}

/** Whether the payment method is possible at the new address; one that the desk does not offer is left to the service. */
function canKeepPayment(form: EditForm, original: EditedSubscription, facts: CheckoutFacts): boolean {
  if (form.address.kind === 'kept') return true;
  const { method } = original.details.payment;
  const known = checkoutPayments(checkoutValueOf(form, original), facts).find((choice) => choice.method === method);
  return known === undefined || known.refusal === null;
}

/** The edit to be sent; null while the form has a problem. */
export function editOf(
  form: EditForm,
  original: EditedSubscription,
  facts: CheckoutFacts,
  now: Date,
): SubscriptionEdit | null {
  const { rotation, nextOrderDate, payment } = form;
  const quantity = readQuantity(form.quantity);
  const hasProblems = editProblems(form, original, facts, now).length > 0;
  if (hasProblems || rotation === null || nextOrderDate === null || quantity === null) return null;
  if (payment.kind === 'chosen' && payment.payment === null) return null;
  return {
    deliveryAddress: checkoutValueOf(form, original).deliveryAddress,
    nextOrderDate,
    payment:
      payment.kind === 'chosen' && payment.payment !== null
        ? { kind: 'chosen', payment: payment.payment }
        : {
            kind: 'kept',
            method: original.details.payment.method,
            accountHolder: original.details.payment.accountHolder,
          },
    rotation,
    deliveryProductQuantity: quantity,
  };
}

/** What an edit changes, for its confirmation (REQ G4.6). */
export function changedFields(edit: SubscriptionEdit, { aboInfo, details }: EditedSubscription): readonly EditField[] {
  const changed: Readonly<Record<EditField, boolean>> = {
    rotation: edit.rotation !== aboInfo.rotation,
    quantity: edit.deliveryProductQuantity !== details.product.quantity,
    nextOrderDate: edit.nextOrderDate !== aboInfo.nextOrderDate,
    payment: edit.payment.kind === 'chosen',
    deliveryAddress: JSON.stringify(edit.deliveryAddress) !== JSON.stringify(details.deliveryAddress),
  };
  const fields: readonly EditField[] = ['nextOrderDate', 'rotation', 'quantity', 'payment', 'deliveryAddress'];
  return fields.filter((field) => changed[field]);
}
