import type { Country } from '~/domain/common/country';
import type { DeliveryType } from '~/domain/article/product';

/** How an old electrical device is handed over (three variants: REQ D1.4). */
export type HandOver =
  /** The forwarder who delivers the new device takes the old one. */
  | 'forwarder'
  /** Sent free of charge as a parcel, or brought to a collection point. */
  | 'parcel'
  /** There is no old device, or the caller keeps it. */
  | 'none';

export interface DeliveredItem {
  readonly deliveryType: DeliveryType | null;
  readonly bulky: boolean;
}

/** The hand-over variant to offer for an item. */
export function handOverOffered({ deliveryType, bulky }: DeliveredItem): 'forwarder' | 'parcel' {
  if (deliveryType === 'TELEPHONE_NOTIFICATION') return 'forwarder';
  return bulky && (deliveryType === 'THIRD_PARTY' || deliveryType === 'CONSIGNMENT') ? 'forwarder' : 'parcel';
}

export function handOver(item: DeliveredItem & { readonly weeeTakeBackEnabled: boolean }): HandOver {
  return item.weeeTakeBackEnabled ? handOverOffered(item) : 'none';
}

/** The obligation to take old devices back applies in Germany only (REQ C3.8), behind its flag. */
export function isTakeBackOffered(
  country: Country,
  flagIsOn: boolean,
  facts: { readonly weeeTakeBack: boolean } | undefined,
): boolean {
  return country === 'DE' && flagIsOn && facts?.weeeTakeBack === true;
}
