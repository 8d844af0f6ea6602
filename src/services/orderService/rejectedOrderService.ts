import * as v from 'valibot';
import { urlPart } from '~/domain/common/urlPart';
import type { Order, StatusEntry } from '~/domain/order/order';
import type { OrderCorrection } from '~/domain/order/orderCorrection';
import type { DetailedOrder, OrderDocument } from '~/domain/order/orderDetails';
import { limits } from '~config/limits';
import { requestFound, requestOptional } from '../http/httpClient';
import { camelizeKeys } from '../http/keyConversion';
import { WireOrder, WireOrderStatus, WireStatusHistory, toOrder } from '../http/orderWire';
import { ServiceError } from '../http/serviceError';
import { id as identifier, optionalPart } from '../http/wireValues';
import { correctedDocument } from './correctedDocument';
import { failedOrderChange, type FailedOrderChange } from './failedOrderChange';
import { WireOrderDetails, toOrderDetails } from './orderDetailsWire';

/** What a change answers of the status; the history is null where it names none. */
const WireStatusAnswer = v.pipe(
  v.object({ orderStatus: optionalPart(WireOrderStatus), statusHistory: WireStatusHistory }),
  v.transform(({ orderStatus, statusHistory }) => ({
    orderStatus,
    statusHistory: statusHistory.length === 0 ? null : statusHistory,
  })),
);

/** An order as the service sent it, with the keys of the wire, because it is sent back whole. */
const Document = v.pipe(
  v.looseObject({ id: v.unknown() }),
  v.check((sent) => v.is(identifier, sent.id)),
);

/** An order with what the display shows of it, and as the service sent it. */
export interface DisplayedOrder extends DetailedOrder {
  readonly document: OrderDocument;
}

export type LoadDisplayedOrderOutcome =
  | ({ readonly kind: 'loaded' } & DisplayedOrder)
  | { readonly kind: 'notFound' }
  | { readonly kind: 'forbidden' };

/** `GET /orders/{id}`, by shop order id or order number. The body is kept unconverted, because it is sent back whole. */
export async function loadDisplayedOrder(id: string, signal?: AbortSignal): Promise<LoadDisplayedOrderOutcome> {
  try {
    const document = await requestFound(
      {
        service: 'order',
        method: 'GET',
        path: pathOf(id),
        convert: false,
        signal,
      },
      Document,
      null,
    );
    return document === null ? { kind: 'notFound' } : { kind: 'loaded', ...readDocument(document) };
  } catch (error) {
    if (error instanceof ServiceError && error.status === 403) return { kind: 'forbidden' };
    throw error;
  }
}

/**
 * `PUT /orders/{id}`: sends the full order with its correction. `attemptId` is the correlation id of the resubmission
 * (REQ E4.2). A success that carries no order, or no body at all, leaves the order as it was sent. @throws ServiceError when
 * the agent is signed out.
 */
export async function updateOrder(
  { order, document }: DisplayedOrder,
  correction: OrderCorrection,
  attemptId: string,
): Promise<({ readonly kind: 'updated' } & DisplayedOrder) | FailedOrderChange> {
  const sent = correctedDocument(document, correction);
  try {
    const updated = await requestOptional(
      {
        service: 'order',
        method: 'PUT',
        path: pathOf(order.id),
        body: sent,
        convert: false,
        correlationId: attemptId,
        timeout: limits.submissionTimeout,
      },
      Document,
    );
    const isOrder = updated !== null && v.safeParse(WireOrder, camelizeKeys(updated)).success;
    return { kind: 'updated', ...readDocument(isOrder ? updated : sent) };
  } catch (error) {
    return failedOrderChange(error);
  }
}

/**
 * `POST /orders/{id}/submission`. The service answers a repetition with the same `attemptId` with the first result.
 * @throws ServiceError when the agent is signed out.
 */
export async function submitOrder(
  id: string,
  attemptId: string,
): Promise<{ readonly kind: 'submitted'; readonly statusHistory: readonly StatusEntry[] | null } | FailedOrderChange> {
  try {
    const answer = await requestOptional(
      {
        service: 'order',
        method: 'POST',
        path: `${pathOf(id)}/submission`,
        correlationId: attemptId,
        timeout: limits.submissionTimeout,
      },
      WireStatusAnswer,
    );
    return { kind: 'submitted', statusHistory: answer?.statusHistory ?? null };
  } catch (error) {
    return failedOrderChange(error);
  }
}

export type CancelRejectedOutcome =
  | {
      readonly kind: 'cancelled';
      readonly status: Order['status'] | null;
      readonly statusHistory: readonly StatusEntry[] | null;
    }
  | FailedOrderChange;

/** `POST /backoffice-orders/{id}/cancel` of a rejected order (REQ E4.3). @throws ServiceError when signed out. */
export async function cancelRejectedOrder(id: string): Promise<CancelRejectedOutcome> {
  try {
    const answer = await requestOptional(
      { service: 'order', method: 'POST', path: `/backoffice-orders/${urlPart(id)}/cancel` },
      WireStatusAnswer,
    );
    return { kind: 'cancelled', status: answer?.orderStatus ?? null, statusHistory: answer?.statusHistory ?? null };
  } catch (error) {
    return failedOrderChange(error);
  }
}

function pathOf(id: string): string {
  return `/orders/${urlPart(id)}`;
}

function readDocument(document: OrderDocument): DisplayedOrder {
  const read = camelizeKeys(document);
  const order = v.safeParse(WireOrder, read);
  if (!order.success) throw new ServiceError({ kind: 'malformed', reason: 'an order without its required fields' });
  return {
    order: withLatestStatus(toOrder(order.output)),
    details: toOrderDetails(v.parse(WireOrderDetails, read)),
    document,
  };
}

/** An order without a status history has its status as the only entry, because rules and screens read the latest entry. */
function withLatestStatus(order: Order): Order {
  const { status, statusHistory } = order;
  if (statusHistory.length > 0 || status.code === '') return order;
  const latest = { status: status.code, label: status.label, timestamp: '', agent: null, reason: null, kind: null };
  return { ...order, statusHistory: [latest] };
}
