import { describe, expect, it } from 'vitest';
import { readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { freeShippingReasons, type FreeShippingReason } from '~/domain/offer/freeShipping';
import { offerActions } from '~/features/offer/offerSlice';
import { bodiesOf, forgetBodies } from '~/flows/testing/sentBodies';

startStandIn();
forgetBodies();

async function waive(desk: Desk, reason: FreeShippingReason | null) {
  desk.dispatch(offerActions.freeShippingChosen(reason));
  return (await desk.rest()).offer;
}

describe('free shipping (REQ C11.7)', () => {
  it.each(freeShippingReasons)('for %s removes the costs from the offer and is sent with the order', async (reason) => {
    const offers = bodiesOf('/backoffice-offers');
    const orders = bodiesOf('/backoffice-orders/');
    const desk = await readyDesk();
    desk.dispatch(offerActions.dialogOpened('freeShipping'));
    expect(await waive(desk, reason)).toMatchObject({
      dialog: 'closed',
      freeShipping: reason,
      offer: { shippingCost: 0, totalPrice: 34_99, freeShippingReason: reason },
      changes: [{ figure: 'shipping', difference: -5_95 }],
    });
    expect(offers.at(-1)).toMatchObject({ service_voucher: { code: reason }, is_shipping_cost_overwritten: true });
    await desk.submit();
    expect(desk.getState().order).toMatchObject({
      phase: 'confirmed',
      order: { totalPrice: 34_99, shippingCosts: 0 },
      readOut: { freeShipping: reason },
    });
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      service_voucher: { code: reason },
      is_shipping_overwritten: true,
      free_shipping: reason,
    });
  });

  it('that is withdrawn is charged again, and is not in the order', async () => {
    const orders = bodiesOf('/backoffice-orders/');
    const desk = await readyDesk();
    await waive(desk, 'SYSTEMFEHLER');
    expect(await waive(desk, null)).toMatchObject({ freeShipping: null, offer: { shippingCost: 5_95 } });
    await desk.submit();
    expect(orders[0]).toMatchObject({ service_voucher: null, is_shipping_overwritten: false, free_shipping: null });
  });

  it('belongs to this order: after it, and for another customer, shipping costs again', async () => {
    const desk = await readyDesk();
    await waive(desk, 'UMTAUSCH');
    await desk.logIn('0110001');
    expect(desk.getState().offer.freeShipping).toBeNull();
    await waive(desk, 'UMTAUSCH');
    await desk.pay('INVOICE');
    await desk.submit();
    expect(desk.getState().offer.freeShipping).toBeNull();
  });

  it('is kept while the basket is empty', async () => {
    const desk = await readyDesk();
    await waive(desk, 'UMTAUSCH');
    await desk.remove('432011001');
    await desk.enter('443015001');
    expect(desk.getState().offer).toMatchObject({ freeShipping: 'UMTAUSCH', offer: { shippingCost: 0 } });
  });
});
