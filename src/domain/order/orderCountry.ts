import { isCountry, type Country, type Currency } from '~/domain/common/country';
import type { OrderContent, OriginalOrder } from './editOrder';
import type { Order } from './order';
import type { OrderDetails } from './orderDetails';

/** The country whose rules hold for an order: the first that it names, else that of its currency. */
function orderCountry(named: readonly (string | null | undefined)[], currency: Currency | null): Country {
  return named.find(isCountry) ?? (currency === 'CHF' ? 'CH' : 'DE');
}

/** The country whose address rules hold for an order; its currency decides where it names none. */
export function countryOfOrder({ deliveryAddress, currency }: Order, { customer }: OrderDetails): Country {
  return orderCountry([deliveryAddress?.countryCode, customer?.countryCode], currency);
}

/** The country whose rules hold for an edit: that of the order before it, whatever the country of the call is. */
export function countryOfEdit({
  originalOrder,
  baseline,
}: {
  readonly originalOrder: Pick<OriginalOrder, 'currency'>;
  readonly baseline: Pick<OrderContent, 'deliveryAddress' | 'billingAddress'>;
}): Country {
  const { deliveryAddress, billingAddress } = baseline;
  return orderCountry([deliveryAddress?.countryCode, billingAddress?.countryCode], originalOrder.currency);
}
