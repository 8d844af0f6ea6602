import type { Address } from '~/domain/address/address';
import type { AddressInput } from '~/domain/address/addressInput';
import type { CustomerInput } from '~/domain/customer/customerInput';

/** The payments that a correction can set: those that need no plan of the offer. */
export const correctedPayments = ['INVOICE', 'CASH_ON_DELIVERY', 'DIRECT_DEBIT'] as const;

/** Another payment for a rejected order. Bank details are never written to storage. */
export type CorrectedPayment =
  | { readonly method: 'INVOICE' | 'CASH_ON_DELIVERY' }
  | { readonly method: 'DIRECT_DEBIT'; readonly accountHolder: string; readonly iban: string };

/** What a rejected order is changed to before it is submitted again; null: left as it is. */
export interface OrderCorrection {
  readonly customer: CustomerInput | null;
  readonly deliveryAddress: Address | null;
  readonly payment: CorrectedPayment | null;
}

export const noCorrection: OrderCorrection = { customer: null, deliveryAddress: null, payment: null };

/** What the agent has entered for each part of an order. */
export interface CorrectionInput {
  readonly customer: CustomerInput | null;
  readonly address: AddressInput | null;
  readonly payment: CorrectedPayment | null;
}

/** The parts of an order that can be corrected, in the order of the screen. */
export const correctedParts = ['customer', 'address', 'payment'] as const satisfies readonly (keyof CorrectionInput)[];
export type CorrectedPart = (typeof correctedParts)[number];

export const noCorrectionInput: CorrectionInput = { customer: null, address: null, payment: null };

export function isEmptyCorrection({ customer, address, payment }: CorrectionInput): boolean {
  return customer === null && address === null && payment === null;
}
