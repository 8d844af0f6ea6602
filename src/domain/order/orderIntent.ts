import isEqual from 'fast-deep-equal';
import type { Address } from '~/domain/address/address';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import type { BasketLine } from '~/domain/basket/basket';
import { contentKey } from '~/domain/common/contentKey';
import type { Customer } from '~/domain/customer/customer';
import type { ComplaintFlag } from '~/domain/order/order';
import type { FreeShippingReason } from '~/domain/offer/freeShipping';
import type { PaymentMethod, PaymentSelection } from '~/domain/payment/payment';

/** The data of the customer that an order sends. */
export const orderingFields = [
  'externalCustomerId',
  'id',
  'isGuest',
  'skipDoubleCheck',
  'salutation',
  'firstName',
  'lastName',
  'email',
  'dateOfBirth',
  'phoneNumbers',
  'billingAddress',
  'type',
  'consents',
  'dataProtection',
  'reception',
] as const satisfies readonly (keyof Customer)[];

type OrderingCustomer = Pick<Customer, (typeof orderingFields)[number]>;

/** An article that is being looked up: a SKU or a product number of six digits, as entered. */
export interface RequestedArticle {
  readonly number: string;
  readonly quantity: number;
}

/** A voucher code that is being verified. `replaces`: a valid one removes the other codes (REQ C11.4). */
export interface RequestedVoucher {
  readonly code: string;
  readonly replaces: boolean;
}

/**
 * The order that the agent asks for: what the screen shows or announces as pending, with every pending write at its target.
 * Two equal values are the same order, whatever happened between them; the comparison decides what is sent, what is sent again
 * and what the agent is asked (QUALITY 8, 9).
 */
export interface OrderIntent {
  readonly customer: OrderingCustomer | null;
  /** As they will be when all writes of the basket have succeeded. */
  readonly lines: readonly BasketLine[];
  readonly requestedArticles: readonly RequestedArticle[];
  readonly deliveryAddress: Address | null;
  /** Bank details that are being checked count as entered; their bank name is empty. */
  readonly payment: PaymentSelection | null;
  readonly voucherCodes: readonly string[];
  readonly requestedVoucher: RequestedVoucher | null;
  readonly freeShipping: FreeShippingReason | null;
  readonly complaintFlag: ComplaintFlag | null;
  readonly salesChannel: string;
  readonly salesOffice: string;
  readonly sourceChannel: string;
  readonly newsletter: boolean;
  readonly originalOrderId: string | null;
}

/** One difference between the order that was asked for and the present one. */
export type IntentDifference =
  /** `number`: a SKU, or the product number of an article that was not found. */
  | { readonly kind: 'articleMissing'; readonly number: string }
  | { readonly kind: 'articleAdded'; readonly number: string }
  | { readonly kind: 'quantity'; readonly sku: string; readonly asked: number; readonly now: number }
  /** Price date, take-back or recommendation of a line. */
  | { readonly kind: 'lineDetails'; readonly sku: string }
  | { readonly kind: 'voucherMissing'; readonly code: string }
  | { readonly kind: 'voucherAdded'; readonly code: string }
  | { readonly kind: 'payment'; readonly asked: PaymentMethod | null; readonly now: PaymentMethod | null }
  /** Bank details, plan or due day of the same method. */
  | { readonly kind: 'paymentDetails' }
  | { readonly kind: 'customer' }
  | { readonly kind: 'deliveryAddress' }
  | { readonly kind: 'freeShipping' }
  | { readonly kind: 'salesChannel' }
  | { readonly kind: 'newsletter' }
  | { readonly kind: 'complaint' }
  | { readonly kind: 'recreation' };

/** What differs between the order asked for and the present one; empty where they are the same order. */
export function intentDifferences(asked: OrderIntent, now: OrderIntent): readonly IntentDifference[] {
  if (asked === now) return [];
  return [
    ...(isEqual(asked.customer, now.customer) ? [] : [{ kind: 'customer' } as const]),
    ...articleDifferences(asked, now),
    ...voucherDifferences(asked, now),
    ...paymentDifferences(asked.payment, now.payment),
    ...(isEqual(asked.deliveryAddress, now.deliveryAddress) ? [] : [{ kind: 'deliveryAddress' } as const]),
    ...(asked.freeShipping === now.freeShipping ? [] : [{ kind: 'freeShipping' } as const]),
    ...(isSameChannel(asked, now) ? [] : [{ kind: 'salesChannel' } as const]),
    ...(asked.newsletter === now.newsletter ? [] : [{ kind: 'newsletter' } as const]),
    ...(isEqual(asked.complaintFlag, now.complaintFlag) ? [] : [{ kind: 'complaint' } as const]),
    ...(asked.originalOrderId === now.originalOrderId ? [] : [{ kind: 'recreation' } as const]),
  ];
}

function isSameChannel(one: OrderIntent, other: OrderIntent): boolean {
  return (
    one.salesChannel === other.salesChannel &&
    one.salesOffice === other.salesOffice &&
    one.sourceChannel === other.sourceChannel
  );
}

/** Articles are compared by SKU and pieces: the service may merge or split lines. */
function articleDifferences(asked: OrderIntent, now: OrderIntent): readonly IntentDifference[] {
  const wanted = piecesOf(asked.lines);
  const present = piecesOf(now.lines);
  const stillRequested = [...now.requestedArticles];
  const found = new Set<string>();
  const missing: IntentDifference[] = [];
  for (const { number, quantity } of asked.requestedArticles) {
    const pending = stillRequested.findIndex((one) => one.number === number && one.quantity === quantity);
    if (pending !== -1) {
      stillRequested.splice(pending, 1);
      continue;
    }
    const sku = [...present.keys()].find(
      (candidate) =>
        (candidate === number || baseProductNoOf(candidate) === number) &&
        piecesIn(present, candidate) >= piecesIn(wanted, candidate) + quantity,
    );
    if (sku === undefined) missing.push({ kind: 'articleMissing', number });
    else {
      wanted.set(sku, piecesIn(wanted, sku) + quantity);
      found.add(sku);
    }
  }
  return [
    ...missing,
    ...stillRequested.map(({ number }) => ({ kind: 'articleAdded', number }) as const),
    ...[...new Set([...wanted.keys(), ...present.keys()])].flatMap((sku): readonly IntentDifference[] => {
      const [before, after] = [piecesIn(wanted, sku), piecesIn(present, sku)];
      if (after === 0) return [{ kind: 'articleMissing', number: sku }];
      if (before === 0) return [{ kind: 'articleAdded', number: sku }];
      if (before !== after) return [{ kind: 'quantity', sku, asked: before, now: after }];
      // A looked-up article brings details that were not known when it was requested.
      if (found.has(sku)) return [];
      return isEqual(detailsOf(asked.lines, sku), detailsOf(now.lines, sku)) ? [] : [{ kind: 'lineDetails', sku }];
    }),
  ];
}

function piecesOf(lines: readonly BasketLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines) pieces.set(sku, piecesIn(pieces, sku) + quantity);
  return pieces;
}

function piecesIn(pieces: ReadonlyMap<string, number>, sku: string): number {
  return pieces.get(sku) ?? 0;
}

/** Pieces of a SKU by the details of their lines. */
function detailsOf(lines: readonly BasketLine[], sku: string): Readonly<Record<string, number>> {
  const pieces: Record<string, number> = {};
  for (const line of lines) {
    if (line.sku !== sku) continue;
    const { priceDate, crossSell, weeeTakeBackEnabled } = line;
    const key = JSON.stringify([
      priceDate,
      crossSell?.leadProductSku ?? null,
      crossSell?.feature ?? null,
      weeeTakeBackEnabled,
    ]);
    pieces[key] = (pieces[key] ?? 0) + line.quantity;
  }
  return pieces;
}

function voucherDifferences(asked: OrderIntent, now: OrderIntent): readonly IntentDifference[] {
  const { requestedVoucher: requested } = asked;
  const isStillRequested = isEqual(requested, now.requestedVoucher);
  const kept = requested?.replaces === true && !isStillRequested ? [] : asked.voucherCodes;
  const missing = kept.filter((code) => !now.voucherCodes.includes(code));
  const added = now.voucherCodes.filter((code) => !kept.includes(code));
  if (!isStillRequested) {
    // The service may know the code by another spelling: any further code is the requested one.
    if (requested !== null && added.shift() === undefined) missing.push(requested.code);
    if (now.requestedVoucher !== null) added.push(now.requestedVoucher.code);
  }
  return [
    ...missing.map((code) => ({ kind: 'voucherMissing', code }) as const),
    ...added.map((code) => ({ kind: 'voucherAdded', code }) as const),
  ];
}

function paymentDifferences(asked: PaymentSelection | null, now: PaymentSelection | null): readonly IntentDifference[] {
  if (asked?.method !== now?.method) {
    return [{ kind: 'payment', asked: asked?.method ?? null, now: now?.method ?? null }];
  }
  return isEqual(withoutBankName(asked), withoutBankName(now)) ? [] : [{ kind: 'paymentDetails' }];
}

/** The name of the bank comes with the check of the IBAN and decides nothing. */
function withoutBankName(payment: PaymentSelection | null): PaymentSelection | null {
  if (payment === null || !('bank' in payment) || payment.bank.kind !== 'entered') return payment;
  return { ...payment, bank: { ...payment.bank, bankName: '' } };
}

/** The key of the order's content: the same for the same order, also after a reload. */
export function contentKeyOf(intent: OrderIntent): string {
  const content = [
    intent.customer,
    [...piecesOf(intent.lines).keys()].toSorted().map((sku) => [sku, detailsOf(intent.lines, sku)]),
    intent.deliveryAddress,
    withoutBankName(intent.payment),
    intent.voucherCodes.toSorted(),
    intent.freeShipping,
    intent.complaintFlag,
    [intent.salesChannel, intent.salesOffice, intent.sourceChannel],
    intent.newsletter,
    intent.originalOrderId,
  ];
  return contentKey(JSON.stringify(content));
}
