import { describe, expect, it } from 'vitest';
import type { StatusEntry } from './order';
import { partToCorrect, rejectionOf, rejectionStatusOf } from './rejection';
import { statusLabelOf } from './statusLabel';

const entry = (status: string, more: Partial<StatusEntry> = {}): StatusEntry => ({
  status,
  label: '',
  timestamp: '2026-11-20T10:00:00.000+00:00',
  agent: null,
  reason: null,
  kind: null,
  ...more,
});

describe('a rejection (REQ E4.5)', () => {
  it.each([
    ['CrmErrorCode', 'general_crm_rejection', 'CrmErrorCode', 'general_crm_rejection', null],
    ['CustomerModificationRequired', 'duplicate_customer', 'duplicateCustomer', 'unknown', 'customer'],
    ['CustomerModificationRequired', 'fields_could_not_be_updated', 'fieldsNotUpdated', 'unknown', 'customer'],
    ['CustomerModificationRequired', null, 'CustomerModificationRequired', 'unknown', 'customer'],
    ['Exception', null, 'Exception', 'unknown', null],
    ['UnexpectedCrmResponse', 'WHATEVER', 'UnexpectedCrmResponse', 'unknown', null],
    ['ErpRejectionReason', 'general_erp_rejection', 'ErpRejectionReason', 'general_erp_rejection', null],
    [
      'ErpRejectionReason',
      'UniversumBonitaetCheckFailed',
      'ErpRejectionReason',
      'UniversumBonitaetCheckFailed',
      'payment',
    ],
    ['ErpRejectionReason', 'BoniversumCheckFailed', 'ErpRejectionReason', 'BoniversumCheckFailed', 'payment'],
    ['ErpRejectionReason', 'credit_limit_exceeded', 'ErpRejectionReason', 'unknown', 'payment'],
    ['ErpRejectionReason', 'order_with_address_category1_not_allowed', 'ErpRejectionReason', 'unknown', 'address'],
    ['CrmErrorCode', 'deviant_customer_data', 'CrmErrorCode', 'deviant_customer_data', 'customer'],
    ['CRM_ERROR_CODE', 'DEVIANT_CUSTOMER_DATA', 'CrmErrorCode', 'deviant_customer_data', 'customer'],
    ['BrandNewKind', 'unknown', null, 'unknown', null],
    [null, null, null, 'unknown', null],
  ])('of kind %s with reason %s', (kind, reason, readKind, failure, part) => {
    const rejection = rejectionOf([entry('SUBMITTED'), entry('REJECTED', { kind, reason })]);
    expect(rejection).toMatchObject({ kind: readKind, failure, reason });
    expect(rejection === null ? undefined : partToCorrect(rejection)).toBe(part);
  });

  it('is none where the latest status is another one', () => {
    expect(rejectionOf([entry('REJECTED'), entry('SUBMITTED')])).toBeNull();
    expect(rejectionOf([])).toBeNull();
  });

  it.each([
    [['REJECTED'], 'REJECTED'],
    [['FAILED'], 'REJECTED'],
    [['REJECTED', 'SUBMITTED'], 'PENDING'],
    [['CREATED'], 'PENDING'],
    [['REJECTED', 'SUBMITTED', 'ACCEPTED'], 'ACCEPTED'],
  ])('a history of %j is %s (REQ E4.6)', (statuses, status) => {
    expect(rejectionStatusOf(statuses.map((each) => entry(each)))).toBe(status);
  });
});

describe('the label of a status (REQ E2.3)', () => {
  it.each([
    [entry('CREATED'), 'created'],
    [entry('SUBMITTED'), 'submitted'],
    [entry('ACCEPTED'), 'accepted'],
    [entry('ACCEPTED', { label: 'CRM customer data accepted' }), 'crmCustomerDataAccepted'],
    [entry('ACCEPTED', { kind: 'CRM_CUSTOMER_DATA_ACCEPTED' }), 'crmCustomerDataAccepted'],
    [entry('ACCEPTED', { label: 'CRM-Kundendaten angenommen' }), 'crmCustomerDataAccepted'],
    [entry('ACCEPTED', { kind: 'EDITED' }), 'edited'],
    [entry('ACCEPTED', { label: 'bearbeitet' }), 'edited'],
    [entry('FAILED'), 'failed'],
    [entry('REJECTED', { kind: 'ErpRejectionReason' }), 'rejected'],
    [entry('CANCELLED'), 'cancelled'],
    [entry('RECREATED_ORDER'), 'recreated'],
    [entry('ERP_EXPORT_IN_PROGRESS', { label: 'Übergabe läuft' }), null],
    [entry('SOMETHING'), null],
  ])('of %j is %s', (status, label) => {
    expect(statusLabelOf(status)).toBe(label);
  });
});
