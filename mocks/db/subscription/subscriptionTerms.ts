import { BLOCKED_PLACE } from '../customer/customersAtTheEdge.ts';
import { needsBankingDetails, paymentOption } from '../offer/payments.ts';
import { orderPayment } from '../order/placeOrder.ts';
import { toCents } from '../common/amounts.ts';
import type { WireCustomer, WireSentAddress } from '../common/wireTypes.ts';
import type { WirePayment } from '../order/wireOrderTypes.ts';
import type { WireSubscriptionPayment } from './wireSubscriptionTypes.ts';

// Payment and delivery address of what is not an order yet: a subscription or a waitlist item.

export interface SubscriptionRefusal {
  status: 400 | 404 | 409;
  code: string;
  detail: string;
}

export const refusal = (
  code: string,
  detail: string,
  status: SubscriptionRefusal['status'] = 400,
): SubscriptionRefusal => ({
  status,
  code,
  detail,
});

/** Refuses a method that an order of the customer could not be paid by; instalments are for orders only. */
export function paymentRefusal(
  customer: WireCustomer | undefined,
  { method, iban, account_holder, uses_prefilled_iban }: WirePayment,
  total: number,
): SubscriptionRefusal | undefined {
  const option = paymentOption(method, {
    country: customer?.origin_country ?? 'DE',
    total: toCents(total),
    isGuest: false,
    isEmployee: false,
    blocks: customer?.indicators.blocks ?? [],
    dunningLevel: customer?.indicators.dunning_level ?? 0,
    deliversToBillingAddress: true,
    deliversToPickUpPoint: false,
    hasVouchers: false,
  });
  if (!option.enabled) return refusal('invalid_payment_method', option.reason ?? '');
  if (method === 'INSTALLMENTS' || method === 'INSTALLMENTS_FACTORING')
    return refusal(
      'invalid_payment_method',
      'Ratenzahlung ist hier nicht möglich. Bitte eine andere Zahlungsart wählen.',
    );
  const hasBank = Boolean(iban && account_holder) || (uses_prefilled_iban && customer?.banking_details);
  return needsBankingDetails(method) && !hasBank
    ? refusal('missing_banking_info', 'Für diese Zahlungsart fehlen IBAN und Kontoinhaber.')
    : undefined;
}

export function addressRefusal(address: WireSentAddress | null): SubscriptionRefusal | undefined {
  return address?.street === BLOCKED_PLACE.street && address.street_number === BLOCKED_PLACE.streetNumber
    ? refusal('invalid_delivery_address', 'An diese Adresse kann nicht geliefert werden. Bitte eine andere wählen.')
    : undefined;
}

export function shownPayment(payment: WirePayment, customer: WireCustomer | undefined): WireSubscriptionPayment {
  const shown = orderPayment(payment, 0);
  const bank = payment.uses_prefilled_iban ? customer?.banking_details : undefined;
  return {
    method: payment.method,
    ...(shown.account_holder ? { account_holder: shown.account_holder } : {}),
    ...(shown.masked_iban ? { masked_iban: shown.masked_iban } : {}),
    ...(shown.bank_name ? { bank_name: shown.bank_name } : {}),
    ...bank,
  };
}
