import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { currencyOf } from '~/domain/common/country';
import type { NamedOrder, Order } from '~/domain/order/order';
import { selectBasketState } from '~/features/basket/basketSlice';
import { selectOffer } from '~/features/offer/offerSlice';
import type { OrderAttempt } from '~/features/order/place/orderSlice';
import { logFailure } from '~/services/loggingService/loggingService';
import { serviceNow } from '~/services/http/serviceClock';
import { loadOrder } from '~/services/orderService/loadOrder';
import type { OrderDraft } from '~/services/orderService/orderService';
import { lookUpOutcome } from '~/shared/saga/lookUpOutcome';
import { confirm } from './confirmOrder';
import { findOrder } from './lookUpOrder';

/** The id and number in the answer to the creation; null: it contains neither. */
type Named = Pick<NamedOrder, 'id' | 'number'> | null;

/**
 * Confirms a created order if the answer did not contain it (`named` is null) or not its total. Reads the order by its id, its number or
 * its ERP number; if that fails, confirms it with the figures of the request (DECISIONS 188, 207).
 */
export function* confirmAsSent(named: Named, draft: OrderDraft, attempt: OrderAttempt): SagaGenerator<void> {
  const sent = yield* orderOfDraft(draft, attempt);
  let read: Order | null = null;
  try {
    read = yield* find(named, attempt);
  } catch (error) {
    logFailure(error);
  }
  const known = read === null || (named !== null && read.totalPrice === null) ? sent : read;
  // Id and number of the answer are kept even if the order is not found by them.
  const number = named === null || named.number === '' ? (read?.number ?? '') : named.number;
  const id = named?.id ?? read?.id ?? (number === '' ? sent.id : number);
  yield* confirm({ ...known, id, number }, attempt);
}

/** Reads the created order. Without a number, which the agent has to read out, it retries as `onceOnly` says for a creation. */
function* find(named: Named, attempt: OrderAttempt): SagaGenerator<Order | null> {
  if (named === null) return yield* lookUpOutcome('createOrder', () => findOrder(attempt));
  const { id, number } = named;
  if (id === null || number !== '') return yield* call(loadOrder, id ?? number);
  return yield* lookUpOutcome('createOrder', function* findByIdOrErpNumber() {
    return (yield* call(loadOrder, id)) ?? (yield* findOrder(attempt));
  });
}

/**
 * What is known of an order that the service has created without naming it; its id is the ERP number under which it was sent (CONTRACT
 * Orders).
 */
function* orderOfDraft(draft: OrderDraft, { erpNumber }: OrderAttempt): SagaGenerator<Order> {
  const { facts } = yield* select(selectBasketState);
  const offer = yield* select(selectOffer);
  return {
    id: erpNumber ?? '',
    number: '',
    pregeneratedErpNumber: erpNumber,
    externalCustomerId: draft.customer.externalCustomerId,
    placedAt: serviceNow().toISOString(),
    updatedAt: null,
    currency: currencyOf(draft.country),
    totalProductPrice: offer?.totalProductPrice ?? null,
    shippingCosts: offer?.shippingCost ?? null,
    totalVoucherDiscount: offer?.totalVoucherDiscount ?? 0,
    employeeDiscount: offer?.employeeDiscount ?? 0,
    cashOnDeliveryFee: offer?.cashOnDeliveryFee ?? 0,
    totalPrice: offer?.totalPrice ?? null,
    status: { code: 'CREATED', label: '' },
    items: draft.items.map(({ sku, baseProductNo, quantity, id, priceDate }) => {
      const item = offer?.items.find((offered) => offered.sku === sku);
      return {
        id,
        sku,
        baseProductNo,
        quantity,
        priceDate,
        title: facts[sku]?.name ?? '',
        brand: facts[sku]?.brand ?? '',
        singlePrice: item?.singlePrice ?? null,
        total: item?.total ?? null,
        variants: facts[sku]?.dimensions ?? [],
        mediaUris: [],
        deliveryAddress: null,
        deliveryTime: null,
      };
    }),
    payment: { method: draft.payment.method },
    deliveryAddress: draft.deliveryAddress,
    salesChannel: draft.salesChannel,
    salesOffice: draft.salesOffice,
    orderType: null,
    orderSource: null,
    isCancelable: false,
    deliveryStatus: null,
    trackingNumbers: [],
    sapOrderNumber: null,
    billNumber: null,
    createdBy: null,
    customerName: null,
    complaintFlag: draft.complaintFlag,
    statusHistory: [],
  };
}
