import { isCountry, type Country, type Currency } from '~/domain/common/country';
import type { OrderContent, OriginalOrder } from './editOrder';
import type { Order } from './order';
import type { OrderDetails } from './orderDetails';

type Named = readonly (string | null | undefined)[];

/** The first country that an order names, else Switzerland by its currency. */
function namedCountry(named: Named, currency: Currency | null): Country | null {
  return named.find(isCountry) ?? (currency === 'CHF' ? 'CH' : null);
}

/** The country whose rules hold for an order. */
const orderCountry = (named: Named, currency: Currency | null): Country => namedCountry(named, currency) ?? 'DE';

/** The country whose address rules hold for an order; its currency decides where it names none. */
export function countryOfOrder({ deliveryAddress, currency }: Order, { customer }: OrderDetails): Country {
  return orderCountry([deliveryAddress?.countryCode, customer?.countryCode], currency);
}

/**
 * The country of a call that goes on with an order: that of its customer, who can be logged in in no other one (REQ B2.3); null where it is not
 * named.
 */
export function countryOfCustomer({ deliveryAddress, currency }: Order, { customer }: OrderDetails): Country | null {
  return namedCountry([customer?.countryCode, deliveryAddress?.countryCode], currency);
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
