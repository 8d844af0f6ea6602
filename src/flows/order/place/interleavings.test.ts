import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { randomRuns } from '~config/testing/randomRuns';
import { openDesk, type Desk } from '~/app/testing/aDesk';
import { after, pass, startVirtualTime } from '~/app/testing/virtualTime';
import type { OfferOutcome } from '~/domain/offer/offer';
import type { Order } from '~/domain/order/order';
import { aCustomer, anOffer } from '~/domain/testing/samples';
import { basketActions } from '~/features/basket/basketSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { loadOrders } from '~/services/orderHistoryService/orderHistoryService';
import { calculateOffer } from '~/services/orderService/offerService';
import { createOrder, preCheckOrder, type CreateOrderOutcome } from '~/services/orderService/orderService';

vi.mock('~/services/orderService/offerService');
vi.mock('~/services/orderService/loadOrder');
vi.mock('~/services/orderService/orderService');
vi.mock('~/services/orderHistoryService/orderHistoryService');

startVirtualTime();

const paymentOptions = [{ method: 'INVOICE', enabled: true, reason: null, limit: null }] as const;

/** The basket in its nth version; its id contains the version, so that an offer can be matched to its request. */
const basketInShape = (shape: number) => ({
  id: `basket-${String(shape)}`,
  pregeneratedErpNumber: 'erp-1',
  items: [
    {
      id: 'i',
      sku: '432011001',
      baseProductNo: '432011',
      quantity: shape,
      priceDate: null,
      crossSell: null,
      weeeTakeBackEnabled: false,
    },
  ],
});

/** A basket that this page opened has the channel of the call, so that nothing is sent about it. */
const opened = (shape: number) =>
  basketActions.basketReopened({ basket: basketInShape(shape), openedAt: '2026-11-20T09:00:00.000Z', refused: [] });

function deskWithCustomer(): Desk {
  const desk = openDesk();
  const customer = aCustomer();
  desk.dispatch(customerActions.loggedIn({ customer, original: customer, birthdayConfirmed: true, isAnother: false }));
  desk.dispatch(opened(1));
  return desk;
}

describe('offers that are answered in any order', () => {
  const moves = fc.array(
    fc.oneof(
      fc.constant({ kind: 'change' as const }),
      fc.record({ kind: fc.constant('answer' as const), which: fc.nat(9) }),
      fc.record({ kind: fc.constant('turn' as const), milliseconds: fc.constantFrom(0, 3) }),
    ),
    { minLength: 1, maxLength: 12 },
  );

  it('a total with the status `current` belongs to the last change, in every intermediate state', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const open: { shape: number; answer: (outcome: OfferOutcome) => void }[] = [];
        vi.mocked(calculateOffer).mockImplementation(
          ({ basketId }) =>
            new Promise((answer) => {
              open.push({ shape: Number(basketId.replace('basket-', '')), answer });
            }),
        );
        const desk = deskWithCustomer();
        let shape = 1;
        const check = () => {
          const { offer, basket } = desk.getState();
          const shown = offer.status === 'current' ? offer.offer?.totalPrice : shape;
          expect(shown).toBe(Number(basket.id?.replace('basket-', '')));
        };
        const answer = (which: number) => {
          const [asked] = open.splice(which % Math.max(1, open.length), 1);
          asked?.answer({ kind: 'offered', offer: anOffer({ totalPrice: asked.shape }), paymentOptions, plans: [] });
        };
        for (const move of sequence) {
          if (move.kind === 'change') {
            shape += 1;
            desk.dispatch(opened(shape));
          } else if (move.kind === 'answer') answer(move.which);
          else await pass(move.milliseconds);
          check();
        }
        for (let passed = 0; passed < 20 && desk.getState().offer.status !== 'current'; passed += 1) {
          while (open.length > 0) answer(open.length - 1);
          await pass(1);
        }
        expect(desk.getState().offer.status).toBe('current');
        check();
        desk.end();
      }),
      { numRuns: randomRuns(1_000) },
    );
  }, 240_000);
});

describe('submissions in any order', () => {
  const sends = ['created', 'refused', 'unavailable', 'unavailableButStored', 'lost', 'lostButStored'] as const;
  const moves = fc.array(
    fc.constantFrom('submit', 'submit', 'submit', 'resend', 'lookUp', 'recalculate', 'turn', 'wait'),
    {
      minLength: 2,
      maxLength: 12,
    },
  );

  /** Mocks an order service that stores each attempt once and gives `answers` in their order. */
  function anOrderService(answers: readonly (typeof sends)[number][], historyFails: readonly boolean[]) {
    const stored = new Set<string>();
    const sent: string[] = [];
    const order: Order = { ...({} as Order), id: 'o-1', number: '1400000001', pregeneratedErpNumber: 'erp-1' };
    let running = 0;
    let most = 0;
    let asked = 0;
    vi.mocked(calculateOffer).mockImplementation(async () => {
      await after();
      return { kind: 'offered', offer: anOffer(), paymentOptions, plans: [] };
    });
    vi.mocked(preCheckOrder).mockImplementation(async () => {
      await after();
      return { kind: 'passed' };
    });
    vi.mocked(createOrder).mockImplementation(async (_draft, attemptId): Promise<CreateOrderOutcome> => {
      const answer = answers[sent.length] ?? 'created';
      sent.push(attemptId);
      running += 1;
      most = Math.max(most, running);
      if (answer === 'created' || answer.endsWith('Stored')) stored.add(attemptId);
      await after(sent.length % 2);
      running -= 1;
      if (answer === 'refused')
        return stored.has(attemptId) ? { kind: 'created', order } : { kind: 'refused', code: 'x', detail: null };
      if (answer === 'created') return { kind: 'created', order };
      return answer.startsWith('unavailable')
        ? { kind: 'unavailable', detail: null }
        : { kind: 'unknown', detail: null };
    });
    vi.mocked(loadOrders).mockImplementation(async () => {
      asked += 1;
      await after();
      if (historyFails[asked - 1] === true) throw new Error('The history is down');
      return {
        orders: stored.size > 0 ? [order] : [],
        page: 1,
        totalOrders: stored.size,
        totalFilteredOrders: stored.size,
      };
    });
    return { stored, sent, most: () => most };
  }

  async function perform(desk: Desk, move: string): Promise<void> {
    if (move === 'submit') desk.dispatch(orderActions.submitRequested());
    else if (move === 'resend') desk.dispatch(orderActions.resendRequested());
    else if (move === 'lookUp') desk.dispatch(orderActions.lookupRequested());
    else if (move === 'recalculate') desk.dispatch(offerActions.recalculationRequested());
    else await pass(move === 'wait' ? 5 : 0);
  }

  it('at most one order is stored, and it is confirmed in the end, whatever is pressed or lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        moves,
        fc.array(fc.constantFrom(...sends), { maxLength: 4 }),
        fc.array(fc.boolean(), { maxLength: 3 }),
        async (sequence, answers, historyFails) => {
          const service = anOrderService(answers, historyFails);
          const desk = deskWithCustomer();
          desk.dispatch(paymentActions.methodChosen({ method: 'INVOICE', hasBankDetails: false }));
          await desk.rest();
          for (const move of sequence) await perform(desk, move);
          for (let attempt = 0; attempt < 12 && (await desk.rest()).order.phase !== 'confirmed'; attempt += 1) {
            for (const move of ['lookUp', 'wait', 'resend', 'wait', 'submit']) await perform(desk, move);
          }
          expect(desk.getState().order.phase).toBe('confirmed');
          expect(service.stored.size).toBe(1);
          expect(service.most()).toBe(1);
          desk.end();
        },
      ),
      { numRuns: randomRuns(400) },
    );
  }, 240_000);

  it('any number of submissions makes one POST', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('submit', 'turn', 'wait', 'recalculate'), { maxLength: 12 }),
        async (sequence) => {
          const service = anOrderService([], []);
          const desk = deskWithCustomer();
          desk.dispatch(paymentActions.methodChosen({ method: 'INVOICE', hasBankDetails: false }));
          for (const move of sequence) await perform(desk, move);
          await desk.rest();
          await desk.submit();
          expect(service.sent).toHaveLength(1);
          expect(desk.getState().order.phase).toBe('confirmed');
          desk.end();
        },
      ),
      { numRuns: randomRuns(1_000) },
    );
  }, 240_000);
});
