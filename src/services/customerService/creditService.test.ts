import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadCreditStanding } from './creditService';

const wire = openWire();
const standing = { blocks: ['INSOLVENCY', 'NEW_BLOCK'], dunning_level: 2, credit_limit: 2500, open_amount: 40.94 };

describe('the credit standing', () => {
  it.each([[{ reason: 'FRAUD' }], ['FRAUD']])('is read with its restriction %j', async (restriction) => {
    wire.answers({ ...standing, order_restriction: restriction });
    expect(await loadCreditStanding('01/2')).toEqual({
      blocks: ['INSOLVENCY', 'NEW_BLOCK'],
      dunningLevel: 2,
      source: 'service',
      creditLimit: 2500_00,
      openAmount: 40_94,
      orderRestriction: 'FRAUD',
    });
    expect(wire.request()).toMatchObject({
      method: 'GET',
      path: '/services/customer/private/customers/01%2F2/credit-standing',
      body: undefined,
    });
  });

  it('may have neither limit nor restriction', async () => {
    wire.answers({ blocks: [], dunning_level: 0, open_amount: null });
    expect(await loadCreditStanding('0123456')).toEqual({
      blocks: [],
      dunningLevel: 0,
      source: 'service',
      creditLimit: null,
      openAmount: null,
      orderRestriction: null,
    });
  });

  it('is null for an unknown customer', async () => {
    wire.answers({ status: 404 }, 404);
    expect(await loadCreditStanding('0123456')).toBeNull();
  });

  it.each([
    [{}],
    [null],
    [[]],
    [{ ...standing, blocks: null }],
    [{ ...standing, blocks: [{}] }],
    [{ ...standing, dunning_level: 'hoch' }],
  ])('is rejected as malformed for %j', async (body) => {
    wire.answers(body);
    expect(await failureKindOf(loadCreditStanding('0123456'))).toBe('malformed');
  });

  it('is rejected when the service fails', async () => {
    wire.answers(undefined, 503);
    expect(await failureKindOf(loadCreditStanding('0123456'))).toBe('problem');
  });
});
