import { productByNumber } from '../product/catalogue.ts';
import { deliveryTimeOf } from '../product/deliveryTimes.ts';
import type { WireOfferItem, WireOrderItem } from './wireOrderTypes.ts';
import type { WireNewBasketItem, WireSentAddress } from '../common/wireTypes.ts';

/** The line of an order for the line of an offer and of its basket. */
export function orderedItem(
  item: WireOfferItem,
  ordered: WireNewBasketItem | undefined,
  { id, deliveryAddress, placedAt }: { id: string; deliveryAddress: WireSentAddress | null; placedAt: string },
): WireOrderItem {
  const product = productByNumber(item.sku);
  return {
    id,
    sku: item.sku,
    base_product_number: item.base_product_no,
    total: item.total,
    brand: product?.brand ?? '',
    title: product?.name.short ?? item.sku,
    single_price: item.single_price,
    quantity: item.quantity,
    variants: item.variant.dimensions,
    media_uris: item.variant.images,
    delivery_address: deliveryAddress,
    price_date: ordered?.price_date ?? placedAt,
    delivery_time: deliveryTimeOf(item.delivery_type, item.delivery_days),
    weee_take_back_enabled: ordered?.weee_take_back_enabled ?? false,
    ...(item.cross_sell ? { cross_sell: item.cross_sell } : {}),
  };
}
