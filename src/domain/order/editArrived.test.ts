import { describe, expect, it } from 'vitest';
import { anEditedOffer } from '~/domain/testing/editSamples';
import { anOrder, aPackstation, aPostalAddress } from '~/domain/testing/samples';
import { isEditShown, isOrderAsEdited } from './editArrived';
import { contentOf } from './editOrderChanges';

describe('an order after its edit (QUALITY 9)', () => {
  it.each([
    [{}, true],
    [{ totalPrice: 1 }, false],
    [{ items: [] }, false],
  ])('has the positions and the total of the draft or not: %j', (overrides, same) => {
    expect(isOrderAsEdited(anOrder(overrides), anEditedOffer())).toBe(same);
  });

  const offer = anEditedOffer();
  const before = contentOf(offer);
  const home = aPostalAddress();
  const moved = anEditedOffer({ deliveryAddress: aPackstation() });
  const { payment } = offer;
  if (payment === null) throw new Error('the sample has no payment');
  const debit = anEditedOffer({ payment: { ...payment, method: 'DIRECT_DEBIT' } });
  const paid = (method: string) => ({ payment: { method } });

  it.each([
    ['nothing that it names', anOrder(), before, offer, false],
    ['another total', anOrder(), { ...before, figures: { ...before.figures, totalPrice: 1 } }, offer, true],
    ['other positions', anOrder(), { ...before, positions: [] }, offer, true],
    ['its address', anOrder({ deliveryAddress: aPackstation() }), { ...before, deliveryAddress: home }, moved, true],
    ['no address yet', anOrder({ deliveryAddress: home }), { ...before, deliveryAddress: home }, moved, false],
    ['its payment', anOrder(paid('DIRECT_DEBIT')), before, debit, true],
    ['no payment yet', anOrder(paid('INVOICE')), before, debit, false],
  ])('shows without a version that it has arrived by %s', (_name, order, content, edited, isShown) => {
    expect(isEditShown(order, content, edited)).toBe(isShown);
  });
});
