import { swissOrderEntry } from '~config/swissOrderEntry';
import { checkoutMethods } from '~/domain/order/checkout';
import type { PaymentMethod } from '~/domain/payment/payment';
import { selectVariant } from './callSlice';

/** The methods that the order entry of the call allows outside an order; the Swiss one has invoice only (REQ D4.2). */
export function selectCheckoutMethods(state: Parameters<typeof selectVariant>[0]): readonly PaymentMethod[] {
  return selectVariant(state) === 'swiss' ? swissOrderEntry.payments : checkoutMethods;
}
