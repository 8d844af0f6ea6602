import type { DeliveryTime } from '~/domain/article/deliveryTime';
import type { Cents } from '~/domain/common/money';
import type { InstallmentPlan, PaymentMethod } from '~/domain/payment/payment';

/** A statement that the agent must make to the caller about an order (REQ C18.1). */
export type ServiceStatement =
  | { readonly code: 'standardDelivery' }
  | { readonly code: 'deliveryInDays'; readonly days: number }
  | { readonly code: 'forwarder' }
  | { readonly code: 'invoice' }
  | { readonly code: 'directDebit' }
  | { readonly code: 'cashOnDelivery'; readonly fee: Cents }
  | { readonly code: 'installments'; readonly plan: InstallmentPlan }
  | { readonly code: 'shipping'; readonly amount: Cents }
  | { readonly code: 'freeShipping' }
  | { readonly code: 'returns' }
  | { readonly code: 'newsletter' }
  | { readonly code: 'hotline' };

export interface StatementFacts {
  readonly deliveryTimes: readonly DeliveryTime[];
  readonly method: PaymentMethod | null;
  readonly plan: InstallmentPlan | null;
  /** Null: not known, so nothing is said of it. */
  readonly shippingCost: Cents | null;
  readonly cashOnDeliveryFee: Cents;
  /** The caller asked for the newsletter. */
  readonly newsletter: boolean;
}

function shippingStatement(cost: Cents | null): readonly ServiceStatement[] {
  if (cost === null) return [];
  return [cost > 0 ? { code: 'shipping', amount: cost } : { code: 'freeShipping' }];
}

function deliveryStatement(time: DeliveryTime): ServiceStatement {
  switch (time.type) {
    case 'standardDeliveryTime':
      return { code: 'standardDelivery' };
    case 'daysDeliveryTime':
      return { code: 'deliveryInDays', days: time.days };
    case 'fourteenDaysDelay':
      return { code: 'forwarder' };
  }
}

function paymentStatements({ method, plan, cashOnDeliveryFee }: StatementFacts): ServiceStatement[] {
  switch (method) {
    case 'INVOICE':
      return [{ code: 'invoice' }];
    case 'DIRECT_DEBIT':
      return [{ code: 'directDebit' }];
    case 'CASH_ON_DELIVERY':
      return [{ code: 'cashOnDelivery', fee: cashOnDeliveryFee }];
    case 'INSTALLMENTS':
    case 'INSTALLMENTS_FACTORING':
      return plan === null ? [] : [{ code: 'installments', plan }];
    case 'PAYPAL':
    case 'CREDIT_CARD':
    case 'SOFORT':
    case null:
      return [];
  }
}

/**
 * The statements, each once, in the order in which they are read out: delivery, shipping, payment, returns, then the
 * rest.
 */
export function serviceStatements(facts: StatementFacts): readonly ServiceStatement[] {
  const deliveries = facts.deliveryTimes.map(deliveryStatement);
  const statements: ServiceStatement[] = [
    ...deliveries.filter((one, index) => index === deliveries.findIndex((other) => isSame(one, other))),
    ...shippingStatement(facts.shippingCost),
    ...paymentStatements(facts),
    { code: 'returns' },
  ];
  if (facts.newsletter) statements.push({ code: 'newsletter' });
  return [...statements, { code: 'hotline' }];
}

function isSame(one: ServiceStatement, other: ServiceStatement): boolean {
  if (one.code === 'deliveryInDays' && other.code === 'deliveryInDays') return one.days === other.days;
  return one.code === other.code;
}
