import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { reloaded } from '~/app/journal/testing/reloaded';
import type { AddressInput } from '~/domain/address/addressInput';
import { customerActions, selectDeliveryAddress } from '~/features/customer/ofCall/customerSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { anAddressInput, submitAddress } from '~/flows/testing/customerForms';
import { doIt } from '~/flows/testing/doIt';
import { setFault } from '../../../../mocks/node.ts';
import { selectSubmitBlocks } from './submitFacts';

startStandIn();

/** The stand-in delivers nothing to this house. */
const refused = anAddressInput({ streetNumber: '66' });
const corrected = anAddressInput({ streetNumber: '5' });

const place = ({ getState }: Desk) => selectDeliveryAddress(getState());
const isBlocked = ({ getState }: Desk) => selectSubmitBlocks(getState()).some(({ kind }) => kind === 'addressBlocked');
const closeDialog = (desk: Desk) => doIt(desk, offerActions.dialogOpened('closed'));

/** A desk whose order would go to the refused delivery address. */
async function deskWithDelivery(): Promise<Desk> {
  const desk = openDesk();
  await desk.logIn('0123456');
  await submitAddress(desk, refused, null, 'accepted');
  await desk.enter('432011001');
  await desk.pay('INVOICE');
  return desk;
}

async function changeBilling(desk: Desk, { street, streetNumber }: AddressInput): Promise<void> {
  const { customer } = desk.getState().customer;
  if (customer?.billingAddress?.type !== 'POSTAL') throw new Error('No billing address');
  const billingAddress = { ...customer.billingAddress, street, streetNumber };
  await doIt(desk, customerActions.dataEdited({ ...customer, billingAddress }));
  await doIt(desk, customerActions.deliveryAddressChosen(billingAddress.id));
}

/** A desk whose order would go to the refused billing address. */
async function deskWithBilling(): Promise<Desk> {
  const desk = openDesk();
  await desk.logIn('0123456');
  await changeBilling(desk, refused);
  await desk.enter('432011001');
  await desk.pay('INVOICE');
  return desk;
}

const correctDelivery = (desk: Desk, input = corrected) =>
  submitAddress(desk, input, place(desk)?.id ?? null, 'accepted');

describe('an address that was refused as category 1 (REQ C6.5, C14.6)', () => {
  it.each([
    ['delivery address', deskWithDelivery, correctDelivery],
    ['billing address to which the order goes', deskWithBilling, (desk: Desk) => changeBilling(desk, corrected)],
  ])('blocks no order once it is corrected: %s', async (_which, open, correct) => {
    const desk = await open();
    expect(desk.getState().offer).toMatchObject({ dialog: 'blockedAddress', blockedAddresses: [place(desk)] });
    expect(isBlocked(desk)).toBe(true);
    await closeDialog(desk);
    const id = place(desk)?.id;
    await correct(desk);
    expect(place(desk)?.id).toBe(id);
    expect(isBlocked(desk)).toBe(false);
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  it('is asked about again when the correction is refused, too', async () => {
    const desk = await deskWithDelivery();
    await closeDialog(desk);
    const body = { key: 'order_with_address_category1_not_allowed', title: 'x', status: 400, detail: 'KAT1' };
    setFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'json', status: 400, body } });
    await correctDelivery(desk);
    expect(desk.getState().offer.dialog).toBe('blockedAddress');
    expect(desk.getState().offer.blockedAddresses.at(-1)).toEqual(place(desk));
    expect(isBlocked(desk)).toBe(true);
  });

  it.each([
    ['the same address', () => Promise.resolve()],
    [
      'the corrected address, corrected back',
      async (desk: Desk) => {
        await correctDelivery(desk);
        await correctDelivery(desk, refused);
      },
    ],
    ['the address under another name', (desk: Desk) => correctDelivery(desk, { ...refused, firstName: 'Kurt' })],
  ])('is asked about once and stays blocked: %s', async (_which, change) => {
    const desk = await deskWithDelivery();
    await closeDialog(desk);
    await change(desk);
    await doIt(desk, offerActions.recalculationRequested());
    expect(desk.getState().offer.dialog).toBe('closed');
    expect(isBlocked(desk)).toBe(true);
  });

  it.each([
    ['as it is, is refused and asked about again', false],
    ['once it is corrected, is ordered to', true],
  ])('after a reload, %s', async (_what, isCorrected) => {
    const desk = await deskWithDelivery();
    await closeDialog(desk);
    if (isCorrected) await correctDelivery(desk);
    const after = await reloaded(desk);
    expect(after.getState().offer.dialog).toBe(isCorrected ? 'closed' : 'blockedAddress');
    expect(isBlocked(after)).toBe(!isCorrected);
  });

  it('at the submission is the one that was sent, not one that was chosen meanwhile', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.enter('432011001');
    await desk.pay('INVOICE');
    const sent = place(desk);
    const others = desk.getState().customer.customer?.deliveryAddresses ?? [];
    const other = others.find(({ id }) => id !== sent?.id)?.id ?? '';
    const body = { key: 'order_with_address_category1_not_allowed', title: 'x', status: 400, detail: 'KAT1' };
    setFault({ path: '/order-pre-check', times: 1, fault: { kind: 'json', status: 400, body } });
    desk.store.subscribe(() => {
      const { order, customer } = desk.getState();
      if (order.phase === 'checking' && customer.deliveryAddressId !== other) {
        desk.dispatch(customerActions.deliveryAddressChosen(other));
      }
    });
    await doIt(desk, orderActions.submitRequested());
    expect(place(desk)?.id).toBe(other);
    expect(desk.getState().offer.blockedAddresses).toEqual([sent]);
    expect(isBlocked(desk)).toBe(false);
  });
});
