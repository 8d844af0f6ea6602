import { describe, expect, it } from 'vitest';
import { firstRedeemedView, redeemedInView, redeemedRows, sortRedeemed, type RedeemedView } from './redeemedVouchers';
import type { RedeemedVoucher } from './voucher';

const vouchers: readonly RedeemedVoucher[] = [
  { code: 'SOMMER', redeemedAt: '2026-10-01T09:30:00+02:00', orderNumber: '1400000001', value: 10_10 },
  { code: 'ALT', redeemedAt: null, orderNumber: null, value: null },
  { code: 'CODE10', redeemedAt: '2026-09-30T23:30:00-02:00', orderNumber: '1400000002', value: 5_00 },
  { code: 'CODE9', redeemedAt: 'irgendwann', orderNumber: '1400000003', value: 100_00 },
];
const codes = (view: Partial<RedeemedView>) =>
  redeemedInView(vouchers, { ...firstRedeemedView, ...view }).map(({ code }) => code);

describe('redeemed vouchers in a list (REQ I1.1)', () => {
  it.each([
    [{}, ['SOMMER', 'CODE10', 'ALT', 'CODE9']],
    [{ direction: 'ASC' }, ['CODE10', 'SOMMER', 'ALT', 'CODE9']],
    [{ sortedBy: 'code', direction: 'ASC' }, ['ALT', 'CODE9', 'CODE10', 'SOMMER']],
    [{ sortedBy: 'value' }, ['CODE9', 'SOMMER', 'CODE10', 'ALT']],
    [{ sortedBy: 'orderNumber', direction: 'ASC' }, ['SOMMER', 'CODE10', 'CODE9', 'ALT']],
    [{ keyword: ' code 1' }, ['CODE10']],
    [{ keyword: '0000003' }, ['CODE9']],
    [{ keyword: 'xyz' }, []],
  ] as const)('in the view %j: %j', (view, expected) => {
    expect(codes(view)).toEqual(expected);
  });

  it('are sorted by a pressed head, dates and amounts with the highest first, and the other way round by pressing it again', () => {
    const byValue = sortRedeemed(firstRedeemedView, 'value');
    expect(byValue).toMatchObject({ sortedBy: 'value', direction: 'DESC' });
    expect(sortRedeemed(byValue, 'value')).toMatchObject({ sortedBy: 'value', direction: 'ASC' });
    expect(sortRedeemed(byValue, 'code')).toMatchObject({ sortedBy: 'code', direction: 'ASC' });
  });

  it('are the rows of a file', () => {
    const headings = { code: 'Code', redeemedAt: 'Eingelöst', orderNumber: 'Auftrag', value: 'Wert' };
    expect(redeemedRows(vouchers.slice(0, 2), headings)).toEqual([
      ['Code', 'Eingelöst', 'Auftrag', 'Wert'],
      ['SOMMER', '01.10.2026 09:30', '1400000001', { cents: 10_10 }],
      ['ALT', null, null, null],
    ]);
  });
});
