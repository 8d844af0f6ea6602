import { describe, expect, it } from 'vitest';
import { emptyCustomerInput } from '~/domain/customer/customerInput';
import { customerDataActions, customerDataSlice, type CustomerPurpose } from './customerDataSlice';

const { reducer } = customerDataSlice;
const begun = { ...emptyCustomerInput, firstName: 'Nina' };

function withDraft(purpose: CustomerPurpose) {
  const open = reducer(undefined, customerDataActions.customerFormOpened(purpose));
  return reducer(open, customerDataActions.customerDrafted(begun));
}

describe('opening another customer form during an unfinished one', () => {
  it.each([
    ['create', 'guest'],
    ['guest', 'create'],
    ['create', 'create'],
  ] as const)('%s → %s keeps the draft', (from, to) => {
    const state = reducer(withDraft({ kind: from }), customerDataActions.customerFormOpened({ kind: to }));
    expect(state).toMatchObject({ form: { purpose: { kind: to } }, drafts: { customer: begun } });
  });

  it.each([
    ['create', 'edit'],
    ['edit', 'create'],
    ['edit', 'guest'],
    ['edit', 'edit'],
  ] as const)('%s → %s keeps the unfinished one open', (from, to) => {
    const state = withDraft({ kind: from });
    expect(reducer(state, customerDataActions.customerFormOpened({ kind: to }))).toBe(state);
  });

  it.each(['create', 'guest', 'edit'] as const)('without a draft %s opens empty', (to) => {
    const open = reducer(undefined, customerDataActions.customerFormOpened({ kind: 'create' }));
    const state = reducer(open, customerDataActions.customerFormOpened({ kind: to }));
    expect(state).toMatchObject({ form: { purpose: { kind: to } }, drafts: { customer: null, address: null } });
  });
});
