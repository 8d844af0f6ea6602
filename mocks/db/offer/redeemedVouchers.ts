import { NUMBERS_AT_THE_EDGE } from '../customer/customersAtTheEdge.ts';
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

const DAY = 86_400_000;

/** Of orders that the order service does not have any more: 600 of Adele's, and texts with markup. */
const REDEEMED_LONG_AGO: Readonly<Record<string, WireRedeemedVoucher[]>> = {
  [NUMBERS_AT_THE_EDGE.twelveAddresses]: Array.from({ length: 600 }, (_, index) => ({
    code: `TREUE${String(600 - index)}`,
    redeemed_at: new Date(Date.UTC(2025, 11, 31, 9, 30) - index * DAY).toISOString(),
    order_number: String(1_000_090_600 - index),
    value: 1 + (index % 20),
  })),
  [NUMBERS_AT_THE_EDGE.markup]: [
    {
      code: '<img src=x onerror="document.title=1">\u202E10',
      redeemed_at: '2025-12-24T10:00:00+01:00',
      order_number: '=1+1',
      value: 10,
    },
  ],
};

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
    if (externalCustomerId in REDEEMED_LONG_AGO) return REDEEMED_LONG_AGO[externalCustomerId] ?? [];
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
