import { describe, expect, it } from 'vitest';
import { openDesk, readyDesk, startStandIn } from '~/app/testing/aDesk';
import { offerActions } from '~/features/offer/offerSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { requestsSeen, resetWorld, setFault } from '../../../../mocks/node.ts';

startStandIn();

async function redeem(desk: Awaited<ReturnType<typeof readyDesk>>, code: string) {
  desk.dispatch(voucherActions.redemptionRequested(code));
  return (await desk.rest()).voucher;
}

describe('a voucher (REQ C11.1)', () => {
  it('that is valid is applied to the offer, and its field is cleared', async () => {
    const desk = await readyDesk();
    desk.dispatch(voucherActions.codeTyped('SOMMER'));
    const voucher = await redeem(desk, ' SOM MER ');
    expect(voucher).toMatchObject({ codeField: '', codes: ['SOMMER'], verifying: null, failure: null });
    expect(voucher.known['SOMMER']).toMatchObject({ type: 'VALUE', value: 10_00 });
    expect(desk.getState().offer.offer).toMatchObject({ totalVoucherDiscount: 10_00, totalPrice: 30_94 });
  });

  it('is stored under its own code where an alias was entered', async () => {
    const desk = await readyDesk();
    expect((await redeem(desk, 'FUENFZEHN')).codes).toEqual(['PROZENT15']);
  });

  it('replaces the previous one', async () => {
    const desk = await readyDesk();
    await redeem(desk, 'SOMMER');
    expect((await redeem(desk, 'DANKE5')).codes).toEqual(['DANKE5']);
    expect(desk.getState().offer.offer?.totalVoucherDiscount).toBe(5_00);
  });

  it('is not taken over by another customer, and named as one to redeem again; the same customer keeps it', async () => {
    const desk = await readyDesk();
    await redeem(desk, 'SOMMER');
    await desk.logIn('0123456');
    expect(desk.getState().voucher).toMatchObject({ codes: ['SOMMER'], failure: null });
    await desk.logIn('0110001');
    expect(desk.getState().voucher).toMatchObject({
      codes: [],
      failure: { kind: 'ofAnotherCustomer', code: 'SOMMER' },
    });
    expect(desk.getState().offer.offer?.totalVoucherDiscount).toBe(0);
    expect(await redeem(desk, 'SOMMER')).toMatchObject({ codes: ['SOMMER'], failure: null });
  });

  it('that is removed is not in the next offer', async () => {
    const desk = await readyDesk();
    await redeem(desk, 'SOMMER');
    desk.dispatch(voucherActions.removed('SOMMER'));
    expect((await desk.rest()).offer.offer?.totalVoucherDiscount).toBe(0);
  });

  it.each([
    ['BENUTZT', 'used'],
    ['HEUTEWEG', 'usedSameDay'],
    ['ABGELAUFEN', 'other'],
    ['GIBTESNICHT', 'other'],
    ['HERBST20', 'other'],
  ])(
    '%s is refused: %s, with the message of the service, and the field is cleared for the next code',
    async (code, reason) => {
      const desk = await readyDesk();
      const voucher = await redeem(desk, ` ${code}`);
      expect(voucher).toMatchObject({
        codes: [],
        codeField: '',
        failure: { kind: 'refused', code, refusal: { reason } },
      });
      expect(voucher.failure?.kind === 'refused' && voucher.failure.refusal.detail).toBeTruthy();
    },
  );

  it('that is refused after the next code was typed keeps that one in the field', async () => {
    const desk = await readyDesk();
    desk.dispatch(voucherActions.redemptionRequested('BENUTZT'));
    desk.dispatch(voucherActions.codeTyped('SOMMER'));
    expect((await desk.rest()).voucher).toMatchObject({ codeField: 'SOMMER', failure: { code: 'BENUTZT' } });
  });

  it('that is redeemed already is cleared from the field', async () => {
    const desk = await readyDesk();
    await redeem(desk, 'SOMMER');
    expect(await redeem(desk, 'SOMMER')).toMatchObject({ codeField: '', failure: { kind: 'redeemedAlready' } });
  });

  it.each([
    ['', 'codeMissing'],
    ['   ', 'codeMissing'],
  ])('%j is no code', async (code, kind) => {
    expect((await redeem(await readyDesk(), code)).failure).toEqual({ kind });
  });

  it('needs customer and basket', async () => {
    const desk = openDesk();
    expect((await redeem(desk, 'SOMMER')).failure).toEqual({ kind: 'needsCustomerAndBasket' });
    await desk.enter('432011001');
    expect((await redeem(desk, 'SOMMER')).failure).toEqual({ kind: 'needsCustomerAndBasket' });
    expect(requestsSeen().some(({ operation }) => operation === 'verifyVoucher')).toBe(false);
  });

  it.each(['0600001', '0600002', '0600003'])('is not for the employee types: %s (REQ C11.9)', async (customer) => {
    const desk = await readyDesk({ customer });
    expect((await redeem(desk, 'SOMMER')).failure).toEqual({ kind: 'notForEmployees' });
  });

  it('that cannot be verified keeps the code and the voucher before', async () => {
    const desk = await readyDesk();
    await redeem(desk, 'SOMMER');
    setFault({ path: '/voucher-verify', fault: { kind: 'status', status: 503 } });
    const voucher = await redeem(desk, 'DANKE5');
    expect(voucher).toMatchObject({
      codes: ['SOMMER'],
      codeField: 'DANKE5',
      failure: { kind: 'failed', code: 'DANKE5' },
    });
  });
});

describe('a voucher that the offer refuses (REQ C6.8)', () => {
  it('is removed with its reason, and the offer is calculated without it', async () => {
    resetWorld('voucherExpired');
    const desk = await readyDesk();
    const voucher = await redeem(desk, 'SOMMER');
    expect(voucher).toMatchObject({ codes: [], codeField: '', failure: { kind: 'refused', code: 'SOMMER' } });
    expect(desk.getState().offer).toMatchObject({ status: 'current', offer: { totalVoucherDiscount: 0 } });
  });

  it.each([
    ['names another code', { voucher_code: 'sommer-alias', invalid_vouchers: [] }],
    ['names none', {}],
  ])('is removed also where the service %s, and the offer is not requested in a loop', async (_case, extra) => {
    const desk = await readyDesk();
    await redeem(desk, 'SOMMER');
    const offers = () => requestsSeen().filter(({ operation }) => operation === 'createOffer').length;
    const before = offers();
    const body = {
      type: '/dpl/order/errors/voucher-error',
      title: 'voucher-error',
      status: 400,
      detail: 'Nein.',
      ...extra,
    };
    setFault({ path: '/backoffice-offers', times: 3, fault: { kind: 'json', status: 400, body } });
    desk.dispatch(offerActions.recalculationRequested());
    const { voucher, offer } = await desk.rest();
    expect(voucher.codes).toEqual([]);
    expect(offer.status).toBe('failed');
    expect(offers() - before).toBe(2);
  });
});
