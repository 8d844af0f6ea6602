import { call, put, select, spawn, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { recordAfterOrder } from '~/domain/order/afterOrder';
import { isUnsaved } from '~/domain/customer/customerChanges';
import { customerKey, type Customer } from '~/domain/customer/customer';
import type { Order } from '~/domain/order/order';
import { consentActions, selectConsentState, type ConsentTarget } from '~/features/customer/consent/consentSlice';
import { customerActions, selectCustomerState } from '~/features/customer/ofCall/customerSlice';
import { saveGuestConsent, saveMarketResearchConsent } from '~/services/customerService/consentService';
import { findCreatedCustomer } from '~/services/customerService/customerSearchService';
import { loadOrderInfo } from '~/services/orderHistoryService/orderInfo';
import { safely } from '~/shared/saga/safely';
import '~/features/customer/consent/consentSavingTexts.de';

/**
 * Updates the customer after a confirmed order. Changes that an order cannot contain are saved now, and so are the consents, by
 * requests of their own, so that their failure is not shown as a failed order (REQ B5.5, QUALITY 9, DECISIONS 50).
 * @param orderedFor key of the customer the order was sent for; nothing happens when another one is in the call by now.
 */
export function* settleCustomer(order: Order, orderedFor: string): SagaGenerator<void> {
  const { customer, original, deliveryAddressId } = yield* select(selectCustomerState);
  if (customer === null || customerKey(customer) !== orderedFor) return;
  const externalCustomerId = customer.isGuest ? null : (customer.externalCustomerId ?? order.externalCustomerId);
  yield* put(
    customerActions.recentNoted({
      customerKey: orderedFor,
      note: {
        payment: order.payment?.method ?? null,
        deliveryAddress: deliveryAddressId === null ? null : { id: deliveryAddressId, usedInOrder: true },
      },
    }),
  );
  const settled = orderedCustomer(customer, externalCustomerId, deliveryAddressId);
  const recorded = recordAfterOrder(original, settled, deliveryAddressId);
  const isLeft = settled.externalCustomerId !== null && isUnsaved(recorded, settled);
  yield* put(
    customerActions.changesTaken({ customerKey: orderedFor, customer: settled, ...(isLeft && { original: recorded }) }),
  );
  const { answers } = yield* select(selectConsentState);
  if (answers !== null) {
    // Spawned, so that neither the next order nor the next call waits for it or cancels it.
    const shopOrderId = order.pregeneratedErpNumber ?? order.id;
    const consentOrder = { orderId: order.id, shopOrderId, isGuest: customer.isGuest, externalCustomerId };
    yield* spawn(saveConsentsSafely, { answers, order: consentOrder, customer });
  }
  if (isLeft) yield* put(customerActions.saveRequested());
}

/** Marks the delivery address as used in an order: it cannot be removed any more (REQ B9.10). */
function orderedCustomer(customer: Customer, externalCustomerId: string | null, usedId: string | null): Customer {
  const deliveryAddresses = customer.deliveryAddresses.map((address) =>
    address.id === usedId ? { ...address, usedInOrder: true } : address,
  );
  return { ...customer, externalCustomerId, deliveryAddresses };
}

/**
 * The number under which the order created its customer, where its answer did not name it: from the order system, else from the
 * search for the same person, unless the agent knew of a namesake (DECISIONS 258). Null where neither names one.
 */
function* numberFromOrder({ customer, order }: ConsentTarget): SagaGenerator<string | null> {
  const info = yield* call(loadOrderInfo, order.shopOrderId);
  if (info !== null && info.externalCustomerId !== null) return info.externalCustomerId;
  if (customer === null || customer.skipDoubleCheck) return null;
  return (yield* call(findCreatedCustomer, customer))?.externalCustomerId ?? null;
}

const saveConsentsSafely = safely(
  function* saveConsents(target: ConsentTarget) {
    yield* put(consentActions.savingStarted(target));
    const { answers, order } = target;
    const { orderId } = order;
    const { email, emailMarketResearch } = answers;
    if (!order.isGuest) {
      const number = order.externalCustomerId ?? (yield* numberFromOrder(target));
      if (number === null) throw new Error('No service names the number of the customer of the order');
      yield* call(saveMarketResearchConsent, number, { ...answers, orderId });
    } else if (email !== null) {
      yield* call(saveGuestConsent, { email, emailMarketResearch, orderId });
    }
    yield* put(consentActions.saved());
  },
  function* settle(_error, target) {
    yield* put(consentActions.savingFailed(target));
    return { notice: 'consent.saveFailed' } as const;
  },
);

function* saveAgain(): SagaGenerator<void> {
  const { saving } = yield* select(selectConsentState);
  if (saving.status === 'failed') yield* saveConsentsSafely(saving.target);
}

export function* saveConsentsAgainSaga(): SagaGenerator<void> {
  yield* takeLeading(consentActions.saveAgainRequested, saveAgain);
}
