import { expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { requestsSeen, setFault } from '../../../../mocks/node.ts';

// Only a submission can end the pause before an offer in these tests.
setLimits({ offerDebounce: 600_000 });
startStandIn();

const offers = () => requestsSeen().filter(({ operation }) => operation === 'createOffer');

/** Loads a customer, adds an article and chooses a payment; the offer is not requested yet. */
async function filledDesk() {
  const desk = openDesk();
  await desk.logIn('0123456');
  desk.dispatch(productSearchActions.termSubmitted('432011001'));
  await vi.waitFor(() => {
    expect(desk.lines()).toEqual(['432011001*1']);
  });
  desk.dispatch(paymentActions.methodChosen({ method: 'INVOICE', hasBankDetails: false }));
  expect([offers().length, desk.getState().offer.status]).toEqual([0, 'stale']);
  return desk;
}

it('a submission that waits for the offer requests it at once (PERFORMANCE)', async () => {
  const desk = await filledDesk();
  desk.dispatch(orderActions.submitRequested());
  await desk.rest();
  expect(desk.getState().order.phase).toBe('confirmed');
  expect(offers()).toHaveLength(1);
});

it('a submission that waits for an article too requests one offer, with the article (PERFORMANCE)', async () => {
  const desk = await filledDesk();
  setFault({ service: 'product', times: 1, fault: { kind: 'delay', milliseconds: 60 } });
  desk.dispatch(productSearchActions.termSubmitted('443015001'));
  desk.dispatch(orderActions.submitRequested());
  await desk.rest();
  expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { items: [{}, {}] } });
  expect(offers()).toHaveLength(1);
});
