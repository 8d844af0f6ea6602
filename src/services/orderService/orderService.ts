import * as v from 'valibot';
import type { Address } from '~/domain/address/address';
import type { BasketItem } from '~/domain/basket/basket';
import type { Country } from '~/domain/common/country';
import { urlPart } from '~/domain/common/urlPart';
import type { Customer } from '~/domain/customer/customer';
import type { ComplaintFlag, NamedOrder, Order } from '~/domain/order/order';
import type { FreeShippingReason } from '~/domain/offer/freeShipping';
import type { InstallmentPlan, PaymentSelection } from '~/domain/payment/payment';
import { limits } from '~config/limits';
import { orderRefusals } from '~/domain/order/orderRefusals';
import { fromDeliveryAddress } from '../http/commonWire';
import { fromCrossSell } from '../http/crossSellWire';
import { requestOptional } from '../http/httpClient';
import { fromPayment } from '../http/paymentPayload';
import { codeAmong } from '../http/problemCode';
import { ServiceError } from '../http/serviceError';
import { WireCreatedOrder } from './createdOrderWire';
import { fromOrderCustomer } from './customerPayload';
import { fromFreeShipping } from './offerService';
import { openSubmission } from '../http/failedChange';
import { isRefusal } from '../http/refusal';

/** The data of an order; frozen when the agent submits. */
export interface OrderDraft {
  readonly customer: Customer;
  readonly country: Country;
  readonly items: readonly BasketItem[];
  readonly basketId: string;
  readonly deliveryAddress: Address;
  readonly payment: PaymentSelection;
  /** The agreed plan with its figures; null for every other payment. */
  readonly plan: InstallmentPlan | null;
  readonly voucherCodes: readonly string[];
  readonly freeShipping: FreeShippingReason | null;
  /** Marks a complaint order and the order that it is about; null for every other one. */
  readonly complaintFlag: ComplaintFlag | null;
  readonly salesChannel: string;
  readonly salesOffice: string;
  readonly sourceChannel: string;
  /** The customer asked for the newsletter in this call. */
  readonly signupForNewsletter: boolean;
  /** The id of the rejected order that this one replaces (REQ D3.3); null for an ordinary order. */
  readonly originalOrderId: string | null;
}

/**
 * The outcome of sending an order. `unknown`: no answer names the outcome, the order may exist (QUALITY 9, DECISIONS 28).
 * `unavailable`: status 500 or 503, which the agent is told; the order may exist as well. `detail`: as in `FailedChange`.
 */
export type CreateOrderOutcome =
  /** `order` is null if the answer contains neither its id nor its number. */
  | { readonly kind: 'created'; readonly order: Order | NamedOrder | null }
  | { readonly kind: 'refused'; readonly code: string | null; readonly detail: string | null }
  | { readonly kind: 'unavailable' | 'unknown'; readonly detail: string | null };

export type PreCheckOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'refused'; readonly code: string | null; readonly detail: string | null };

/** `POST /order-pre-check`: takes the payload of the order and creates nothing. */
export async function preCheckOrder(draft: OrderDraft): Promise<PreCheckOutcome> {
  try {
    // A page of a proxy with status 200 is no passed check.
    const body = fromDraft(draft);
    await requestOptional({ service: 'order', method: 'POST', path: '/order-pre-check', body }, v.null());
    return { kind: 'passed' };
  } catch (error) {
    if (error instanceof ServiceError && isRefusal(error)) return refused(error);
    throw error;
  }
}

/**
 * `POST /backoffice-orders/{customerId}`, for a customer without number `POST /backoffice-guest-orders`. `attemptId` is
 * the correlation id of all requests of this order attempt, so that the service answers a repetition with the first result.
 * @throws ServiceError when the agent is signed out.
 */
export async function createOrder(draft: OrderDraft, attemptId: string): Promise<CreateOrderOutcome> {
  try {
    const order = await requestOptional(
      {
        service: 'order',
        method: 'POST',
        path: createPathOf(draft.customer),
        body: fromDraft(draft),
        correlationId: attemptId,
        timeout: limits.submissionTimeout,
      },
      WireCreatedOrder,
    );
    return { kind: 'created', order };
  } catch (error) {
    // A sign-out is no unknown outcome: the service has not accepted the request.
    if (!(error instanceof ServiceError) || error.kind === 'signedOut') throw error;
    return isRefusal(error) ? refused(error) : openSubmission(error);
  }
}

/** A refusal with its known code, wherever the service names it; with the most telling one where it names none that is known. */
function refused(error: ServiceError) {
  return { kind: 'refused', code: codeAmong(error, orderRefusals) ?? error.code, detail: error.detail } as const;
}

function createPathOf({ externalCustomerId }: Customer): string {
  return externalCustomerId === null ? '/backoffice-guest-orders' : `/backoffice-orders/${urlPart(externalCustomerId)}`;
}

function fromDraft(draft: OrderDraft): Record<string, unknown> {
  const [code] = draft.voucherCodes;
  return {
    orderItems: draft.items.map(({ sku, baseProductNo, quantity, priceDate, crossSell, weeeTakeBackEnabled }) => ({
      sku,
      baseProductNo,
      quantity,
      priceDate,
      crossSell: fromCrossSell(crossSell),
      weeeTakeBackEnabled,
    })),
    customerInfo: fromOrderCustomer(draft.customer, draft.country, draft),
    deliveryAddress: fromDeliveryAddress(draft.deliveryAddress, draft.country),
    payment: fromPayment(draft.payment, draft.plan),
    voucher: code === undefined ? null : { code, codes: draft.voucherCodes },
    serviceVoucher: fromFreeShipping(draft.freeShipping),
    salesOffice: draft.salesOffice,
    salesChannel: draft.salesChannel,
    sourceChannel: draft.sourceChannel,
    country: draft.country,
    isShippingOverwritten: draft.freeShipping !== null,
    freeShipping: draft.freeShipping,
    basketId: draft.basketId,
    ...(draft.originalOrderId !== null && { originalOrderId: draft.originalOrderId }),
    reklaFlag: draft.complaintFlag,
  };
}
