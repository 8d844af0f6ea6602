import { describe, expect, it } from 'vitest';
import { isPassing } from '~/domain/order/submitBlocks';
import { itemIdOf, openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { basketActions } from '~/features/basket/basketSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { doIt } from '~/flows/testing/doIt';
import { requestsSeen, currentWorld, setFault } from '../../../../mocks/node.ts';
import { selectSubmitBlocks } from './submitFacts';

startStandIn();

const orders = () => requestsSeen().filter(({ operation }) => operation === 'createOrder');

/** Submits while the offer is recalculated, and returns before its answer. */
async function submitWhileCalculating(): Promise<Desk> {
  const desk = await readyDesk();
  desk.dispatch(offerActions.recalculationRequested());
  desk.dispatch(orderActions.submitRequested());
  expect(desk.getState().order.phase).toBe('waiting');
  return desk;
}

it('a submission while the offer is recalculated waits and is then sent', async () => {
  const desk = await submitWhileCalculating();
  await doIt(desk, orderActions.submitRequested());
  expect(desk.getState().order.phase).toBe('confirmed');
  expect(orders()).toHaveLength(1);
});

it('a submission right after article and payment waits for all of them', async () => {
  const desk = openDesk();
  await desk.logIn('0123456');
  desk.dispatch(productSearchActions.termSubmitted('432011001'));
  desk.dispatch(productSearchActions.termSubmitted('443015001'));
  desk.dispatch(paymentActions.methodChosen({ method: 'INVOICE', hasBankDetails: false }));
  desk.dispatch(orderActions.submitRequested());
  expect(desk.getState().order.phase).toBe('waiting');
  await desk.rest();
  expect(desk.getState().order.phase).toBe('confirmed');
  expect(desk.getState().offer.priceStop).toBeNull();
});

it('a submission waits for an article that is being looked up, and contains it', async () => {
  const desk = await readyDesk();
  desk.dispatch(offerActions.totalAnnounced());
  desk.dispatch(productSearchActions.termSubmitted('443015001'));
  await doIt(desk, orderActions.submitRequested());
  expect(desk.lines()).toEqual(['432011001*1', '443015001*1']);
  // It raises the announced total.
  expect(desk.getState().offer.priceStop?.articles.map(({ sku }) => sku)).toEqual(['443015001']);
  await desk.submit();
  expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { items: [{}, {}] } });
});

it('Esc withdraws a waiting submission', async () => {
  const desk = await submitWhileCalculating();
  await doIt(desk, orderActions.waitEnded());
  expect(desk.getState().order.phase).toBe('open');
  expect(selectSubmitBlocks(desk.getState())).toEqual([]);
  expect(orders()).toEqual([]);
});

it.each([
  [
    'another payment',
    () => paymentActions.methodChosen({ method: 'CASH_ON_DELIVERY', hasBankDetails: false }),
    { kind: 'payment', asked: 'INVOICE', now: 'CASH_ON_DELIVERY' },
  ],
  ['a voucher', () => voucherActions.redemptionRequested('SOMMER'), { kind: 'voucherAdded', code: 'SOMMER' }],
  [
    'another article',
    () => productSearchActions.termSubmitted('443015001'),
    { kind: 'articleAdded', number: '443015001' },
  ],
  [
    'another quantity',
    (desk: Desk) =>
      basketActions.quantityChangeRequested({ itemId: itemIdOf(desk.getState(), '432011001'), quantity: 2 }),
    { kind: 'quantity', sku: '432011001', asked: 1, now: 2 },
  ],
])(
  '%s stops a waiting submission with the difference; the next one sends the changed order',
  async (_what, action, difference) => {
    const desk = await submitWhileCalculating();
    await doIt(desk, action(desk));
    expect(desk.getState().order).toMatchObject({ phase: 'stopped', differences: [difference] });
    expect(orders()).toEqual([]);
    desk.dispatch(offerActions.totalAnnounced());
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  },
);

describe('what was asked for and does not happen stops a waiting submission, with the difference', () => {
  it.each<[string, (desk: Desk) => void | Promise<void>, object]>([
    [
      'an article that does not exist',
      (desk) => {
        desk.dispatch(productSearchActions.termSubmitted('999999001'));
      },
      { kind: 'articleMissing', number: '999999001' },
    ],
    [
      'an article that was sold out',
      (desk) => {
        currentWorld().db.stock.leaveOnly('443015001', 0);
        desk.dispatch(productSearchActions.termSubmitted('443015001'));
      },
      { kind: 'articleMissing', number: '443015001' },
    ],
    [
      'a product with variants to choose from',
      (desk) => {
        desk.dispatch(productSearchActions.termSubmitted('498310'));
      },
      { kind: 'articleMissing', number: '498310' },
    ],
    [
      'a quantity that is not there',
      (desk) => {
        currentWorld().db.stock.leaveOnly('432011001', 1);
        desk.dispatch(
          basketActions.quantityChangeRequested({ itemId: itemIdOf(desk.getState(), '432011001'), quantity: 2 }),
        );
      },
      { kind: 'quantity', sku: '432011001', asked: 2, now: 1 },
    ],
    [
      'a removal that failed',
      async (desk) => {
        await desk.enter('443015001');
        desk.dispatch(offerActions.totalAnnounced());
        setFault({ service: 'basket', method: 'DELETE', fault: { kind: 'status', status: 500 } });
        desk.dispatch(basketActions.removalRequested({ itemId: itemIdOf(desk.getState(), '443015001') }));
      },
      { kind: 'articleAdded', number: '443015001' },
    ],
    [
      'a voucher that is refused',
      (desk) => {
        desk.dispatch(voucherActions.redemptionRequested('GIBTESNICHT'));
      },
      { kind: 'voucherMissing', code: 'GIBTESNICHT' },
    ],
  ])('%s', async (_what, request, difference) => {
    const desk = await readyDesk();
    await request(desk);
    desk.dispatch(orderActions.submitRequested());
    expect(desk.getState().order.phase).toBe('waiting');
    await desk.rest();
    expect(desk.getState().order).toMatchObject({ phase: 'stopped', differences: [difference] });
    expect(orders()).toEqual([]);
  });
});

describe('a block of outdated figures waits for the next ones', () => {
  it('a sold-out article that is removed', async () => {
    const desk = await readyDesk();
    await desk.enter('443015001');
    currentWorld().db.stock.leaveOnly('443015001', 0);
    await doIt(desk, offerActions.recalculationRequested());
    expect(selectSubmitBlocks(desk.getState()).map(({ kind }) => kind)).toEqual(['stockWarning']);
    desk.dispatch(basketActions.removalRequested({ itemId: itemIdOf(desk.getState(), '443015001') }));
    expect(selectSubmitBlocks(desk.getState()).every(isPassing)).toBe(true);
    await doIt(desk, orderActions.submitRequested());
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  it('an IBAN that is being checked', async () => {
    const desk = await readyDesk();
    await desk.pay('DIRECT_DEBIT');
    desk.dispatch(
      paymentActions.bankDetailsEntered({ accountHolder: 'Erika Musterfrau', iban: 'DE02120300000000202051' }),
    );
    desk.dispatch(orderActions.submitRequested());
    expect(desk.getState().order.phase).toBe('waiting');
    await desk.rest();
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});

it.each([
  ['voucher code', () => voucherActions.codeTyped('SOMMER'), 'voucherTyped'],
  ['article number', () => productSearchActions.termTyped('443015001'), 'articleTyped'],
])('a %s that is typed without Enter blocks the submission', async (_what, typed, kind) => {
  const desk = await readyDesk();
  desk.dispatch(typed());
  await desk.submit();
  expect(selectSubmitBlocks(desk.getState()).map((block) => block.kind)).toEqual([kind]);
  expect(orders()).toEqual([]);
});

it('a total that rose meanwhile stops a waiting submission', async () => {
  const desk = await readyDesk();
  currentWorld().db.prices.changeTo(110);
  desk.dispatch(offerActions.recalculationRequested());
  await doIt(desk, orderActions.submitRequested());
  expect(desk.getState().offer.priceStop).toMatchObject({ from: 40_94, isSubmission: true });
  expect(orders()).toEqual([]);
});

it('a block that appears meanwhile stops a waiting submission', async () => {
  const desk = await submitWhileCalculating();
  setFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'status', status: 503 } });
  await desk.rest();
  expect(desk.getState().order.phase).toBe('open');
  expect(selectSubmitBlocks(desk.getState())).toEqual([{ kind: 'offerFailed' }]);
  expect(orders()).toEqual([]);
});

it('an attempt that is sent again keeps its id while the submission waits', async () => {
  const desk = await readyDesk();
  setFault({ path: '/backoffice-orders', times: 1, fault: { kind: 'status', status: 503 } });
  await desk.submit();
  const { order } = desk.getState();
  desk.dispatch(offerActions.recalculationRequested());
  desk.dispatch(orderActions.submitRequested());
  expect(desk.getState().order).toEqual({ phase: 'waiting', before: order });
  await desk.rest();
  expect(desk.getState().order.phase).toBe('confirmed');
  const ids = requestsSeen()
    .filter(({ operation }) => operation === 'createOrder')
    .map(({ correlation_id: id }) => id);
  expect(new Set(ids).size).toBe(1);
});
