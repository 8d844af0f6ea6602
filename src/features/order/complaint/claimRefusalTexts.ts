import { mayClaim } from '~/domain/order/complaint';
import type { Order } from '~/domain/order/order';
import type { Translate } from '~/shared/i18n/i18n';
import './complaintTexts.de';

/** Why no complaint order can be made of an order; null: it can (REQ D2.2). */
export function claimRefusalText(order: Order, t: Translate): string | null {
  const decision = mayClaim(order);
  return decision.isPossible ? null : t(`complaint.refusal.${decision.reason}`);
}
