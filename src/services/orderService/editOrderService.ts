import * as v from 'valibot';
import { limits } from '~config/limits';
import type { PostalAddress } from '~/domain/address/address';
import { urlPart } from '~/domain/common/urlPart';
import { withPending } from '~/domain/order/editEffects';
import type {
  EditDraft,
  EditedOffer,
  EditOperation,
  EditOutcome,
  EditSubmitOutcome,
  OpenEditOutcome,
} from '~/domain/order/editOrder';
import type { Order } from '~/domain/order/order';
import { orderRefusals } from '~/domain/order/orderRefusals';
import { fromAddress } from '../http/commonWire';
import { fromCrossSell } from '../http/crossSellWire';
import { failedChange, openSubmission } from '../http/failedChange';
import { request, requestNothing, requestOptional } from '../http/httpClient';
import { WireOrder, toOrder } from '../http/orderWire';
import { codeAmong, isAbout } from '../http/problemCode';
import { ServiceError } from '../http/serviceError';
import { WireEditAnswer, WireEditSession, changedPayment, knownPartsOf, plansAlone, toDraft } from './editOrderWire';
import { toOriginal } from './editOriginalWire';
import { fromPayment } from '../http/paymentPayload';
import { isRefusal } from '../http/refusal';
import { toInvalidVouchers } from './voucherWire';

const paths = {
  ADD_POSITION: 'add-position',
  REMOVE_POSITION: 'remove-position',
  UPDATE_POSITION: 'update-position',
  CANCEL_POSITION: 'cancel-position',
  UPDATE_POSITION_PRICE_DATE: 'update-position-price-date',
  UPDATE_WEEE_TAKE_BACK: 'update-weee-take-back',
  SWITCH_DELIVERY_ADDRESS: 'switch-delivery-address',
  CHANGE_PAYMENT: 'change-payment',
  REDEEM_VOUCHER: 'redeem-voucher',
  REMOVE_VOUCHER: 'remove-voucher',
  CHANGE_SERVICE_VOUCHER: 'change-service-voucher',
  UPDATE_CUSTOMER: 'update-customer',
} as const satisfies Record<EditOperation['type'], string>;

/** What is known of a draft that is read again. */
export type KnownDraft = Pick<EditDraft, 'editedOffer' | 'installmentPlans'>;

const notEditableCodes = ['order_not_editable', 'order-not-editable', 'ORDER_NOT_EDITABLE'];

/**
 * `POST /edit-order/init/{id}`: opens the draft of the order, or goes on with the one that is there. `known`: what the answer does
 * not name is as in this draft, plans included, else as in the order.
 * @throws ServiceError for everything but a 4xx.
 */
export async function openEdit(orderId: string, signal?: AbortSignal, known?: KnownDraft): Promise<OpenEditOutcome> {
  try {
    const wire = await request(
      {
        service: 'order',
        method: 'POST',
        path: `/edit-order/init/${urlPart(orderId)}`,
        signal,
      },
      WireEditSession,
    );
    const original = toOriginal(wire.originalOrder);
    const draft = toDraft(
      wire,
      known?.editedOffer ?? knownPartsOf(original.content, wire.editedOffer?.changes ?? []),
      known?.installmentPlans,
    );
    if (draft !== null) return { kind: 'opened', original, draft };
    if (!original.isEditable) return { kind: 'notEditable', detail: original.notEditableReason };
    throw new ServiceError({ kind: 'malformed', reason: 'no offer' });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 404) return { kind: 'notFound' };
    if (isNotEditable(error) || [403, 409, 422].includes(error.status ?? 0)) {
      return { kind: 'notEditable', detail: error.detail };
    }
    throw error;
  }
}

/**
 * Sends one operation (REQ F1.3, F2.1, F2.2, F2.5). `updated` without a draft: the answer has none, so that it has to be
 * read again. `before`: what the answer does not name is as in the draft before, but for what the operation asks for.
 * @throws ServiceError for everything but a 4xx.
 */
export async function changeEdit(
  orderId: string,
  operation: EditOperation,
  before?: EditedOffer,
): Promise<EditOutcome> {
  try {
    const wire = await requestOptional(
      {
        service: 'order',
        method: 'POST',
        path: `${editPath(orderId)}/${paths[operation.type]}`,
        body: { orderId, ...fieldsOf(operation) },
      },
      WireEditAnswer,
    );
    if (wire === null) return { kind: 'updated', draft: null, installmentPlans: [] };
    const draft = toDraft(wire, before === undefined ? {} : withPending(before, [operation]));
    const payment = changedPayment(wire);
    if (draft === null) return { kind: 'updated', draft, installmentPlans: plansAlone(wire) };
    if (payment === null) return { kind: 'updated', draft };
    const isNamed = wire.editedOffer?.payment !== undefined && draft.editedOffer.payment !== null;
    const editedOffer = isNamed ? draft.editedOffer : { ...draft.editedOffer, payment };
    return { kind: 'updated', draft: { ...draft, editedOffer } };
  } catch (error) {
    if (error instanceof ServiceError && isRefusal(error)) return refusalOf(error, operation);
    throw error;
  }
}

/**
 * `POST /edit-order/{orderId}`: submits the draft of the order's version `updatedAt`. `attemptId` is the correlation id of
 * all requests of this attempt, so that the service answers a repetition with the first result.
 * @throws ServiceError when the agent is signed out.
 */
export async function submitEdit(
  orderId: string,
  updatedAt: string | null,
  attemptId: string,
): Promise<EditSubmitOutcome> {
  try {
    const wire = await requestOptional(
      {
        service: 'order',
        method: 'POST',
        path: editPath(orderId),
        body: { orderId, ...(updatedAt !== null && { updatedAt }) },
        correlationId: attemptId,
        timeout: limits.submissionTimeout,
      },
      WireOrder,
    );
    return { kind: 'submitted', order: wire === null ? null : toOrder(wire) };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind === 'signedOut') throw error;
    if (!isRefusal(error)) return openSubmission(error);
    const refusal = refusalOf(error, null);
    return refusal.kind === 'reservationFailed' || refusal.kind === 'addressBlocked'
      ? { kind: 'refused', title: reasonOf(error), detail: error.detail }
      : refusal;
  }
}

/**
 * `DELETE /edit-order/{orderId}`: clears the draft; one that is not there is cleared already. Sent once more where the service fails
 * or its answer is lost: clearing again ends in the same state.
 */
export async function clearEdit(orderId: string): Promise<void> {
  try {
    await sendClear(orderId);
  } catch (error) {
    if (failedChange(error).kind === 'refused') throw error;
    await sendClear(orderId);
  }
}

async function sendClear(orderId: string): Promise<void> {
  try {
    await requestNothing({ service: 'order', method: 'DELETE', path: editPath(orderId) });
  } catch (error) {
    const isCleared =
      error instanceof ServiceError &&
      ([404, 410].includes(error.status ?? 0) || isAbout(error, 'edited_order_not_found'));
    if (!isCleared) throw error;
  }
}

function editPath(orderId: string): string {
  return `/edit-order/${urlPart(orderId)}`;
}

function fieldsOf(operation: EditOperation): Record<string, unknown> {
  switch (operation.type) {
    case 'ADD_POSITION': {
      const { sku, quantity, crossSell } = operation;
      return { sku, quantity, crossSell: fromCrossSell(crossSell) };
    }
    case 'SWITCH_DELIVERY_ADDRESS':
      return { address: fromAddress(operation.address) };
    case 'CHANGE_PAYMENT':
      return { payment: fromPayment(operation.payment, operation.plan) };
    case 'UPDATE_CUSTOMER': {
      const { email, phoneNumber, billingAddress: home } = operation;
      return { email, phoneNumber, ...(home !== undefined && { billingAddress: fromHome(home) }) };
    }
    case 'REMOVE_POSITION':
    case 'UPDATE_POSITION':
    case 'CANCEL_POSITION':
    case 'UPDATE_POSITION_PRICE_DATE':
    case 'UPDATE_WEEE_TAKE_BACK':
    case 'REDEEM_VOUCHER':
    case 'REMOVE_VOUCHER':
    case 'CHANGE_SERVICE_VOUCHER': {
      const { type: _type, ...fields } = operation;
      return fields;
    }
  }
}

/** The billing address in the fields of the order's customer (REQ C12.3). */
function fromHome(address: PostalAddress): Record<string, unknown> {
  const { street, streetNumber, zipCode, city, countryCode, careOf, addressAddition } = address;
  return { street, streetNumber, zipCode, city, countryCode: countryCode ?? undefined, careOf, addressAddition };
}

/** A 4xx in the words of the application (REQ F1.5, F2.1, F2.5, F3.3, F3.5). */
function refusalOf(error: ServiceError, operation: EditOperation | null): Exclude<EditOutcome, { kind: 'updated' }> {
  const { title, detail } = error;
  // Without a draft somebody else has submitted or cleared it, or it has expired.
  const isGone = error.status === 410;
  // The path of UPDATE_CUSTOMER is assumed: a service that has none says nothing of the draft.
  const isNamed = operation?.type !== 'UPDATE_CUSTOMER';
  const isBare = error.status === 404 && isNamed && (error.code === null || isAbout(error, 'Not Found'));
  if (isGone || isBare || isAbout(error, 'order-changed') || isAbout(error, 'edited_order_not_found')) {
    return { kind: 'orderChanged', order: orderOf(error.body) };
  }
  if (isAbout(error, 'ALL_POSITIONS_ARE_CANCELLED')) return { kind: 'allPositionsCancelled' };
  if (isNotEditable(error)) return { kind: 'notEditable', detail };
  if (isAbout(error, 'RESERVATION_FAILURE') || (operation?.type === 'ADD_POSITION' && hasOffer(error.body))) {
    return { kind: 'reservationFailed', title, detail };
  }
  if (isAbout(error, 'order_with_address_category1_not_allowed')) return { kind: 'addressBlocked', detail };
  const invalidVouchers = toInvalidVouchers(error.body);
  const isVoucherError =
    invalidVouchers.length > 0 || isAbout(error, 'voucher-error') || title?.startsWith('VOUCHER_') === true;
  return isVoucherError
    ? { kind: 'vouchersInvalid', invalidVouchers, detail }
    : { kind: 'refused', title: reasonOf(error), detail };
}

/** Why an order is refused: by a known code, in the words of the service, or by another code. */
function reasonOf(error: ServiceError): string | null {
  return codeAmong(error, orderRefusals) ?? error.title ?? error.code;
}

function isNotEditable(error: ServiceError): boolean {
  return codeAmong(error, notEditableCodes) !== null;
}

function hasOffer(body: unknown): boolean {
  return v.is(v.union([v.object({ offer: v.looseObject({}) }), v.object({ editedOffer: v.looseObject({}) })]), body);
}

/** The order that a problem carries, as `order` or itself; null for none. */
function orderOf(body: unknown): Order | null {
  const inside = v.safeParse(v.object({ order: WireOrder }), body);
  if (inside.success) return toOrder(inside.output.order);
  const itself = v.safeParse(WireOrder, body);
  return itself.success ? toOrder(itself.output) : null;
}
