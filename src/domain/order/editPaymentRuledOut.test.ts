import { describe, expect, it } from 'vitest';
import {
  figuresOf,
  paymentContext,
  anEditedOffer,
  anEditItem,
  anEditPayment,
  anOriginalOrder,
} from '~/domain/testing/editSamples';
import { aPackstation, aPostalAddress, aVoucher } from '~/domain/testing/samples';
import type { EditedOffer } from './editOrder';
import { contentOf } from './editOrderChanges';
import { editSubmitBlocks, paymentRuledOut } from './editOrderRules';

const cancelled = anEditItem({ cancellationReason: 'OTHER' });

describe('a payment that counts as not chosen (REQ C8.5, C9.4, C9.7, C9.8)', () => {
  const billingAddress = aPostalAddress({ kind: 'BILLING' });
  const elsewhere = aPostalAddress({ kind: 'DELIVERY', street: 'Domstraße' });
  const installments = anEditPayment({ method: 'INSTALLMENTS', count: 3, dueDay: 1 });
  const factoring = { ...installments, method: 'INSTALLMENTS_FACTORING' };
  const cash = anEditPayment({ method: 'CASH_ON_DELIVERY' });
  const enough = figuresOf(45_00);
  const fits = contentOf(anEditedOffer({ figures: enough }));
  const cases: readonly (readonly [string, Partial<EditedOffer>, string | null])[] = [
    ['installments from the minimum on', { payment: installments, figures: enough }, null],
    ['installments below the minimum', { payment: installments, figures: figuresOf(44_99) }, 'belowMinimum'],
    ['factoring from the minimum on', { payment: factoring, figures: enough }, null],
    ['factoring below the minimum', { payment: factoring, figures: figuresOf(44_99) }, 'belowMinimum'],
    [
      'installments to a Packstation',
      { payment: installments, figures: enough, deliveryAddress: aPackstation() },
      'notToPickupPoint',
    ],
    [
      'factoring to a Packstation',
      { payment: factoring, figures: enough, deliveryAddress: aPackstation() },
      'notToPickupPoint',
    ],
    [
      'installments with a voucher',
      { payment: installments, figures: enough, vouchers: [aVoucher()] },
      'notWithVoucher',
    ],
    [
      'cash on delivery to another address',
      { payment: cash, billingAddress, deliveryAddress: elsewhere },
      'onlyToBillingAddress',
    ],
    [
      'cash on delivery to the billing address',
      { payment: cash, billingAddress, deliveryAddress: billingAddress },
      null,
    ],
    [
      'cash on delivery where the billing address is not known',
      { payment: cash, billingAddress: null, deliveryAddress: elsewhere },
      null,
    ],
    ['invoice below the minimum', { figures: figuresOf(44_99) }, null],
    ['a method that is not known', { payment: anEditPayment({ method: 'BARTER' }), figures: figuresOf(44_99) }, null],
    ['nothing to be paid', { payment: installments, figures: figuresOf(0) }, null],
    ['a wholly cancelled order', { payment: installments, items: [cancelled] }, null],
  ];

  it.each(cases)('%s', (_what, overrides, kind) => {
    const ruledOut = paymentRuledOut({ editedOffer: anEditedOffer(overrides), baseline: fits }, paymentContext);
    expect(ruledOut?.refusal.kind ?? null).toBe(kind);
  });

  it.each(cases)('%s: an order that was placed like that keeps its payment', (_what, overrides) => {
    const editedOffer = anEditedOffer(overrides);
    expect(paymentRuledOut({ editedOffer, baseline: contentOf(editedOffer) }, paymentContext)).toBeNull();
  });

  it('another method, or another rule, than that of the order', () => {
    const placed = contentOf(anEditedOffer({ payment: cash, billingAddress, deliveryAddress: elsewhere }));
    const editedOffer = anEditedOffer({ payment: installments, deliveryAddress: elsewhere, figures: figuresOf(44_99) });
    expect(paymentRuledOut({ editedOffer, baseline: placed }, paymentContext)?.method).toBe('INSTALLMENTS');
    const toPackstation = { payment: installments, deliveryAddress: aPackstation() };
    const low = contentOf(anEditedOffer({ payment: installments, figures: figuresOf(44_99) }));
    const moved = anEditedOffer({ ...toPackstation, figures: figuresOf(44_99) });
    expect(paymentRuledOut({ editedOffer: moved, baseline: low }, paymentContext)?.refusal.kind).toBe(
      'notToPickupPoint',
    );
  });

  it('asks for no plan of it', () => {
    const editedOffer = anEditedOffer({ payment: { ...installments, count: null }, figures: figuresOf(44_99) });
    const draft = {
      originalOrder: anOriginalOrder(),
      editedOffer,
      installmentPlans: [],
      invalidVouchers: [],
      baseline: fits,
    };
    expect(editSubmitBlocks(draft, paymentContext)).toEqual(['paymentRuledOut']);
  });
});
