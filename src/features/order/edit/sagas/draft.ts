import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Product } from '~/domain/article/product';
import type { EditDraft, OpenEditOutcome, OriginalOrder } from '~/domain/order/editOrder';
import { baselineOf, contentOf } from '~/domain/order/editOrderChanges';
import { notEditable } from '~/domain/order/editOrderRules';
import { limits } from '~config/limits';
import { countryOfEdit } from '~/domain/order/orderCountry';
import { paypalFactsOf, paypalWindow } from '~/domain/order/paypalWindow';
import { serviceNow } from '~/services/http/serviceClock';
import { selectFlags } from '~/features/call/callSlice';
import { editOrderActions, selectEditOrderState, type EditReport } from '../state/editOrderSlice';
import type { EditSession, OpenEdit } from '../state/editOrderState';
import { loadCustomer } from '~/services/customerService/customerService';
import { logFailure } from '~/services/loggingService/loggingService';
import { openEdit, type KnownDraft } from '~/services/orderService/editOrderService';
import { loadProducts } from '~/services/productService/productListService';
import { withMissingStock } from '~/services/productService/stockService';
import { withAbort } from '~/shared/saga/safely';

const { reported } = editOrderActions;

export function* report(part: EditReport): SagaGenerator<void> {
  yield* put(reported(part));
}

/** The open edit; null while there is none. */
export function* selectOpen(): SagaGenerator<OpenEdit | null> {
  const { session } = yield* select(selectEditOrderState);
  return session.phase === 'open' ? session : null;
}

export function* selectOrderId(): SagaGenerator<string> {
  return (yield* select(selectEditOrderState)).orderId ?? '';
}

/** The order's draft at the service: `init` goes on with the one that is there; what it does not name is as in `known`. */
export function* readDraft(known?: KnownDraft): SagaGenerator<OpenEditOutcome> {
  const orderId = yield* selectOrderId();
  return yield* withAbort((signal) => openEdit(orderId, signal, known));
}

/**
 * The session of an opened draft. Opening the same version of the order again keeps the content before the edit, with which changes
 * are compared.
 */
export function* sessionOf(original: OriginalOrder, draft: EditDraft): SagaGenerator<EditSession> {
  const { editingErpInstallmentOrders: mayEditErpInstallments } = yield* select(selectFlags);
  const reason = notEditable(original, { mayEditErpInstallments, isPaypalOver: isPaypalOver(original) });
  if (reason !== null) return { phase: 'notEditable', reason, originalOrder: original };
  const open = yield* selectOpen();
  const known = open !== null && open.originalOrder.updatedAt === original.updatedAt ? open.baseline : null;
  const baseline = known ?? baselineOf(original.content, contentOf(draft.editedOffer));
  return { phase: 'open', originalOrder: original, baseline, isStale: false, ...draft };
}

/** An order without a version cannot be told from another one by it. */
export function isOtherVersion(one: OriginalOrder, other: OriginalOrder): boolean {
  return one.updatedAt !== null && other.updatedAt !== null && one.updatedAt !== other.updatedAt;
}

function isPaypalOver(original: OriginalOrder): boolean {
  return paypalWindow(paypalFactsOf(original), serviceNow(), limits.paypalWindow).kind === 'closed';
}

/** Ends an edit whose time as a PayPal order has run out meanwhile; true where it has (REQ E5.1). */
export function* endAfterPaypalWindow(): SagaGenerator<boolean> {
  const open = yield* selectOpen();
  if (open === null || !isPaypalOver(open.originalOrder)) return false;
  const { originalOrder } = open;
  yield* report({
    session: { phase: 'notEditable', reason: { kind: 'paypalWindowOver' }, originalOrder },
    submission: { phase: 'idle' },
    queued: [],
  });
  return true;
}

/** Shows the draft that an operation has answered. */
export function* applyDraft(draft: EditDraft): SagaGenerator<void> {
  const open = yield* selectOpen();
  if (open === null) return;
  yield* report({ session: { ...open, ...draft, isStale: false } });
}

/** Shows that the order cannot be edited, or is not there; what is queued is given up. */
export function* reportClosed(outcome: Exclude<OpenEditOutcome, { kind: 'opened' }>): SagaGenerator<void> {
  const originalOrder = (yield* selectOpen())?.originalOrder ?? null;
  yield* report({
    session:
      outcome.kind === 'notFound'
        ? { phase: 'notFound' }
        : { phase: 'notEditable', reason: { kind: 'service', detail: outcome.detail }, originalOrder },
    queued: [],
  });
}

/** Reads the draft again and shows it; false where that failed. `known`: the draft with what was changed since. */
export function* readAgain(known?: KnownDraft): SagaGenerator<boolean> {
  try {
    const outcome = yield* readDraft(known);
    if (outcome.kind !== 'opened') yield* reportClosed(outcome);
    else yield* report({ session: yield* sessionOf(outcome.original, outcome.draft) });
    return true;
  } catch (error) {
    logFailure(error);
    const open = yield* selectOpen();
    yield* report({ session: open === null ? { phase: 'failed' } : { ...open, isStale: true } });
    return false;
  }
}

/** Loads the products of the positions, for their names and whether old devices are taken back; each number once. */
export function* loadNames(): SagaGenerator<void> {
  for (;;) {
    const open = yield* selectOpen();
    const { products } = yield* select(selectEditOrderState);
    const numbers = new Set((open?.editedOffer.items ?? []).map(({ baseProductNo }) => baseProductNo));
    const unknown = [...numbers].filter((number) => number !== '' && products[number] === undefined);
    if (unknown.length === 0) return;
    let loaded: readonly Product[] = [];
    try {
      loaded = yield* loadArticles(unknown);
    } catch (error) {
      // Without names the positions show their SKU.
      logFailure(error);
    }
    yield* learnProducts(loaded, unknown);
  }
}

/** Loads the products of these numbers with their stock, in the country of the order. */
export function* loadArticles(numbers: readonly string[]): SagaGenerator<readonly Product[]> {
  const open = yield* selectOpen();
  const country = open === null ? undefined : countryOfEdit(open);
  return yield* withAbort(async (signal) =>
    withMissingStock(await loadProducts(numbers, signal, country), signal, country),
  );
}

export function* learnProducts(loaded: readonly Product[], asked: readonly string[] = []): SagaGenerator<void> {
  const { products } = yield* select(selectEditOrderState);
  const missing = Object.fromEntries(asked.map((number) => [number, null]));
  const found = Object.fromEntries(loaded.map((product) => [product.baseProductNo, product]));
  yield* report({ products: { ...missing, ...products, ...found } });
}

/** Loads the customer of the order, whose addresses are offered; without one only the order's own address is. */
export function* loadOrderCustomer(): SagaGenerator<void> {
  const number = (yield* selectOpen())?.originalOrder.externalCustomerId ?? null;
  if (number === null) return;
  try {
    const customer = yield* withAbort((signal) => loadCustomer(number, signal));
    yield* report({ customer });
  } catch (error) {
    logFailure(error);
  }
}
