import type { Address } from '~/domain/address/address';
import { deliveryTime, type DeliveryTime } from '~/domain/article/deliveryTime';
import type { FreeShippingReason } from '~/domain/offer/freeShipping';
import type { Cents } from '~/domain/common/money';
import type { Offer } from '~/domain/offer/offer';
import type { InstallmentPlan } from '~/domain/payment/payment';

/** Data of the call that the agent reads out after the order, beside the order's own; copied before the call is cleared. */
export interface OrderReadOut {
  readonly deliveryAddress: Address;
  /** The agreed plan of an installment payment. */
  readonly plan: InstallmentPlan | null;
  readonly freeShipping: FreeShippingReason | null;
  /** By SKU. */
  readonly deliveryTimes: Readonly<Record<string, DeliveryTime>>;
  /** The total that the agent announced to the caller. */
  readonly announcedTotal: Cents;
  /** The caller asked for the newsletter: the link must be confirmed within 12 hours. */
  readonly newsletter: boolean;
  readonly voucherCodes: readonly string[];
  /** The address of the confirmation e-mail. */
  readonly email: string | null;
}

export function deliveryTimesOf({ items }: Offer): Readonly<Record<string, DeliveryTime>> {
  return Object.fromEntries(
    items.map(({ sku, deliveryType, deliveryDays }) => [sku, deliveryTime(deliveryType, deliveryDays)]),
  );
}
