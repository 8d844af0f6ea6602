import { describe, expect, it } from 'vitest';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { offerActions } from '~/features/offer/offerSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { requestsSeen, clearFaults, setFault } from '../../../../mocks/node.ts';
import { bodiesOf, forgetBodies } from '~/flows/testing/sentBodies';

startStandIn();
forgetBodies();

const several = { multipleVouchers: true };

async function redeem(desk: Desk, ...codes: readonly string[]) {
  for (const code of codes) {
    desk.dispatch(voucherActions.redemptionRequested(code));
    await desk.rest();
  }
  return desk.getState().voucher;
}

async function suggestions(desk: Desk) {
  desk.dispatch(voucherActions.suggestionsRequested());
  await desk.rest();
  return desk.getState().voucher.suggestions;
}

describe('several vouchers (REQ A6.4, C11.4)', () => {
  it('are all sent with offer and order where the feature is on', async () => {
    const offers = bodiesOf('/backoffice-offers');
    const orders = bodiesOf('/backoffice-orders/');
    const desk = await readyDesk({ flags: several });
    expect((await redeem(desk, 'SOMMER', 'DANKE5')).codes).toEqual(['SOMMER', 'DANKE5']);
    expect(offers.at(-1)?.voucher).toEqual({ code: 'SOMMER', codes: ['SOMMER', 'DANKE5'], sales_channel: '04' });
    expect(desk.getState().offer.offer?.totalVoucherDiscount).toBe(15_00);
    await desk.submit();
    expect(orders[0]?.voucher).toEqual({ code: 'SOMMER', codes: ['SOMMER', 'DANKE5'] });
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  it('replace each other without the feature', async () => {
    const desk = await readyDesk();
    expect((await redeem(desk, 'SOMMER', 'DANKE5')).codes).toEqual(['DANKE5']);
    expect(desk.getState().offer.offer?.totalVoucherDiscount).toBe(5_00);
  });

  it('are each redeemed once, also by their alias', async () => {
    const desk = await readyDesk({ flags: several });
    const voucher = await redeem(desk, 'PROZENT15', 'SOMMER', 'FUENFZEHN');
    expect(voucher.codes.toSorted()).toEqual(['PROZENT15', 'SOMMER']);
    const verified = requestsSeen().filter(({ operation }) => operation === 'verifyVoucher').length;
    expect((await redeem(desk, 'SOMMER')).failure).toEqual({ kind: 'redeemedAlready', code: 'SOMMER' });
    expect((await redeem(desk, 'sommer')).failure).toEqual({ kind: 'redeemedAlready', code: 'sommer' });
    expect(requestsSeen().filter(({ operation }) => operation === 'verifyVoucher')).toHaveLength(verified);
  });

  it('that cannot be combined: the refused ones are removed, with a message for each code', async () => {
    const desk = await readyDesk({ flags: several });
    const voucher = await redeem(desk, 'SOMMER', 'SOLO20');
    expect(voucher.codes).not.toContain('SOLO20');
    expect(voucher.failure).toMatchObject({ kind: 'refused' });
    const details = voucher.failure?.kind === 'refused' ? voucher.failure.refusal.invalidVouchers : [];
    expect(details.map(({ code }) => code)).toContain('SOLO20');
    expect(details.every(({ detail }) => detail !== '')).toBe(true);
    expect(desk.getState().offer.status).toBe('current');
  });

  it('each have their reason where the service refuses more than one', async () => {
    const desk = await readyDesk({ flags: several });
    await redeem(desk, 'SOMMER', 'DANKE5');
    const invalid_vouchers = [
      { code: 'SOMMER', title: 'VOUCHER_USED', detail: 'Schon eingelöst.' },
      { code: 'DANKE5', title: 'VOUCHER_USED_SAME_DAY', detail: 'Heute schon eingelöst.' },
    ];
    const body = { key: 'voucher-error', title: 'VOUCHER_USED', detail: 'Zwei Codes gelten nicht.', invalid_vouchers };
    setFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'json', status: 400, body } });
    const voucher = await redeem(desk, 'PROZENT15');
    expect(voucher).toMatchObject({
      codes: ['PROZENT15'],
      failure: { kind: 'refused', refusal: { reason: 'used', invalidVouchers: invalid_vouchers } },
    });
    expect(desk.getState().offer.status).toBe('current');
  });
});

describe('a code that is entered while the one before is verified', () => {
  const redeemAtOnce = async (desk: Desk, ...codes: readonly string[]) => {
    for (const code of codes) desk.dispatch(voucherActions.redemptionRequested(code));
    return (await desk.rest()).voucher;
  };
  const timesVerified = () => requestsSeen().filter(({ operation }) => operation === 'verifyVoucher').length;

  it('is redeemed after it, and both hold where the feature is on', async () => {
    const desk = await readyDesk({ flags: several });
    expect(await redeemAtOnce(desk, 'SOMMER', 'DANKE5')).toMatchObject({ codes: ['SOMMER', 'DANKE5'], codeField: '' });
  });

  it('replaces it without the feature, and leaves it where it is refused itself', async () => {
    expect(await redeemAtOnce(await readyDesk(), 'SOMMER', 'DANKE5')).toMatchObject({ codes: ['DANKE5'] });
    expect(await redeemAtOnce(await readyDesk(), 'SOMMER', 'GIBTESNICHT')).toMatchObject({
      codes: ['SOMMER'],
      failure: { kind: 'refused', code: 'GIBTESNICHT' },
    });
  });

  it('stays in the field where it is typed only', async () => {
    const desk = await readyDesk();
    desk.dispatch(voucherActions.redemptionRequested('SOMMER'));
    desk.dispatch(voucherActions.codeTyped('DANKE5'));
    expect((await desk.rest()).voucher).toMatchObject({ codes: ['SOMMER'], codeField: 'DANKE5' });
  });

  it('and is the same one is verified once, and nothing else is said', async () => {
    expect(await redeemAtOnce(await readyDesk(), 'SOMMER', 'SOM MER')).toMatchObject({
      codes: ['SOMMER'],
      failure: null,
    });
    const desk = await readyDesk();
    expect(await redeemAtOnce(desk, 'BENUTZT', 'BENUTZT')).toMatchObject({ codes: [], failure: { code: 'BENUTZT' } });
    expect(timesVerified()).toBe(2);
  });

  it('is dropped with it by another customer', async () => {
    const desk = await readyDesk();
    desk.dispatch(voucherActions.redemptionRequested('SOMMER'));
    desk.dispatch(voucherActions.redemptionRequested('DANKE5'));
    desk.dispatch(voucherActions.customerReplaced());
    expect((await desk.rest()).voucher).toMatchObject({ codes: [], verifying: null });
    expect(await redeemAtOnce(desk, 'DANKE5')).toMatchObject({ codes: ['DANKE5'] });
  });
});

describe('a voucher that another one replaced', () => {
  const refusal = { key: 'voucher-error', title: 'VOUCHER_USED', detail: 'Schon eingelöst.' };
  const refuse = (...codes: readonly string[]) =>
    setFault({
      path: '/backoffice-offers',
      times: 1,
      fault: {
        kind: 'json',
        status: 400,
        body: {
          ...refusal,
          invalid_vouchers: codes.map((code) => ({ code, title: refusal.title, detail: refusal.detail })),
        },
      },
    });

  it('is redeemed again where the offer refuses the other one: the customer would lose it without a word', async () => {
    const desk = await readyDesk();
    await redeem(desk, 'SOMMER');
    refuse('danke5');
    expect(await redeem(desk, 'DANKE5')).toMatchObject({
      codes: ['SOMMER'],
      failure: { kind: 'refused', code: 'danke5' },
    });
    expect(desk.getState().offer.offer?.totalVoucherDiscount).toBe(10_00);
  });

  it('stays removed when the one that replaced it is refused later, and when it is refused itself', async () => {
    const desk = await readyDesk();
    await redeem(desk, 'SOMMER', 'DANKE5');
    refuse('DANKE5');
    desk.dispatch(offerActions.recalculationRequested());
    expect((await desk.rest()).voucher.codes).toEqual([]);
    await redeem(desk, 'SOMMER');
    refuse('SOMMER', 'DANKE5');
    expect((await redeem(desk, 'DANKE5')).codes).toEqual([]);
  });
});

describe('a voucher that was removed', () => {
  it('is restored without another verification, and the offer contains it again', async () => {
    const desk = await readyDesk();
    await redeem(desk, 'SOMMER');
    desk.dispatch(voucherActions.removed('SOMMER'));
    expect((await desk.rest()).voucher.codes).toEqual([]);
    expect(desk.getState().offer.offer?.totalVoucherDiscount).toBe(0);
    const verified = requestsSeen().filter(({ operation }) => operation === 'verifyVoucher').length;
    desk.dispatch(voucherActions.removalUndone());
    expect((await desk.rest()).voucher.codes).toEqual(['SOMMER']);
    expect(desk.getState().offer.offer?.totalVoucherDiscount).toBe(10_00);
    expect(requestsSeen().filter(({ operation }) => operation === 'verifyVoucher')).toHaveLength(verified);
  });

  it('is not restored once another has replaced it', async () => {
    const desk = await readyDesk();
    await redeem(desk, 'SOMMER');
    desk.dispatch(voucherActions.removed('SOMMER'));
    await redeem(desk, 'DANKE5');
    desk.dispatch(voucherActions.removalUndone());
    expect((await desk.rest()).voucher.codes).toEqual(['DANKE5']);
  });
});

describe('suggestions (REQ C11.5)', () => {
  it('are what the service knows for the customer, and one is redeemed like a typed code', async () => {
    const desk = await readyDesk();
    const shown = await suggestions(desk);
    expect(shown.status === 'shown' && shown.vouchers.map(({ code }) => code)).toEqual([
      'SOMMER',
      'DANKE5',
      'PROZENT15',
    ]);
    desk.dispatch(voucherActions.suggestionsClosed());
    expect((await redeem(desk, 'DANKE5')).codes).toEqual(['DANKE5']);
  });

  it('replace the redeemed voucher without the feature, and are added to it with the feature', async () => {
    const one = await readyDesk();
    await redeem(one, 'SOMMER');
    await suggestions(one);
    expect((await redeem(one, 'PROZENT15')).codes).toEqual(['PROZENT15']);
    const two = await readyDesk({ flags: several });
    await redeem(two, 'SOMMER');
    await suggestions(two);
    expect((await redeem(two, 'PROZENT15')).codes).toEqual(['SOMMER', 'PROZENT15']);
  });

  it('that fail to load are shown as failed without a notice, and can be loaded again', async () => {
    const desk = await readyDesk();
    setFault({ service: 'virtual-voucher', fault: { kind: 'status', status: 503 } });
    expect(await suggestions(desk)).toEqual({ status: 'failed' });
    expect(desk.notices).toEqual([]);
    expect((await redeem(desk, 'SOMMER')).codes).toEqual(['SOMMER']);
    clearFaults();
    expect(await suggestions(desk)).toMatchObject({ status: 'shown' });
  });

  it('are empty for an employee, and not requested without a customer number', async () => {
    expect(await suggestions(await readyDesk({ customer: '0600001' }))).toEqual({ status: 'shown', vouchers: [] });
    const before = requestsSeen().filter(({ operation }) => operation === 'suggestVouchers').length;
    expect(await suggestions(openDesk())).toEqual({ status: 'shown', vouchers: [] });
    expect(requestsSeen().filter(({ operation }) => operation === 'suggestVouchers')).toHaveLength(before);
  });

  it('of one customer are never shown for another', async () => {
    const desk = await readyDesk();
    setFault({ service: 'virtual-voucher', fault: { kind: 'delay', milliseconds: 60 } });
    desk.dispatch(voucherActions.suggestionsRequested());
    desk.dispatch(voucherActions.suggestionsClosed());
    await desk.logIn('0600001');
    await desk.answered();
    expect(desk.getState().voucher.suggestions).toEqual({ status: 'none' });
  });
});
