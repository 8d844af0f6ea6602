import { put, type SagaGenerator } from 'typed-redux-saga';
import type { BotRequest } from '~/domain/order/botRequest';
import { loadBotRequest } from '~/services/callCentreService/botRequestService';
import { ServiceError } from '~/services/http/serviceError';
import { loadOrder } from '~/services/orderService/loadOrder';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { botRequestActions, type OrderCustomer } from './botRequestSlice';

const { requested, settled, left } = botRequestActions;

function* load({ payload: { number, mayReadOrders } }: ReturnType<typeof requested>): SagaGenerator<void> {
  const request = yield* withAbort((signal) => loadBotRequest(number, signal));
  if (request === null) yield* put(settled({ phase: 'notFound', number }));
  else yield* put(settled({ phase: 'loaded', number, ...(yield* withCustomerOfOrder(request, mayReadOrders)) }));
}

interface Completed {
  readonly request: BotRequest;
  readonly orderCustomer: OrderCustomer;
}

/** Looks the customer up by the order where the bot names only that, for an agent who may look at orders (REQ A14.3). */
function* withCustomerOfOrder(request: BotRequest, mayReadOrders: boolean): SagaGenerator<Completed> {
  const { customerNumber, orderNumber } = request;
  if (customerNumber !== null || orderNumber === null || !mayReadOrders) {
    return { request, orderCustomer: 'notNeeded' };
  }
  try {
    const order = yield* withAbort((signal) => loadOrder(orderNumber, signal));
    const found = order?.externalCustomerId ?? null;
    return { request: { ...request, customerNumber: found }, orderCustomer: found === null ? 'notFound' : 'found' };
  } catch (error) {
    // What the bot said is shown all the same.
    if (!(error instanceof ServiceError) || error.kind === 'signedOut') throw error;
    return { request, orderCustomer: 'failed' };
  }
}

/** Loads a hand-over; a newer number and leaving the screen cancel the older request. */
export function* botRequestSaga(): SagaGenerator<void> {
  yield* takeLatestUntil(
    requested,
    [left],
    safely(load, function* settle(_error, { payload: { number } }) {
      yield* put(settled({ phase: 'failed', number }));
    }),
  );
}
