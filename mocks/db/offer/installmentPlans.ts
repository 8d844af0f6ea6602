import { percentOf, toAmount, type Cents } from '../common/amounts.ts';
import type { WirePayment, WirePlan } from '../order/wireOrderTypes.ts';
import type { WirePaymentMethod } from '../common/wireTypes.ts';

export const INSTALLMENT_MINIMUM: Cents = 4_500;
const INSTALLMENT_COUNTS = [3, 6, 9] as const;
const NOMINAL_RATE = 9.9;
const EFFECTIVE_RATE = 10.36;
const DEFAULT_DUE_DAY = 1;

/** The figures of a plan that an order must repeat. */
const NEEDED_FIGURES = [
  'installment_count',
  'installment',
  'final_installment',
  'total',
  'calculation_id',
  'due_day',
] as const;
/** The figures that an order may leave out, but not change. */
const OTHER_FIGURES = [
  'channel',
  'interest_rate',
  'nominal_interest_rate',
  'total_interest',
  'total_gross_amount',
] as const;

export function isInstallment(method: WirePaymentMethod | undefined): boolean {
  return method === 'INSTALLMENTS' || method === 'INSTALLMENTS_FACTORING';
}

/** Calculates the plans for a total; the installments and the final one add up to the gross amount to the cent. */
function calculatedPlans(method: WirePaymentMethod, total: Cents, dueDay: number): WirePlan[] {
  if (!isInstallment(method) || total < INSTALLMENT_MINIMUM) return [];
  const channel = method === 'INSTALLMENTS_FACTORING' ? 'FACTORING' : 'HOUSE';
  return INSTALLMENT_COUNTS.map((count) => {
    const interest = percentOf(total, (NOMINAL_RATE * (count + 1)) / 24);
    const gross = total + interest;
    const installment = Math.ceil(gross / count);
    return {
      installment_count: count,
      installment: toAmount(installment),
      final_installment: toAmount(gross - installment * (count - 1)),
      total: toAmount(total),
      calculation_id: `${channel}-${count}-${total}-${dueDay}`,
      channel,
      interest_rate: EFFECTIVE_RATE,
      nominal_interest_rate: NOMINAL_RATE,
      total_interest: toAmount(interest),
      total_gross_amount: toAmount(gross),
      due_day: dueDay,
    };
  });
}

/** Whether a payment has the figures of the plan. */
export function repeatsPlan(payment: WirePayment, plan: WirePlan): boolean {
  return (
    NEEDED_FIGURES.every((figure) => payment[figure] === plan[figure]) &&
    OTHER_FIGURES.every((figure) => (payment[figure] ?? plan[figure]) === plan[figure])
  );
}

/** The available plans, with the failures that a world can switch on. */
export class InstallmentPlans {
  /** The factoring partner refuses once its method is chosen in an offer; the list of methods still has it. */
  partnerRefuses = false;
  /** The first plan that is chosen after plans were shown is withdrawn permanently. */
  withdrawsFirstChoice = false;
  #haveBeenShown = false;
  readonly #withdrawn = new Set<number>();

  offered(payment: WirePayment | null, total: Cents): WirePlan[] {
    if (!payment) return [];
    const plans = calculatedPlans(payment.method, total, payment.due_day ?? DEFAULT_DUE_DAY);
    return plans.filter((plan) => !this.#withdrawn.has(plan.installment_count));
  }

  /** The plan that the payment chooses; undefined where there is no such plan. */
  chosen(payment: WirePayment, total: Cents): WirePlan | undefined {
    const count = payment.installment_count;
    if (typeof count === 'number' && this.withdrawsFirstChoice && this.#haveBeenShown) {
      this.withdrawsFirstChoice = false;
      this.#withdrawn.add(count);
    }
    return this.offered(payment, total).find((plan) => plan.installment_count === count);
  }

  /** The plans to show in an offer; records that plans have been shown. */
  show(payment: WirePayment | null, total: Cents): WirePlan[] {
    const plans = this.offered(payment, total);
    if (plans.length > 0) this.#haveBeenShown = true;
    return plans;
  }
}
