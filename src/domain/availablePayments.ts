import type { Country } from './country';
import type { Cents } from './money';
import type { PaymentMethod, PaymentOption } from './payment';

/** Why a method cannot be chosen now. `service` carries the order service's own words. */
export type PaymentRefusal =
  | { readonly kind: 'onlyToBillingAddress' }
  | { readonly kind: 'invoiceOnlyInSwitzerland' }
  | { readonly kind: 'onlineShopOnly' }
  | { readonly kind: 'overLimit'; readonly limit: Cents }
  | { readonly kind: 'service'; readonly text: string }
  | { readonly kind: 'notOffered' };

export interface PaymentChoice {
  readonly method: PaymentMethod;
  /** Null where the method can be chosen. */
  readonly refusal: PaymentRefusal | null;
}

export interface PaymentFacts {
  /** Null before the first offer: then the defaults of spec 2 §9 hold. */
  readonly options: readonly PaymentOption[] | null;
  readonly country: Country;
  readonly deliversToBillingAddress: boolean;
  readonly total: Cents | null;
}

const telephoneMethods: readonly PaymentMethod[] = ['INVOICE', 'DIRECT_DEBIT', 'CASH_ON_DELIVERY'];
const onlineShopMethods: readonly PaymentMethod[] = ['PAYPAL', 'CREDIT_CARD', 'SOFORT'];

function refusalOf(method: PaymentMethod, facts: PaymentFacts): PaymentRefusal | null {
  if (facts.country === 'CH' && method !== 'INVOICE') return { kind: 'invoiceOnlyInSwitzerland' };
  if (method === 'CASH_ON_DELIVERY' && !facts.deliversToBillingAddress) return { kind: 'onlyToBillingAddress' };
  if (facts.options === null) return null;
  const option = facts.options.find((candidate) => candidate.method === method);
  if (option === undefined) return { kind: 'notOffered' };
  if (option.enabled) return null;
  if (option.limit !== null && facts.total !== null && facts.total > option.limit) {
    return { kind: 'overLimit', limit: option.limit };
  }
  return option.reason === null ? { kind: 'notOffered' } : { kind: 'service', text: option.reason };
}

/** The methods an agent can take on the telephone, each with the reason where it is off, then those of the online shop. */
export function availablePayments(facts: PaymentFacts): readonly PaymentChoice[] {
  const shopMethods = onlineShopMethods.filter((method) => facts.options?.some((option) => option.method === method));
  return [
    ...telephoneMethods.map((method) => ({ method, refusal: refusalOf(method, facts) })),
    ...shopMethods.map((method) => ({ method, refusal: { kind: 'onlineShopOnly' } as const })),
  ];
}

export function canChoose(choices: readonly PaymentChoice[], method: PaymentMethod): boolean {
  return choices.some((choice) => choice.method === method && choice.refusal === null);
}
