import { deliveryTime } from '~/domain/article/deliveryTime';
import type { DeliveryType } from '~/domain/article/product';
import type { Translate } from '~/shared/i18n/i18n';
import '~/domain/article/articleWords.de';

interface Delivered {
  readonly deliveryType: DeliveryType | null;
  readonly deliveryDays: number | null;
}

/** The delivery time of an article in words (REQ C2.4). Not for one that is sold out, which has none. */
export function deliveryTimeText({ deliveryType, deliveryDays }: Delivered, t: Translate): string {
  const delivery = deliveryTime(deliveryType, deliveryDays);
  return t(`product.delivery.${delivery.type}`, { count: 'days' in delivery ? delivery.days : 0 });
}
