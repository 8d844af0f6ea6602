import { INSTALLMENT_MINIMUM, isInstallment, paymentOption } from './payments.ts';
import type { Db } from './createDb.ts';
import type { CalculatedOffer, OfferFacts } from './offers.ts';

export interface OfferRefusal {
  code: string;
  detail: string;
  extensions: Record<string, unknown>;
}

/** Order of the reasons: what concerns the goods first, then address, vouchers and at last the payment. */
export function offerRefusal(db: Db, facts: OfferFacts, calculated: CalculatedOffer): OfferRefusal | undefined {
  if (facts.basket.items.length === 0)
    return { code: 'empty-basket', detail: 'Der Warenkorb ist leer.', extensions: {} };
  const category =
    facts.externalCustomerId === undefined
      ? 0
      : db.customers.get(facts.externalCustomerId)?.indicators.address_category;
  if (category === 1 && calculated.paymentFacts.deliversToBillingAddress) {
    return {
      code: 'order_with_address_category1_not_allowed',
      detail: 'An diese Adresse (KAT1) kann nicht geliefert werden. Bitte eine andere Lieferadresse wählen.',
      extensions: { offer: calculated.offer },
    };
  }
  const [invalid] = calculated.invalidVouchers;
  if (invalid) {
    return {
      code: 'voucher-error',
      detail: invalid.detail,
      extensions: { voucher_code: invalid.code, invalid_vouchers: calculated.invalidVouchers, offer: calculated.offer },
    };
  }
  if (facts.method === undefined) return undefined;
  const option = paymentOption(facts.method, calculated.paymentFacts);
  if (option.enabled) return undefined;
  const tooSmall = isInstallment(facts.method) && calculated.total < INSTALLMENT_MINIMUM;
  return {
    code: tooSmall ? 'order-amount-not-eligible' : 'invalid_payment_method',
    detail: option.reason ?? 'Diese Zahlungsart ist nicht möglich.',
    extensions: { offer: calculated.offer },
  };
}
