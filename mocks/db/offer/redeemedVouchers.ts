import type { Orders } from '../order/orders.ts';
import { toAmount } from '../common/amounts.ts';
import type { VoucherRecord } from './vouchers.ts';

export interface WireRedeemedVoucher {
  code: string;
  redeemed_at: string;
  order_number: string;
  value: number;
}

/** Erika's orders of 23, 58 and 93 days ago. */
const REDEEMED_BEFORE = [
  ['BENUTZT', '1000000004'],
  ['FRUEHLING', '1000000009'],
  ['MUTTERTAG', '1000000014'],
] as const;

/** The vouchers that each order redeemed. */
export class RedeemedVouchers {
  readonly #vouchersOfOrder = new Map<string, { code: string; value: number }[]>();
  readonly #orders: Orders;

  constructor(orders: Orders, vouchers: ReadonlyMap<string, VoucherRecord>) {
    this.#orders = orders;
    for (const [code, orderNumber] of REDEEMED_BEFORE)
      this.note(orderNumber, [{ code, value: toAmount(vouchers.get(code)?.valueInCents ?? 0) }]);
  }

  note(orderNumber: string, vouchers: { code: string; value: number }[]): void {
    this.#vouchersOfOrder.set(orderNumber, vouchers);
  }

  /** Newest first. */
  ofCustomer(externalCustomerId: string): WireRedeemedVoucher[] {
    return this.#orders.ofCustomer(externalCustomerId).flatMap(({ order }) =>
      (this.#vouchersOfOrder.get(order.number) ?? []).map(({ code, value }) => ({
        code,
        redeemed_at: order.placed_at,
        order_number: order.number,
        value,
      })),
    );
  }
}
