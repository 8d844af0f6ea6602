import { createSelector } from '@reduxjs/toolkit';
import type { BasketItem } from '~/domain/basket/basket';
import { pick } from '~/domain/common/pick';
import type { Customer } from '~/domain/customer/customer';
import type { PaymentSelection } from '~/domain/payment/payment';
import { selectItems } from '~/features/basket/basketSlice';
import type { OfferRequest } from '~/services/orderService/offerService';
import { selectOfferInputs, type OfferInputs } from './offerInputs';

/** The data of the customer that an offer sends. */
const offeredFields = [
  'id',
  'externalCustomerId',
  'salutation',
  'academicTitle',
  'firstName',
  'lastName',
  'email',
  'dateOfBirth',
  'phoneNumbers',
  'billingAddress',
  'type',
] as const satisfies readonly (keyof Customer)[];

type OfferedCustomer = Pick<Customer, (typeof offeredFields)[number]>;

/** What the figures of an offer depend on: what its request sends, and the lines of the basket. */
type OfferBasis =
  | { readonly kind: Exclude<OfferInputs['kind'], 'offerable'> }
  | {
      readonly kind: 'offerable';
      readonly customer: OfferedCustomer;
      readonly request: Omit<OfferRequest, 'customer' | 'pregenerateErpNumber'>;
      readonly items: readonly BasketItem[];
    };

export const selectOfferBasis = createSelector([selectOfferInputs, selectItems], (inputs, items): OfferBasis => {
  if (inputs.kind !== 'offerable') return { kind: inputs.kind };
  const { pregenerateErpNumber: _number, customer, payment, ...request } = inputs.request;
  return {
    kind: 'offerable',
    customer: pick(customer, offeredFields),
    request: { ...request, payment: withoutConsent(payment) },
    items,
  };
});

/** The caller's consent to the conditions is not sent with an offer. */
function withoutConsent(payment: PaymentSelection | null): PaymentSelection | null {
  return payment !== null && 'count' in payment ? { ...payment, conditionsAccepted: false } : payment;
}
