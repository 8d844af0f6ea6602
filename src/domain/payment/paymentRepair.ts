import { noPaymentLeft, ruleRefusal, type PaymentFacts } from './availablePayments';
import type { Cents } from '~/domain/common/money';
import type { PaymentMethod } from './payment';

/** What would make a method possible; `cost` is what the caller pays for it. */
export type PaymentRepair =
  | { readonly kind: 'deliverToBillingAddress'; readonly cost: Cents }
  | { readonly kind: 'removeVouchers'; readonly cost: Cents }
  | { readonly kind: 'addArticles'; readonly cost: Cents };

interface Candidate {
  readonly repair: PaymentRepair;
  /** The facts as they would be then. */
  readonly factsThen: PaymentFacts;
}

function withoutVouchers(facts: PaymentFacts): PaymentFacts {
  const total = facts.total === null ? null : facts.total + facts.voucherDiscount;
  return { ...facts, hasVouchers: false, voucherDiscount: 0, total };
}

function candidates(facts: PaymentFacts): readonly Candidate[] {
  const missing = facts.total === null ? 0 : Math.max(0, facts.installmentMinimum - facts.total);
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
 * The cheapest single step after which our rules allow the method, where they are what keeps it off; null where no one
 * step is enough. What the service says of it then, the next offer tells.
 */
export function cheapestRepair(method: PaymentMethod, facts: PaymentFacts): PaymentRepair | null {
  // Where the service allows nothing at all, no step of ours helps.
  if (ruleRefusal(method, facts) === null || noPaymentLeft(facts)) return null;
  const helping = candidates(facts).filter(({ factsThen }) => ruleRefusal(method, factsThen) === null);
  return helping.toSorted((one, other) => one.repair.cost - other.repair.cost)[0]?.repair ?? null;
}
