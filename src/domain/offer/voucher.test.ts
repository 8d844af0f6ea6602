import { expect, it } from 'vitest';
import { refusalReason } from './voucher';

it.each([
  ['VOUCHER_USED_SAME_DAY', 'usedSameDay'],
  ['VOUCHER_USED_SAME_DAY_DE', 'usedSameDay'],
  ['VOUCHER_USED', 'used'],
  ['VOUCHER_USED_BEFORE', 'used'],
  ['VOUCHER_EXPIRED', 'other'],
  ['', 'other'],
  [null, 'other'],
] as const)('the title %j is read as the reason %s (REQ C11.3)', (title, reason) => {
  expect(refusalReason(title)).toBe(reason);
});
