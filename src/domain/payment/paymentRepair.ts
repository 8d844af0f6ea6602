import { noPaymentLeft, ruleRefusal, type PaymentFacts } from './availablePayments';
import type { Cents } from '~/domain/common/money';
import type { PaymentMethod } from './payment';

/** A change of the order that would make a payment method available; `cost` is its price for the caller. */
export type PaymentRepair =
  | { readonly kind: 'deliverToBillingAddress'; readonly cost: Cents }
  | { readonly kind: 'removeVouchers'; readonly cost: Cents }
  | { readonly kind: 'addArticles'; readonly cost: Cents };

interface Candidate {
  readonly repair: PaymentRepair;
  /** The payment facts after the change. */
  readonly factsThen: PaymentFacts;
}

function withoutVouchers(facts: PaymentFacts): PaymentFacts {
  const total = facts.total === null ? null : facts.total + facts.voucherDiscount;
  return { ...facts, hasVouchers: false, voucherDiscount: 0, total };
}

function candidates(facts: PaymentFacts): readonly Candidate[] {
  const missing = facts.total === null ? 0 : Math.max(0, facts.installmentMinimum - (facts.total - facts.presentFee));
  return [
    {
      repair: { kind: 'deliverToBillingAddress', cost: 0 },
      factsThen: { ...facts, deliversToBillingAddress: true, deliversToPickupPoint: false },
    },
    { repair: { kind: 'removeVouchers', cost: facts.voucherDiscount }, factsThen: withoutVouchers(facts) },
    {
      repair: { kind: 'addArticles', cost: missing },
      factsThen: { ...facts, total: facts.total === null ? null : facts.total + missing },
    },
  ];
}

/**
 * The cheapest single change after which the application's rules allow the method; null where they already allow it or
 * no single change is enough. The service may still refuse the method in the next offer.
 */
export function cheapestRepair(method: PaymentMethod, facts: PaymentFacts): PaymentRepair | null {
  // Where the service allows no method at all, no change helps.
  if (ruleRefusal(method, facts) === null || noPaymentLeft(facts)) return null;
  const helping = candidates(facts).filter(({ factsThen }) => ruleRefusal(method, factsThen) === null);
  return helping.toSorted((one, other) => one.repair.cost - other.repair.cost)[0]?.repair ?? null;
}
