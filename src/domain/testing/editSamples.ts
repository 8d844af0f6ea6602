import type { EditedOffer, EditItem, EditPayment, OriginalOrder } from '~/domain/order/editOrder';
import type { EditPaymentContext } from '~/domain/order/editOrderRules';
import type { InstallmentPlan } from '~/domain/payment/payment';
import { aPostalAddress } from './samples';

/** An existing position of an edited order: one face cream. */
export function anEditItem(overrides: Partial<EditItem> = {}): EditItem {
  return {
    id: 'position-1',
    number: '1',
    sku: '432011001',
    baseProductNo: '432011',
    title: 'Gesichtscreme',
    quantity: 1,
    priceDate: '2026-11-02',
    cancellationReason: null,
    crossSell: null,
    weeeTakeBackEnabled: false,
    reserved: true,
    singlePrice: 34_99,
    total: 34_99,
    deliveryAddress: null,
    ...overrides,
  };
}

export function anEditPayment(overrides: Partial<EditPayment> = {}): EditPayment {
  return {
    method: 'INVOICE',
    dueDay: null,
    count: null,
    installment: null,
    totalGrossAmount: null,
    calculationId: null,
    maskedIban: null,
    ...overrides,
  };
}

/** An offer of one face cream with shipping, by invoice to the billing address. */
export function anEditedOffer(overrides: Partial<EditedOffer> = {}): EditedOffer {
  return {
    editedOrderId: 'edit-1',
    items: [anEditItem()],
    contact: { email: 'erika.musterfrau@example.com', phoneNumber: '022112345678' },
    billingAddress: aPostalAddress(),
    customerType: null,
    deliveryAddress: aPostalAddress(),
    payment: anEditPayment(),
    vouchers: [],
    serviceVoucher: null,
    figures: {
      totalProductPrice: 34_99,
      totalVoucherDiscount: 0,
      employeeDiscount: 0,
      shippingCost: 5_95,
      cashOnDeliveryFee: 0,
      totalPrice: 40_94,
    },
    canUsePackstationAddress: true,
    changes: null,
    ...overrides,
  };
}

/** Facts by which every payment rule of the order entry can be met. */
export const paymentContext: EditPaymentContext = {
  customer: null,
  country: 'DE',
  installmentMinimum: 45_00,
  flags: { installmentFactoring: true, installmentsInAustria: true },
};

/** The figures of the sample with another total, in cents. */
export const figuresOf = (totalPrice: number): EditedOffer['figures'] => ({ ...anEditedOffer().figures, totalPrice });

export function anOriginalOrder(overrides: Partial<OriginalOrder> = {}): OriginalOrder {
  return {
    id: '5f0000000001',
    number: '1000000001',
    customerId: null,
    externalCustomerId: '0123456',
    isEditable: true,
    notEditableReason: null,
    updatedAt: '2026-11-02T10:15:20.000+00:00',
    placedAt: '2026-11-02T10:15:00.000+00:00',
    currency: 'EUR',
    salesChannel: '04',
    paymentMethod: 'INVOICE',
    isInErp: false,
    content: {},
    ...overrides,
  };
}

export function aPlan(overrides: Partial<InstallmentPlan> = {}): InstallmentPlan {
  return {
    count: 3,
    installment: 20_00,
    finalInstallment: 20_00,
    total: 60_00,
    calculationId: 'c-3',
    channel: 'TELE',
    interestRate: 9.9,
    nominalInterestRate: 9.5,
    totalInterest: 1_00,
    totalGrossAmount: 61_00,
    dueDay: 1,
    ...overrides,
  };
}
