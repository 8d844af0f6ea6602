import { expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { offerActions } from '~/features/offer/offerSlice';
import { selectSubmitBlocks } from './submitFacts';

startStandIn();

it.each([
  ['454811001', 'bulkyNotToPickupPoint'],
  ['432011001', 'pickupPointNotAllowed'],
] as const)(
  'a Packstation that the offer excludes: bulky goods are named only where they are the reason: %s',
  async (sku, kind) => {
    const desk = openDesk();
    await desk.logIn('0800001');
    await desk.enter(sku);
    const { offer } = desk.getState().offer;
    if (offer === null) throw new Error('There is no offer');
    const excluding = { ...offer, canUsePackstationAddress: false };
    desk.dispatch(offerActions.calculated({ offer: excluding, plans: [], paymentOptions: [], at: '' }));
    const kinds = selectSubmitBlocks(desk.getState()).map((block) => block.kind);
    expect(kinds).toContain(kind);
  },
);
