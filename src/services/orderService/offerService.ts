import * as v from 'valibot';
import type { Address } from '~/domain/address/address';
import type { Country } from '~/domain/common/country';
import { memberOf } from '~/domain/common/memberOf';
import type { Customer } from '~/domain/customer/customer';
import { serviceVoucherCodes } from '~config/serviceVouchers';
import type { FreeShippingReason } from '~/domain/offer/freeShipping';
import type { Offer, OfferOutcome, OfferProblem } from '~/domain/offer/offer';
import type { ComplaintFlag } from '~/domain/order/order';
import type { PaymentSelection } from '~/domain/payment/payment';
import { fromDeliveryAddress } from '../http/commonWire';
import { request } from '../http/httpClient';
import { fromPayment } from '../http/paymentPayload';
import { codeAmong } from '../http/problemCode';
import { ServiceError } from '../http/serviceError';
import { optionalText } from '../http/wireValues';
import { fromOfferCustomer } from './customerPayload';
import { WireOffer, WireOfferAnswer, toOffer, toPlans } from './offerWire';
import { toInvalidVouchers } from './voucherWire';

export interface OfferRequest {
  readonly customer: Customer;
  readonly country: Country;
  /** Null: to the billing address. */
  readonly deliveryAddress: Address | null;
  readonly payment: PaymentSelection | null;
  readonly voucherCodes: readonly string[];
  /** Null: the shipping costs are charged. */
  readonly freeShipping: FreeShippingReason | null;
  /** Marks a complaint order; null for every other one. */
  readonly complaintFlag: ComplaintFlag | null;
  readonly basketId: string;
  readonly salesChannel: string;
  readonly salesOffice: string;
  readonly sourceChannel: string;
  readonly isCustomerDataChanged: boolean;
  readonly pregenerateErpNumber: boolean;
}

/**
 * `POST /backoffice-offers`: calculates the offer for the present basket, customer, address, payment and vouchers.
 * Refusals (REQ C6.5, C6.6, C6.7, C6.8, C6.9) are outcomes, with the offer if the problem carries one.
 * @throws ServiceError for network failures, cancelled requests and malformed responses.
 */
export async function calculateOffer(offer: OfferRequest, signal: AbortSignal): Promise<OfferOutcome> {
  try {
    const answer = await request(
      {
        service: 'order',
        method: 'POST',
        path: '/backoffice-offers',
        query: {
          sales_office: offer.salesOffice,
          sales_channel: offer.salesChannel,
          pregenerate_erp_number: offer.pregenerateErpNumber,
        },
        body: {
          customer: fromOfferCustomer(offer.customer, offer.country),
          deliveryAddress: fromDeliveryAddress(offer.deliveryAddress, offer.country),
          payment: offer.payment === null ? null : fromPayment(offer.payment),
          voucher: fromVoucherCodes(offer.voucherCodes, offer.salesChannel),
          // Sent only if there is one, because the requirement does not list it for an offer (REQ C6.1).
          ...(offer.freeShipping !== null && { serviceVoucher: fromFreeShipping(offer.freeShipping) }),
          isShippingCostOverwritten: offer.freeShipping !== null,
          basketId: offer.basketId,
          salesChannel: offer.salesChannel,
          isCustomerDataChanged: offer.isCustomerDataChanged,
          sourceChannel: offer.sourceChannel,
          reklaFlag: offer.complaintFlag === null ? null : { isZeroPercent: offer.complaintFlag.isZeroPercent },
        },
        mutation: false,
        signal,
      },
      WireOfferAnswer,
    );
    const refused = refusedVouchers(answer, offer.voucherCodes);
    if (refused !== null) return { kind: 'problem', problem: refused, offer: toOffer(answer.offer) };
    return {
      kind: 'offered',
      offer: toOffer(answer.offer),
      paymentOptions: answer.paymentOptions,
      plans: toPlans(
        answer.installmentPlans,
        offer.payment !== null && 'dueDay' in offer.payment ? offer.payment.dueDay : 1,
      ),
    };
  } catch (error) {
    if (!(error instanceof ServiceError) || (error.kind !== 'problem' && error.status !== 504)) throw error;
    return { kind: 'problem', problem: toOfferProblem(error), offer: offerOf(error) };
  }
}

/** A success that refuses one of the codes sent is a voucher error (REQ C6.8): its offer is one without this code. */
function refusedVouchers(answer: unknown, sent: readonly string[]): OfferProblem | null {
  const invalidVouchers = toInvalidVouchers(answer).filter(({ code }) => code === '' || memberOf(sent, code) !== null);
  const [first] = sent.length === 0 ? [] : invalidVouchers;
  if (first === undefined) return null;
  const { title, detail, code } = first;
  return { kind: 'voucher', title: title || null, detail: detail || null, code: code || null, invalidVouchers };
}

/** The service voucher behind a reason for free shipping. */
export function fromFreeShipping(reason: FreeShippingReason | null): { readonly code: string } | null {
  return reason === null ? null : { code: serviceVoucherCodes[reason] };
}

function fromVoucherCodes(codes: readonly string[], salesChannel: string): Record<string, unknown> | null {
  const [code] = codes;
  return code === undefined ? null : { code, codes, salesChannel };
}

const offerProblems = [
  'order_with_address_category1_not_allowed',
  'order_with_invoice_address_category1_not_allowed',
  'invalid_payment_method',
  'order-amount-not-eligible',
  'invalid-installments',
  'empty-basket',
  'BasketNotFound',
  'voucher-error',
] as const;

function toOfferProblem(error: ServiceError): OfferProblem {
  const { detail } = error;
  const code = codeAmong(error, offerProblems);
  if (error.status === 504) return { kind: 'timeout' };
  switch (code) {
    case 'order_with_address_category1_not_allowed':
      return { kind: 'addressCategory1', detail };
    case 'order_with_invoice_address_category1_not_allowed':
      return { kind: 'billingAddressCategory1', detail };
    case 'invalid_payment_method':
    case 'order-amount-not-eligible':
    case 'invalid-installments':
      return { kind: 'payment', code, detail };
    case 'empty-basket':
      return { kind: 'emptyBasket' };
    case 'BasketNotFound':
      return { kind: 'basketNotFound' };
    case 'voucher-error': {
      const body = v.safeParse(v.object({ voucherCode: optionalText }), error.body);
      return {
        kind: 'voucher',
        title: error.title,
        detail,
        code: body.success ? body.output.voucherCode : null,
        invalidVouchers: toInvalidVouchers(error.body),
      };
    }
    default:
      return { kind: 'refused', detail };
  }
}

function offerOf(error: ServiceError): Offer | null {
  const body = v.safeParse(v.object({ offer: WireOffer }), error.body);
  return body.success ? toOffer(body.output.offer) : null;
}
