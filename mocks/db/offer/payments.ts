import { currencyOf } from '../product/catalogue.ts';
import { INSTALLMENT_MINIMUM, isInstallment } from './installmentPlans.ts';
import { formatMoney, toAmount, type Cents } from '../common/amounts.ts';
import type { WirePaymentOption } from '../order/wireOrderTypes.ts';
import { PAYMENT_METHODS, type WireCountry, type WirePaymentMethod } from '../common/wireTypes.ts';

export interface PaymentFacts {
  country: WireCountry;
  total: Cents;
  isGuest: boolean;
  isEmployee: boolean;
  blocks: readonly string[];
  dunningLevel: number;
  deliversToBillingAddress: boolean;
  deliversToPickUpPoint: boolean;
  hasVouchers: boolean;
}

const ONLY_ONLINE = 'Nur im Online-Shop möglich. Bitte an den Online-Shop verweisen.';

const LIMITS: Record<WirePaymentMethod, Cents> = {
  INVOICE: 250_000,
  DIRECT_DEBIT: 300_000,
  CASH_ON_DELIVERY: 150_000,
  INSTALLMENTS: 300_000,
  INSTALLMENTS_FACTORING: 1_000_000,
  PAYPAL: 500_000,
  CREDIT_CARD: 500_000,
  SOFORT: 500_000,
};
const GUEST_INVOICE_LIMIT: Cents = 50_000;
const REDUCED_LIMIT: Cents = 10_000;
const BLOCKS_THAT_NEED_MONEY_FIRST = ['DUNNING_LEVEL_2', 'MAJOR_REPORT', 'NO_ORDER_VALUE'];

function limitOf(method: WirePaymentMethod, facts: PaymentFacts): Cents {
  if (method === 'INVOICE' && facts.isGuest) return GUEST_INVOICE_LIMIT;
  if (method === 'INVOICE' && facts.blocks.includes('CREDIT_LIMIT')) return REDUCED_LIMIT;
  return LIMITS[method];
}

function installmentRefusal(facts: PaymentFacts): string | undefined {
  if (facts.isEmployee) return 'Mit Mitarbeiterrabatt ist keine Ratenzahlung möglich.';
  if (facts.hasVouchers) return 'Ratenzahlung und Gutscheine lassen sich nicht verbinden.';
  if (facts.deliversToPickUpPoint) return 'Ratenzahlung ist bei Lieferung an eine Abholstelle nicht möglich.';
  if (facts.dunningLevel > 0 || facts.blocks.includes('INSTALLMENT_DUNNING'))
    return 'Wegen einer offenen Mahnung ist keine Ratenzahlung möglich.';
  if (facts.isGuest) return 'Ratenzahlung ist nur für Bestandskunden möglich.';
  if (facts.total < INSTALLMENT_MINIMUM) {
    return `Ratenzahlung ist erst ab ${formatMoney(INSTALLMENT_MINIMUM, currencyOf(facts.country))} möglich.`;
  }
  return undefined;
}

function ruleRefusal(method: WirePaymentMethod, facts: PaymentFacts): string | undefined {
  if (method === 'PAYPAL' || method === 'CREDIT_CARD' || method === 'SOFORT') return ONLY_ONLINE;
  if (facts.blocks.includes('INSOLVENCY')) return 'Für diesen Kunden ist telefonisch keine Zahlungsart möglich.';
  if (facts.country === 'CH' && method !== 'INVOICE') return 'In der Schweiz ist nur der Kauf auf Rechnung möglich.';
  const owesMoney =
    facts.dunningLevel >= 2 || facts.blocks.some((block) => BLOCKS_THAT_NEED_MONEY_FIRST.includes(block));
  if (owesMoney && method !== 'CASH_ON_DELIVERY') return 'Wegen offener Forderungen ist nur Nachnahme möglich.';
  switch (method) {
    case 'CASH_ON_DELIVERY':
      return facts.deliversToBillingAddress ? undefined : 'Nachnahme ist nur an die Rechnungsadresse möglich.';
    case 'INSTALLMENTS_FACTORING':
      if (facts.country === 'AT') return 'Finanzierung über den Factoring-Partner ist in Österreich nicht möglich.';
      return installmentRefusal(facts);
    case 'INSTALLMENTS':
      return installmentRefusal(facts);
    case 'INVOICE':
    case 'DIRECT_DEBIT':
      return undefined;
  }
}

export function paymentOption(method: WirePaymentMethod, facts: PaymentFacts): WirePaymentOption {
  const limit = limitOf(method, facts);
  const reason =
    ruleRefusal(method, facts) ??
    (facts.total > limit
      ? `Der Bestellwert liegt über dem Limit von ${formatMoney(limit, currencyOf(facts.country))} für diese Zahlungsart.`
      : undefined);
  return { method, enabled: reason === undefined, ...(reason === undefined ? {} : { reason }), limit: toAmount(limit) };
}

export function paymentOptions(facts: PaymentFacts): WirePaymentOption[] {
  return PAYMENT_METHODS.map((method) => paymentOption(method, facts));
}

/** Whether a method can be preferred: online methods cannot. */
export function canBePreferred(method: WirePaymentMethod): boolean {
  return method !== 'PAYPAL' && method !== 'CREDIT_CARD';
}

export function needsBankingDetails(method: WirePaymentMethod): boolean {
  return method === 'DIRECT_DEBIT' || isInstallment(method);
}
