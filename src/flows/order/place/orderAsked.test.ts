import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { randomRuns } from '~config/testing/randomRuns';
import { openDesk, type Desk } from '~/app/testing/aDesk';
import { pass, startVirtualTime } from '~/app/testing/virtualTime';
import type { CallRootState } from '~/app/modules';
import { aCustomer } from '~/domain/testing/samples';
import { isPassing } from '~/domain/order/submitBlocks';
import { basketActions } from '~/features/basket/basketSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { orderQuestionActions } from '~/features/order/place/orderQuestionSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { answers, servicesInMemory, type Answer } from '~/flows/testing/servicesInMemory';
import type { OrderDraft } from '~/services/orderService/orderService';
import { selectSubmitBlocks } from './submitFacts';

vi.mock('~/services/basketService/basketService');
vi.mock('~/services/basketService/deleteBasket');
vi.mock('~/services/productService/productService');
vi.mock('~/services/paymentService/paymentService');
vi.mock('~/services/orderService/offerService');
vi.mock('~/services/orderService/loadOrder');
vi.mock('~/services/orderService/orderService');
vi.mock('~/services/orderService/voucherService');
vi.mock('~/services/orderHistoryService/orderHistoryService');

startVirtualTime();

const skus = ['111111001', '222222001', '333333001'] as const;

const moves = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('enter' as const), sku: fc.constantFrom(...skus) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('quantity' as const),
      line: fc.nat(3),
      to: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), line: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('redeem' as const), code: fc.constantFrom('EINS', 'ZWEI') }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'noVouchers' as const, 'bank' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      method: fc.constantFrom('INVOICE', 'CASH_ON_DELIVERY', 'DIRECT_DEBIT'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('submit' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('resend' as const, 'tell' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.constantFrom(0, 1, 2, 5, 20) }),
  },
);
/** An order that could be sent once the services have answered. */
const beginning: readonly Move[] = [
  { kind: 'enter', sku: skus[0] },
  { kind: 'pay', method: 'INVOICE' },
];
type Move = typeof moves extends fc.Arbitrary<infer T> ? T : never;

/** The order as an agent reads it on the screen: rows with their wanted quantity, numbers being looked up, vouchers, payment. */
interface Shown {
  readonly pieces: Readonly<Record<string, number>>;
  readonly vouchers: readonly string[];
  readonly payment: string | null;
  readonly iban: string | null;
}

function shownOn({ basket, productSearch, voucher, payment }: CallRootState): Shown {
  const pieces: Record<string, number> = {};
  const count = (sku: string, quantity: number) => {
    if (quantity > 0) pieces[sku] = (pieces[sku] ?? 0) + quantity;
  };
  for (const { id, sku, quantity } of basket.items) {
    const row = basket.activity[id];
    const target = row?.status === 'in_progress' ? row.target : {};
    count(sku, target === 'removed' ? 0 : (target.quantity ?? quantity));
  }
  for (const { sku, quantity } of basket.adding) count(sku, quantity);
  for (const number of productSearch.lookingUp) count(number, 1);
  const vouchers = voucher.verifying === null ? voucher.codes : [voucher.verifying];
  const { selection, ibanCheck } = payment;
  const bank = selection !== null && 'bank' in selection ? selection.bank : null;
  const entered = bank?.kind === 'entered' ? bank.iban : null;
  const iban = bank === null ? null : ibanCheck.status === 'checking' ? ibanCheck.bank.iban : entered;
  return { pieces, vouchers, payment: selection?.method ?? null, iban };
}

function contentOf({ items, voucherCodes, payment }: OrderDraft): Shown {
  const pieces: Record<string, number> = {};
  for (const { sku, quantity } of items) pieces[sku] = (pieces[sku] ?? 0) + quantity;
  const iban = 'bank' in payment && payment.bank.kind === 'entered' ? payment.bank.iban : null;
  return { pieces, vouchers: voucherCodes, payment: payment.method, iban };
}

async function deskWithCustomer(): Promise<Desk> {
  const desk = openDesk();
  const customer = aCustomer();
  desk.dispatch(customerActions.loggedIn({ customer, original: customer, birthdayConfirmed: true, isAnother: false }));
  // The code of the submission is loaded with the customer.
  await desk.rest();
  return desk;
}

async function perform(desk: Desk, move: Move): Promise<void> {
  const { basket } = desk.getState();
  switch (move.kind) {
    case 'enter':
      desk.dispatch(productSearchActions.termSubmitted(move.sku));
      return;
    case 'quantity': {
      const item = basket.items[move.line];
      if (item !== undefined)
        desk.dispatch(basketActions.quantityChangeRequested({ itemId: item.id, quantity: move.to }));
      return;
    }
    case 'remove': {
      const item = basket.items[move.line];
      if (item !== undefined) desk.dispatch(basketActions.removalRequested({ itemId: item.id }));
      return;
    }
    case 'undo':
      desk.dispatch(basketActions.undoRemovalRequested());
      return;
    case 'redeem':
      desk.dispatch(voucherActions.redemptionRequested(move.code));
      return;
    case 'noVouchers':
      desk.dispatch(voucherActions.allRemoved());
      return;
    case 'pay':
      desk.dispatch(paymentActions.methodChosen({ method: move.method, hasBankDetails: false }));
      return;
    case 'bank':
      desk.dispatch(
        paymentActions.bankDetailsEntered({ accountHolder: 'Erika Musterfrau', iban: 'DE02120300000000202051' }),
      );
      return;
    case 'submit':
      desk.dispatch(orderActions.submitRequested());
      return;
    case 'resend':
      desk.dispatch(orderActions.resendRequested());
      return;
    case 'tell':
      desk.dispatch(offerActions.totalAnnounced());
      return;
    case 'wait':
      await pass(move.milliseconds);
  }
}

/** Whether the screen says why nothing was sent. */
function hasReason(state: CallRootState): boolean {
  return (
    selectSubmitBlocks(state).some((block) => !isPassing(block)) ||
    ['stopped', 'refused', 'failed', 'unavailable', 'outcomeUnknown', 'confirmed'].includes(state.order.phase) ||
    state.offer.priceStop !== null ||
    state.orderQuestion.open !== null
  );
}

it('every order sent is the one on the screen when it was asked for; otherwise the screen says why it was not (QUALITY 8)', async () => {
  let ordersSent = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(moves, { minLength: 4, maxLength: 16 }),
      fc.array(fc.constantFrom<Answer>('good', 'good', 'good', ...answers), { maxLength: 30 }),
      fc.array(fc.nat(6), { minLength: 1, maxLength: 10 }),
      async (sequence, given, delays) => {
        let requests = 0;
        const services = servicesInMemory(
          () => given[requests++] ?? 'good',
          () => delays[requests % delays.length] ?? 0,
        );
        const desk = await deskWithCustomer();
        const attempts = new Map<string, Shown>();
        let asked: Shown | null = null;
        let checked = 0;
        const check = () => {
          for (const { draft, inBasket, attemptId } of services.sent.slice(checked)) {
            expect(contentOf(draft)).toEqual(asked);
            expect(draft.items).toEqual(inBasket);
            // An order that is sent again under its id is the same one.
            expect(contentOf(draft)).toEqual(attempts.get(attemptId) ?? contentOf(draft));
            attempts.set(attemptId, contentOf(draft));
          }
          checked = services.sent.length;
        };
        for (const move of [...beginning, ...sequence]) {
          const { phase } = desk.getState().order;
          // A repeated submission changes nothing about the one that waits or is in flight.
          const isHeld = ['waiting', 'checking', 'sending'].includes(phase);
          if ((move.kind === 'submit' || move.kind === 'resend') && !isHeld) asked = shownOn(desk.getState());
          await perform(desk, move);
          check();
        }
        await desk.rest();
        check();
        if (desk.getState().orderQuestion.open !== null) desk.dispatch(orderQuestionActions.cleared());
        const before = services.sent.length;
        asked = shownOn(desk.getState());
        desk.dispatch(orderActions.submitRequested());
        await desk.rest();
        check();
        expect(services.sent.length > before || hasReason(desk.getState())).toBe(true);
        ordersSent += services.sent.length;
        desk.end();
      },
    ),
    { numRuns: randomRuns(400) },
  );
  // Guards against a property that holds because nothing is ever sent.
  expect(ordersSent).toBeGreaterThan(randomRuns(60));
}, 240_000);
