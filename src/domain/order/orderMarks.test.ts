import { describe, expect, it } from 'vitest';
import type { StatusEntry } from './order';
import { orderMarks } from './orderMarks';

const entry = (overrides: Partial<StatusEntry>): StatusEntry => ({
  status: 'ACCEPTED',
  label: 'angenommen',
  timestamp: '2026-11-20T10:00:00+01:00',
  agent: null,
  reason: null,
  kind: null,
  ...overrides,
});

describe('the marks of an order (REQ E2.3, D2.5)', () => {
  it.each([
    [[], []],
    [[entry({}), entry({ status: 'CREATED', label: 'created' })], []],
    [[entry({ kind: 'EDITED', label: 'bearbeitet' })], ['edited']],
    [[entry({ status: 'EDITED' })], ['edited']],
    [[entry({ label: 'edited' })], ['edited']],
    [[entry({ kind: 'CRM_CUSTOMER_DATA_ACCEPTED' })], ['crmCustomerDataAccepted']],
    [[entry({ label: 'CRM customer data accepted' })], ['crmCustomerDataAccepted']],
    [
      [entry({ kind: 'EDITED' }), entry({ label: 'CRM customer data accepted' })],
      ['crmCustomerDataAccepted', 'edited'],
    ],
    // Part of a sentence is no label.
    [[entry({ reason: 'edited', label: 'not edited' })], []],
  ] as const)('%j: %j', (statusHistory, marks) => {
    expect(orderMarks({ complaintFlag: null, statusHistory })).toEqual(marks);
  });

  it('a complaint order is marked first', () => {
    const complaintFlag = { originalExternalOrderId: null, isZeroPercent: false };
    expect(orderMarks({ complaintFlag, statusHistory: [entry({ kind: 'EDITED' })] })).toEqual(['complaint', 'edited']);
  });
});
