import type { BasketRecord, Baskets } from '../basket/baskets.ts';
import { SAMPLE_NUMBERS } from '../customer/sampleCustomers.ts';
import type { InflightStep, WireInflightOrder } from './wireCallCentreTypes.ts';
import type { WirePaymentMethod } from '../common/wireTypes.ts';

interface BrokenOffCall {
  code: string;
  step: InflightStep | null;
  /** The number that the caller typed last; it may be no product. */
  baseProductNo: string;
  lines: readonly (readonly [sku: string, quantity: number])[];
  /** Customer number; without it, Erika. */
  customer?: string;
  voucher?: string;
  payment?: WirePaymentMethod;
  basketIsGone?: true;
}

const NOBODY = '0999999';
const CREAM = '432011001';
const MAGNESIUM = '443015001';
const FREEZER = '454398001';
const WASHING_MACHINE = '454577001';
const AIR_FRYER = '454287001';
const LAMP = '454623001';

const BROKEN_OFF_CALLS: readonly BrokenOffCall[] = [
  {
    code: '7001',
    step: null,
    baseProductNo: '432011',
    lines: [
      [CREAM, 1],
      [MAGNESIUM, 2],
    ],
    voucher: 'SOMMER',
    payment: 'INVOICE',
  },
  { code: '7002', step: 'INVALID_BASE_PRODUCT_NUMBER_SELECTION', baseProductNo: '499999', lines: [] },
  { code: '7003', step: 'INVALID_PRODUCT_VARIANT_SELECTION', baseProductNo: '410217', lines: [[MAGNESIUM, 1]] },
  { code: '7004', step: 'INVALID_CROSS_SELLING', baseProductNo: '432011', lines: [[CREAM, 1]] },
  { code: '7005', step: 'INVALID_AUTHENTICATION', baseProductNo: '432011', lines: [[CREAM, 1]] },
  { code: '7006', step: 'INVALID_VOUCHER_SELECTION', baseProductNo: '432011', lines: [[CREAM, 1]] },
  { code: '7007', step: 'INVALID_ADDRESS_SELECTION', baseProductNo: '432011', lines: [[CREAM, 1]] },
  { code: '7008', step: 'INVALID_PAYMENT_METHOD_SELECTION', baseProductNo: '432011', lines: [[CREAM, 1]] },
  { code: '7009', step: 'INVALID_ORDER', baseProductNo: '432011', lines: [[CREAM, 1]], payment: 'INVOICE' },
  {
    code: '7010',
    step: 'WEEE_TAKEBACK_HANDOVER',
    baseProductNo: '454398',
    lines: [
      [FREEZER, 1],
      [WASHING_MACHINE, 1],
    ],
  },
  {
    code: '7011',
    step: 'WEEE_TAKEBACK_HANDOVER',
    baseProductNo: '454287',
    lines: [
      [AIR_FRYER, 1],
      [LAMP, 1],
    ],
  },
  {
    code: '7012',
    step: 'WEEE_TAKEBACK_HANDOVER',
    baseProductNo: '454398',
    lines: [
      [FREEZER, 1],
      [AIR_FRYER, 1],
    ],
  },
  { code: '7013', step: 'BASKET_NOT_FOUND', baseProductNo: '432011', lines: [], basketIsGone: true },
  { code: '7014', step: null, baseProductNo: '432011', lines: [[CREAM, 1]], customer: NOBODY, payment: 'INVOICE' },
  { code: '7015', step: null, baseProductNo: '432011', lines: [[CREAM, 1]], voucher: 'ABGELAUFEN', payment: 'INVOICE' },
  { code: '7016', step: null, baseProductNo: '443450', lines: [['443450001', 1]], payment: 'INSTALLMENTS' },
  {
    code: '7017',
    step: null,
    baseProductNo: '432011',
    lines: [[CREAM, 1]],
    customer: SAMPLE_NUMBERS.pinFirstDigits,
    payment: 'INVOICE',
  },
];

export const INFLIGHT_CODES: readonly string[] = BROKEN_OFF_CALLS.map(({ code }) => code);

/** Orders that callers began with the voice computer; the items of their baskets are reserved. */
export class InflightOrders {
  readonly #baskets: Baskets;
  readonly #basketIds = new Map<string, string>();

  constructor(baskets: Baskets) {
    this.#baskets = baskets;
  }

  read(code: string): WireInflightOrder | undefined {
    const call = BROKEN_OFF_CALLS.find((known) => known.code === code);
    if (!call) return undefined;
    return {
      code,
      step: call.step,
      base_product_no: call.baseProductNo,
      basket_id: this.#basketIdOf(call),
      customer: { external_customer_id: call.customer ?? SAMPLE_NUMBERS.erika },
      ...(call.voucher === undefined ? {} : { voucher_code: call.voucher }),
      ...(call.payment === undefined ? {} : { payment_method: call.payment }),
      sales_channel: '01',
      sales_office: '1002',
    };
  }

  /** The id of the call's basket, which the first request creates and fills; later ones get the same id, even once deleted. */
  #basketIdOf(call: BrokenOffCall): string {
    if (call.basketIsGone) return `basket-of-${call.code}`;
    const known = this.#basketIds.get(call.code);
    if (known !== undefined) return known;
    const basket = this.#baskets.create('DE');
    this.#basketIds.set(call.code, basket.id);
    this.#fill(basket, call);
    return basket.id;
  }

  #fill(basket: BasketRecord, { lines }: BrokenOffCall): void {
    for (const [sku, quantity] of lines) {
      this.#baskets.add(basket, {
        sku,
        base_product_no: sku.slice(0, 6),
        quantity,
        price_date: null,
        weee_take_back_enabled: false,
      });
    }
  }
}
