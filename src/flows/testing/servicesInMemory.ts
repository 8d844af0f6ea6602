import { vi } from 'vitest';
import { after } from '~/app/testing/virtualTime';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import type { AddItemOutcome, Basket, BasketItem, BasketLine, UpdateItemOutcome } from '~/domain/basket/basket';
import type { VerifyVoucherOutcome } from '~/domain/offer/voucher';
import type { Order } from '~/domain/order/order';
import { anOffer, anOfferItem, anOrder, anOrderItem, aProduct, aVariant, aVoucher } from '~/domain/testing/samples';
import { addItem, loadBasket, removeItem, updateItem } from '~/services/basketService/basketService';
import { ServiceError } from '~/services/http/serviceError';
import { loadOrders } from '~/services/orderHistoryService/orderHistoryService';
import { calculateOffer } from '~/services/orderService/offerService';
import {
  createOrder,
  preCheckOrder,
  type OrderDraft,
  type PreCheckOutcome,
} from '~/services/orderService/orderService';
import { verifyVoucher } from '~/services/orderService/voucherService';
import { validateIban, type IbanOutcome } from '~/services/paymentService/paymentService';
import { loadProduct } from '~/services/productService/productService';

/** How a service answers one request. `lost`: it does what was asked, and its answer does not arrive. */
export const answers = ['good', 'refused', 'failed', 'lost'] as const;
export type Answer = (typeof answers)[number];

const price = 10_00;
const noAnswer = (): ServiceError => new ServiceError({ kind: 'network' });

/**
 * Services in memory behind the mocked service modules: one basket, a catalogue in which every article has one variant, and orders
 * by attempt. `answerOf` decides how each request that changes or decides something is answered, `delayOf` after how many
 * milliseconds; both are asked once per request.
 */
export function servicesInMemory(answerOf: () => Answer, delayOf: () => number) {
  let items: readonly BasketItem[] = [];
  let created = 0;
  const sent: { readonly draft: OrderDraft; readonly inBasket: readonly BasketItem[]; readonly attemptId: string }[] =
    [];
  const stored = new Map<string, Order>();

  const basket = (): Basket => ({ id: 'basket-1', pregeneratedErpNumber: 'erp-1', items });
  /** Waits, does what was asked unless the answer is no, and answers. */
  async function answered<T>(work: () => T, refusal: () => T): Promise<T> {
    const answer = answerOf();
    const milliseconds = delayOf();
    await after(milliseconds);
    if (answer === 'refused') return refusal();
    if (answer === 'failed') throw noAnswer();
    const result = work();
    await after(milliseconds);
    if (answer === 'lost') throw noAnswer();
    return result;
  }

  vi.mocked(loadProduct).mockImplementation((baseProductNo) =>
    answered(
      () => aProduct({ baseProductNo, variants: [aVariant({ sku: `${baseProductNo}001`, price })] }),
      () => null,
    ),
  );
  vi.mocked(addItem).mockImplementation((_id, line: BasketLine) =>
    answered<AddItemOutcome>(
      () => {
        created += 1;
        items = [...items, { ...line, id: `item-${String(created)}` }];
        return { kind: 'added', basket: basket() } as const;
      },
      () => ({ kind: 'reservationFailed', detail: null }) as const,
    ),
  );
  vi.mocked(updateItem).mockImplementation((_id, itemId, change) =>
    answered<UpdateItemOutcome>(
      () => {
        items = items.map((item) => (item.id === itemId ? { ...item, ...change } : item));
        return { kind: 'updated', basket: basket() } as const;
      },
      () => ({ kind: 'reservationFailed', detail: null }) as const,
    ),
  );
  vi.mocked(removeItem).mockImplementation((_id, itemId) =>
    answered(
      () => {
        items = items.filter(({ id }) => id !== itemId);
        return 'removed' as const;
      },
      () => {
        throw noAnswer();
      },
    ),
  );
  vi.mocked(loadBasket).mockImplementation(async () => {
    await after(delayOf());
    return basket();
  });
  vi.mocked(verifyVoucher).mockImplementation(({ code }) =>
    answered<VerifyVoucherOutcome>(
      () => ({ kind: 'valid', voucher: aVoucher({ code }) }) as const,
      () => ({ kind: 'refused', refusal: { reason: 'other', detail: null, invalidVouchers: [] } }) as const,
    ),
  );
  vi.mocked(validateIban).mockImplementation(() =>
    answered<IbanOutcome>(
      () => ({ kind: 'valid', bankName: 'Beispielbank' }) as const,
      () => ({ kind: 'invalid', detail: null }) as const,
    ),
  );
  vi.mocked(calculateOffer).mockImplementation(async ({ voucherCodes }) => {
    const lines = items;
    const answer = answerOf();
    await after(delayOf());
    if (answer === 'failed' || answer === 'lost') throw noAnswer();
    if (answer === 'refused' && voucherCodes.length > 0) {
      const code = voucherCodes[0] ?? null;
      const problem = { kind: 'voucher', title: null, detail: null, code, invalidVouchers: [] } as const;
      return { kind: 'problem', problem, offer: null };
    }
    const total = lines.reduce((sum, { quantity }) => sum + quantity * price, 0);
    const offered = lines.map(({ sku, quantity }) =>
      anOfferItem({ sku, baseProductNo: baseProductNoOf(sku), quantity, singlePrice: price, total: quantity * price }),
    );
    const methods = ['INVOICE', 'CASH_ON_DELIVERY', 'DIRECT_DEBIT'] as const;
    return {
      kind: 'offered',
      offer: anOffer({ items: offered, totalProductPrice: total, totalPrice: total }),
      paymentOptions: methods.map((method) => ({ method, enabled: true, reason: null, limit: null })),
      plans: [],
    };
  });
  vi.mocked(preCheckOrder).mockImplementation(() =>
    answered<PreCheckOutcome>(
      () => ({ kind: 'passed' }) as const,
      () => ({ kind: 'refused', code: 'general_crm_rejection', detail: null }) as const,
    ),
  );
  vi.mocked(createOrder).mockImplementation(async (draft, attemptId) => {
    sent.push({ draft, inBasket: items, attemptId });
    const known = stored.get(attemptId);
    const answer = answerOf();
    await after(delayOf());
    if (known === undefined && answer === 'refused')
      return { kind: 'refused', code: 'general_erp_rejection', detail: null };
    if (answer === 'failed') return { kind: 'unavailable', detail: null };
    const order =
      known ??
      anOrder({
        id: attemptId,
        pregeneratedErpNumber: 'erp-1',
        items: draft.items.map(({ sku, quantity }) => anOrderItem({ sku, quantity })),
      });
    stored.set(attemptId, order);
    items = [];
    return answer === 'lost' ? { kind: 'unknown', detail: null } : { kind: 'created', order };
  });
  vi.mocked(loadOrders).mockImplementation(async () => {
    await after(delayOf());
    const orders = [...stored.values()];
    return { orders, page: 1, totalOrders: orders.length, totalFilteredOrders: orders.length };
  });

  return { sent, stored };
}
