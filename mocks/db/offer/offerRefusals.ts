import { INSTALLMENT_MINIMUM, isInstallment } from './installmentPlans.ts';
import { paymentOption } from './payments.ts';
import { SERVICE_VOUCHER_CODES } from './vouchers.ts';
import type { Db } from '../createDb.ts';
import { isBlockedPlace, type CalculatedOffer, type OfferFacts } from './offers.ts';
import type { WirePayment } from '../order/wireOrderTypes.ts';

export interface OfferRefusal {
  code: string;
  detail: string;
  extensions?: Record<string, unknown>;
}

export const FACTORING_REFUSED: OfferRefusal = {
  code: 'invalid_payment_method',
  detail: 'Der Factoring-Partner lehnt die Finanzierung ab. Bitte eine andere Zahlungsart wählen.',
};

export function voucherRefusalOf({ offer, invalidVouchers }: CalculatedOffer): OfferRefusal | undefined {
  const [invalid] = invalidVouchers;
  return (
    invalid && {
      code: 'voucher-error',
      detail: invalid.detail,
      extensions: { voucher_code: invalid.code, invalid_vouchers: invalidVouchers, offer },
    }
  );
}

export function serviceVoucherRefusal(code: string | undefined): OfferRefusal | undefined {
  if (code === undefined || SERVICE_VOUCHER_CODES.includes(code)) return undefined;
  return { code: 'invalid_service_voucher', detail: `Den Servicegutschein ${code} gibt es nicht.` };
}

function addressRefusal(db: Db, facts: OfferFacts, calculated: CalculatedOffer): OfferRefusal | undefined {
  const number = facts.externalCustomerId;
  const category = number === undefined ? 0 : db.customers.get(number)?.indicators.address_category;
  const isBlocked = category === 1 && calculated.paymentFacts.deliversToBillingAddress;
  if (!isBlocked && !isBlockedPlace(facts.deliveryAddress)) return undefined;
  return {
    code: 'order_with_address_category1_not_allowed',
    detail: 'An diese Adresse (KAT1) kann nicht geliefert werden. Bitte eine andere Lieferadresse wählen.',
  };
}

function paymentRefusal(db: Db, payment: WirePayment, calculated: CalculatedOffer): OfferRefusal | undefined {
  const { method, installment_count: count } = payment;
  const option = paymentOption(method, calculated.paymentFacts);
  if (!option.enabled) {
    const tooSmall = isInstallment(method) && calculated.total < INSTALLMENT_MINIMUM;
    return {
      code: tooSmall ? 'order-amount-not-eligible' : 'invalid_payment_method',
      detail: option.reason ?? 'Diese Zahlungsart ist nicht möglich.',
    };
  }
  if (method === 'INSTALLMENTS_FACTORING' && db.installmentPlans.partnerRefuses) return FACTORING_REFUSED;
  if (typeof count !== 'number' || db.installmentPlans.chosen(payment, calculated.total)) return undefined;
  return {
    code: 'invalid-installments',
    detail: 'Diese Anzahl Raten ist nicht möglich. Bitte einen anderen Ratenplan wählen.',
  };
}

/** The first reason that refuses an offer, or undefined; checked in the order basket, address, vouchers, payment. */
export function offerRefusal(db: Db, facts: OfferFacts, calculated: CalculatedOffer): OfferRefusal | undefined {
  if (facts.basket.items.length === 0) return { code: 'empty-basket', detail: 'Der Warenkorb ist leer.' };
  const refusal =
    addressRefusal(db, facts, calculated) ??
    voucherRefusalOf(calculated) ??
    serviceVoucherRefusal(facts.serviceVoucherCode) ??
    (facts.payment ? paymentRefusal(db, facts.payment, calculated) : undefined);
  return refusal && { ...refusal, extensions: { ...refusal.extensions, offer: calculated.offer } };
}
