import { describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { requestsSeen, setFault } from '../../../mocks/node.ts';
import { voucherManagementActions } from './voucherManagementSlice';

startStandIn();

const context = { basketId: null, salesChannel: '04', sourceChannel: 'ECOM' };
const stateOf = (desk: Desk) => desk.getState().voucherManagement;

async function show(customerNumber: string | null, desk = openDesk()): Promise<Desk> {
  desk.dispatch(voucherManagementActions.customerShown(customerNumber));
  await desk.rest();
  return desk;
}

async function check(code: string, desk: Desk): Promise<ReturnType<typeof stateOf>['check']> {
  desk.dispatch(voucherManagementActions.checkRequested({ ...context, code }));
  await desk.rest();
  return stateOf(desk).check;
}

describe('the vouchers of a customer (REQ I1.1, C11.5, C11.6)', () => {
  it('are loaded together with the name of the customer', async () => {
    const { lookup, suggested, redeemed } = stateOf(await show('0123456'));
    expect(lookup).toMatchObject({ phase: 'found', customer: { name: 'Erika Musterfrau', notes: [] } });
    expect(suggested.status === 'loaded' && suggested.vouchers.map(({ code }) => code)).toEqual([
      'SOMMER',
      'DANKE5',
      'PROZENT15',
    ]);
    expect(redeemed.status === 'loaded' && redeemed.vouchers.map(({ code }) => code)).toEqual([
      'BENUTZT',
      'FRUEHLING',
      'MUTTERTAG',
    ]);
  });

  it('say what speaks against redeeming one (REQ C11.9)', async () => {
    expect(stateOf(await show('0600001')).lookup).toMatchObject({ customer: { notes: [{ kind: 'employee' }] } });
    expect(stateOf(await show('0123457')).lookup).toMatchObject({
      customer: { notes: [{ kind: 'restriction', reason: 'FRAUD' }] },
    });
  });

  it('a number that no customer has is not found', async () => {
    expect(stateOf(await show('0999999')).lookup).toEqual({ phase: 'notFound' });
  });

  it.each([
    ['customer', 'lookup', { phase: 'failed' }, voucherManagementActions.lookupRetried],
    ['redeemed-vouchers', 'redeemed', { status: 'failed' }, voucherManagementActions.redeemedRequested],
    ['suggested-vouchers', 'suggested', { status: 'failed' }, voucherManagementActions.suggestedRequested],
  ] as const)('a failure of %s leaves the other parts and can be retried', async (path, part, failed, retry) => {
    setFault({ path, times: 1, fault: { kind: 'status', status: 503 } });
    const desk = await show('0123456');
    const state = stateOf(desk);
    expect(state[part]).toEqual(failed);
    expect(
      [state.lookup, state.redeemed, state.suggested].filter((other) => JSON.stringify(other).includes('failed')),
    ).toHaveLength(1);
    desk.dispatch(retry());
    await desk.rest();
    expect(JSON.stringify(stateOf(desk))).not.toContain('failed');
    expect(desk.notices).toEqual([]);
  });

  it('late answers for the previous customer are dropped (QUALITY 11)', async () => {
    const desk = openDesk();
    setFault({ path: '0123456', times: 3, fault: { kind: 'delay', milliseconds: 40 } });
    desk.dispatch(voucherManagementActions.customerShown('0123456'));
    await show('0180006', desk);
    const { redeemed, lookup } = stateOf(desk);
    expect(redeemed.status === 'loaded' && redeemed.vouchers).toHaveLength(600);
    expect(lookup).toMatchObject({ customer: { customerNumber: '0180006' } });
  });
});

describe('the check of a code (REQ I1.2, C11.1)', () => {
  it.each([
    [' som mer ', { phase: 'valid', code: 'sommer', voucher: { code: 'SOMMER' } }],
    ['FUENFZEHN', { phase: 'valid', voucher: { code: 'PROZENT15', aliasCode: 'FUENFZEHN', percentage: 15 } }],
    ['SCHMUCK15', { voucher: { restrictions: [{ target: 'CATEGORY', label: 'Schmuck' }] } }],
    ['AURELIND10', { voucher: { restrictions: [{ target: 'BRAND', label: 'Aurelind' }] } }],
    ['CREME5', { voucher: { restrictions: [{ target: 'PRODUCT', label: '432011' }] } }],
    ['ETIKETT10', { voucher: { restrictions: [{ target: 'PRODUCT_PRICE_LABEL', label: 'Tagesangebot' }] } }],
    ['STUFEN', { voucher: { progressiveDiscountInfo: '10 % ab 50 €, 15 % ab 100 €, 20 % ab 200 €' } }],
    ['JUBEL', { phase: 'valid', voucher: { code: 'JUBEL' } }],
    ['GRATISVERSAND', { voucher: { type: 'FREE_SHIPPING', validUntil: null } }],
    ['BENUTZT', { phase: 'refused', refusal: { reason: 'used' } }],
    ['HEUTEWEG', { phase: 'refused', refusal: { reason: 'usedSameDay' } }],
    ['VORSCHAU', { phase: 'refused', refusal: { reason: 'other' } }],
    ['  ', { phase: 'missing' }],
  ])('%j: %j', async (code, expected) => {
    expect(await check(code, await show('0123456'))).toMatchObject(expected);
  });

  it('is for the shown customer, or for everybody', async () => {
    const desk = await show(null);
    expect((await check('SOMMER', desk)).phase).toBe('valid');
    // An employee, who gets no vouchers.
    expect((await check('SOMMER', await show('0600001', desk))).phase).toBe('refused');
  });

  it('that fails keeps the code', async () => {
    const desk = await show(null);
    setFault({ path: '/voucher-verify', times: 1, fault: { kind: 'reset' } });
    expect(await check('SOMMER', desk)).toEqual({ phase: 'failed', code: 'SOMMER' });
    expect(stateOf(desk).codeField).toBe('SOMMER');
  });

  it('is cancelled when another customer is shown, while the typed code stays', async () => {
    const desk = await show('0123456');
    desk.dispatch(voucherManagementActions.checkRequested({ ...context, code: 'SOMMER' }));
    await vi.waitFor(() => {
      expect(requestsSeen().some(({ operation }) => operation === 'verifyVoucher')).toBe(true);
    });
    await show(null, desk);
    expect(stateOf(desk)).toMatchObject({ check: { phase: 'none' }, codeField: 'SOMMER' });
  });
});
