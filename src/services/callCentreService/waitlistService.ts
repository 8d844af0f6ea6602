import * as v from 'valibot';
import { limits } from '~config/limits';
import { defaultSales } from '~config/salesChannels';
import type { Country } from '~/domain/common/country';
import { fromCents, type Cents } from '~/domain/common/money';
import { urlPart } from '~/domain/common/urlPart';
import { sourceChannelOf } from '~/domain/order/salesChannel';
import type { Checkout } from '~/domain/order/checkout';
import {
  waitlistStatusOf,
  type WaitlistCancelReason,
  type WaitlistItem,
  type WaitlistPage,
} from '~/domain/waitlist/waitlist';
import { fromDeliveryAddress } from '../http/commonWire';
import { failedChange, type FailedChange } from '../http/failedChange';
import { requestFound, requestOptional } from '../http/httpClient';
import { fromPayment } from '../http/paymentPayload';
import { optionalRowsOf, pageOf, totalKnown } from '../http/wireFigures';
import { optionalCount, readEach } from '../http/wireValues';
import { toWaitlistItem, WireWaitlistItem } from './waitlistWire';

export interface NewReservation {
  readonly customerNumber: string;
  readonly product: { readonly sku: string; readonly quantity: number; readonly price: Cents };
  readonly checkout: Checkout;
  readonly country: Country;
}

/** `item` is null where a success does not carry it: then it is looked up. */
export type ReserveOutcome = { readonly kind: 'created'; readonly item: WaitlistItem | null } | FailedChange;

/**
 * `POST /waitlist-item` (REQ H1.1). Sales channel, office and source are the defaults (DECISIONS 2).
 * @throws ServiceError when the agent is signed out.
 */
export async function createReservation({
  customerNumber,
  product,
  checkout,
  country,
}: NewReservation): Promise<ReserveOutcome> {
  return await change(
    'POST',
    '/waitlist-item',
    {
      customer: { externalCustomerId: customerNumber },
      product: { ...product, price: fromCents(product.price) },
      payment: fromPayment(checkout.payment),
      deliveryAddress: fromDeliveryAddress(checkout.deliveryAddress, country),
      salesChannel: defaultSales.channel,
      salesOffice: defaultSales.office,
      sourceChannel: sourceChannelOf(defaultSales.channel),
    },
    (item) => ({ kind: 'created', item }),
  );
}

export interface WaitlistRequest {
  readonly customerNumber: string;
  /** Index of the first item. */
  readonly offset: number;
  readonly size: number;
  readonly keywords: readonly string[];
  /** `YYYY-MM-DD`; null: without a limit. */
  readonly searchFrom: string | null;
  readonly searchTo: string | null;
}

const WirePage = v.object({
  items: optionalRowsOf(WireWaitlistItem),
  total: optionalCount,
});

/** `POST /waitlist-items` (REQ H1.3). */
export async function loadWaitlist(
  { customerNumber, offset, size, keywords, searchFrom, searchTo }: WaitlistRequest,
  signal?: AbortSignal,
): Promise<WaitlistPage> {
  const wire = await requestFound(
    {
      service: 'callCentre',
      method: 'POST',
      path: '/waitlist-items',
      body: {
        externalCustomerId: customerNumber,
        offset,
        size,
        ...(keywords.length > 0 && { keywords }),
        ...(searchFrom !== null && { searchFrom }),
        ...(searchTo !== null && { searchTo }),
      },
      mutation: false,
      signal,
    },
    pageOf(WirePage, 'items', offset === 0),
    { items: null, total: null },
  );
  const sent = wire.items ?? [];
  return {
    // A malformed item is dropped, so that it does not hide the others.
    items: readEach(WireWaitlistItem, sent).map(toWaitlistItem),
    total: totalKnown(wire.total, { offset, received: sent.length, mayHaveNext: sent.length >= size }),
  };
}

/** Without the item: an answer may carry no more of it than its id and status. */
export type CancelReservationOutcome = { readonly kind: 'cancelled' } | FailedChange;

/**
 * `PATCH /cancel-waitlist-item/{waitlistItemId}` (REQ H1.4). Returns `unknown` when the response was lost, and when it
 * contains an item that is not cancelled.
 * @throws ServiceError when the agent is signed out.
 */
export async function cancelReservation(
  itemId: string,
  reason: WaitlistCancelReason,
): Promise<CancelReservationOutcome> {
  return await change('PATCH', `/cancel-waitlist-item/${urlPart(itemId)}`, { cancellationReason: reason }, (item) =>
    // Without the status of the item, the success of the request counts.
    item === null || item.status.code === '' || waitlistStatusOf(item) === 'CANCELLED'
      ? { kind: 'cancelled' }
      : { kind: 'unknown', detail: null },
  );
}

async function change<Done>(
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown,
  done: (item: WaitlistItem | null) => Done,
): Promise<Done | FailedChange> {
  try {
    const item = await requestOptional(
      { service: 'callCentre', method, path, body, timeout: limits.submissionTimeout },
      WireWaitlistItem,
    );
    return done(item === null ? null : toWaitlistItem(item));
  } catch (error) {
    return failedChange(error);
  }
}
