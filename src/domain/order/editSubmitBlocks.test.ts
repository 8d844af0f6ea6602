import { describe, expect, it } from 'vitest';
import { aPackstation, aPostalAddress } from '~/domain/testing/samples';
import {
  anEditedOffer,
  anEditItem,
  anEditPayment,
  anOriginalOrder,
  figuresOf,
  paymentContext,
} from '~/domain/testing/editSamples';
import type { EditedOffer } from './editOrder';
import { contentOf } from './editOrderChanges';
import { editSubmitBlocks, isPaymentIgnored } from './editOrderRules';

const cancelled = anEditItem({ cancellationReason: 'OTHER' });

describe('what blocks the submission (REQ F3.2)', () => {
  const baseline = contentOf(anEditedOffer());
  const rest = { originalOrder: anOriginalOrder(), installmentPlans: [], invalidVouchers: [] };
  const noEmail = { email: null, phoneNumber: '022112345678' };
  const cashElsewhere = {
    payment: anEditPayment({ method: 'CASH_ON_DELIVERY' }),
    billingAddress: aPostalAddress({ kind: 'BILLING' }),
    deliveryAddress: aPostalAddress({ kind: 'DELIVERY', street: 'Domstraße' }),
  };
  const installments = anEditPayment({ method: 'INSTALLMENTS', count: 3, dueDay: 1 });
  const enough = figuresOf(45_00);
  it.each<[string, Partial<EditedOffer>, readonly string[]]>([
    ['nothing', {}, []],
    ['no payment', { payment: null }, ['paymentMissing']],
    ['no payment where nothing is to be paid', { payment: null, figures: figuresOf(0) }, []],
    ['no payment of a cancelled order', { payment: null, items: [cancelled] }, []],
    [
      'a plan that was not agreed',
      { payment: { ...installments, count: null }, figures: enough },
      ['installmentPlanPending'],
    ],
    [
      'a factoring plan that was not agreed',
      { payment: { ...installments, method: 'INSTALLMENTS_FACTORING', count: null }, figures: enough },
      ['installmentPlanPending'],
    ],
    ['a Packstation where it is allowed', { deliveryAddress: aPackstation() }, []],
    [
      'a Packstation where it is not',
      { deliveryAddress: aPackstation(), canUsePackstationAddress: false },
      ['pickupPointNotAllowed'],
    ],
    ['a postal address where no Packstation is allowed', { canUsePackstationAddress: false }, []],
    ['no delivery address', { deliveryAddress: null }, ['deliveryAddressMissing']],
    ['cash on delivery to another address', cashElsewhere, ['paymentRuledOut']],
    [
      'cash on delivery to the billing address',
      { ...cashElsewhere, deliveryAddress: cashElsewhere.billingAddress },
      [],
    ],
    ['an incomplete address', { deliveryAddress: aPostalAddress({ street: ' ' }) }, ['deliveryAddressMissing']],
    ['everything', { payment: null, deliveryAddress: null }, ['paymentMissing', 'deliveryAddressMissing']],
  ])('%s', (_what, overrides, blocks) => {
    const editedOffer = anEditedOffer(overrides);
    expect(editSubmitBlocks({ ...rest, editedOffer, baseline }, paymentContext)).toEqual(blocks);
  });

  it.each([
    ['04', 'erika@example.com', ['emailMissing']],
    ['04', null, []],
    ['01', 'erika@example.com', []],
    [null, 'erika@example.com', []],
  ])('no e-mail address in the channel %s where it was %s (REQ C13.1)', (salesChannel, email, blocks) => {
    const originalOrder = anOriginalOrder({ salesChannel });
    const placed = { ...baseline, contact: { ...noEmail, email } };
    const draft = { ...rest, originalOrder, editedOffer: anEditedOffer({ contact: noEmail }), baseline: placed };
    expect(editSubmitBlocks(draft, paymentContext)).toEqual(blocks);
  });

  it('also vouchers that no longer fit the order', () => {
    const invalidVouchers = [{ code: 'SOMMER', title: '', detail: '' }];
    const draft = { ...rest, editedOffer: anEditedOffer(), invalidVouchers, baseline };
    expect(editSubmitBlocks(draft, paymentContext)).toEqual(['vouchersInvalid']);
  });

  it.each([
    [40_94, false],
    [0, true],
  ])('the payment is ignored for a total of %s: %s', (total, ignored) => {
    expect(isPaymentIgnored(anEditedOffer({ figures: figuresOf(total) }))).toBe(ignored);
  });
});
