import type { Cents } from '~/domain/common/money';
import type { OrderFigures } from './offer';

/** What no figure of the offer explains of its total, such as a fee that the service does not name; negative for a reduction. */
export function otherCosts(offer: OrderFigures): Cents {
  const { totalProductPrice, totalVoucherDiscount, employeeDiscount, shippingCost, cashOnDeliveryFee } = offer;
  return (
    offer.totalPrice - (totalProductPrice - totalVoucherDiscount - employeeDiscount + shippingCost + cashOnDeliveryFee)
  );
}

/** Whether the offer has a cash-on-delivery fee, an employee discount or other costs. */
export function hasSpecialLines(offer: OrderFigures): boolean {
  return offer.cashOnDeliveryFee !== 0 || offer.employeeDiscount !== 0 || otherCosts(offer) !== 0;
}
