import { isAnyOf } from '@reduxjs/toolkit';
import { all, call, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import { choicesOf } from '~/domain/customer/recognition';
import type { OrderTextItem } from '~/domain/order/orderText';
import { basketActions } from '~/features/basket/basketSlice';
import { selectCallState } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import {
  orderTextActions,
  selectNextQueued,
  selectOrderTextState,
  type LineProblem,
  type LineStatus,
  type OrderTextLine,
} from '~/features/order/text/orderTextSlice';
import {
  productSearchActions,
  selectProductSearchState,
  selectSearchDialog,
  type SearchProblem,
} from '~/features/article/search/productSearchSlice';
import { safely } from '~/shared/saga/safely';
import { waitForItem } from './addAndWait';
import { preloadCustomer } from './preloadCustomer';
import { preloadVoucher } from './preloadVoucher';

const { proposed, lineConfirmed, allConfirmed, lineAdvanced, closed } = orderTextActions;
const { termSubmitted, problemFound, searchFailed, searchAdvanced, variantChosen, hitChosen } = productSearchActions;

/** Takes over the confirmed lines of an order text, one after the other; a newer text or closing it cancels the rest. */
export function* preloadOrderTextSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(customerActions.loggedIn, safely(noteLogin)),
    call(function* restart(): SagaGenerator<void> {
      for (;;) yield* race([call(preloadLines), take([proposed, closed])]);
    }),
  ]);
}

/** Begins with an action, not with the state: those that loaded this code are replayed, a proposal among them. */
function* preloadLines(): SagaGenerator<void> {
  for (;;) {
    yield* take([lineConfirmed, allConfirmed]);
    let line = yield* select(selectNextQueued);
    while (line !== undefined) {
      yield* preloadSafely(line);
      line = yield* select(selectNextQueued);
    }
  }
}

const preloadSafely = safely(
  function* preloadLine({ key, item }: OrderTextLine): SagaGenerator<void> {
    yield* put(lineAdvanced({ key, status: { phase: 'running' } }));
    yield* put(lineAdvanced({ key, status: yield* statusAfter(item) }));
  },
  function* settle(_error, { key }) {
    yield* put(lineAdvanced({ key, status: { phase: 'failed', problem: { kind: 'technical' } } }));
  },
);

function* statusAfter(item: OrderTextItem): SagaGenerator<LineStatus> {
  switch (item.kind) {
    case 'customer':
      return yield* preloadFoundCustomer(item.found);
    case 'article':
      return endOf(yield* preloadArticle(item));
    case 'voucher':
      return endOf(yield* preloadVoucher(item.code));
  }
}

function endOf(problem: LineProblem | null): LineStatus {
  return problem === null ? { phase: 'done' } : { phase: 'failed', problem };
}

/** Logs the customer in by number; by other data, starts the search that the customer field would start. */
function* preloadFoundCustomer(
  found: Extract<OrderTextItem, { kind: 'customer' }>['found'],
): SagaGenerator<LineStatus> {
  if (found.kind === 'customerNumber') return endOf(yield* preloadCustomer(found.customerNumber));
  const { allowed } = yield* select(selectCallState);
  const [choice] = choicesOf([found], { recent: [], maySearchOrders: allowed.limelightSearch });
  if (choice !== undefined) yield* put(customerSearchActions.lookupRequested(choice));
  return { phase: 'choosing' };
}

/** A login completes the customer's line: that of the number in the text, or any where the customer had to be searched. */
function* noteLogin({ payload }: ReturnType<typeof customerActions.loggedIn>): SagaGenerator<void> {
  const text = yield* select(selectOrderTextState);
  if (text.phase === 'none') return;
  for (const { key, item, status } of text.lines) {
    if (item.kind !== 'customer' || status.phase === 'running' || status.phase === 'done') continue;
    const { found } = item;
    const isMeant = found.kind !== 'customerNumber' || found.customerNumber === payload.customer.externalCustomerId;
    if (isMeant) yield* put(lineAdvanced({ key, status: { phase: 'done' } }));
  }
}

type Article = Extract<OrderTextItem, { kind: 'article' }>;

/**
 * Submits the number with its quantity as if it was typed, and waits until its article is in the basket, is refused, or the
 * dialog that it opened is closed. Preserves a term that the agent was typing.
 */
function* preloadArticle({ number, quantity }: Article): SagaGenerator<LineProblem | null> {
  const { term } = yield* select(selectProductSearchState);
  yield* put(termSubmitted(`${number}*${String(quantity)}`));
  const problem = yield* endOfSearch(baseProductNoOf(number));
  if (term !== '') yield* put(productSearchActions.termReturned(term));
  return problem;
}

/** What the agent does in the dialog that an article opened. */
const isChoice = isAnyOf(variantChosen, hitChosen, termSubmitted);

function* endOfSearch(baseProductNo: string): SagaGenerator<LineProblem | null> {
  let problem: LineProblem = { kind: 'notChosen' };
  /** The agent chose in the dialog, which closes before the article is added. */
  let isChosen = false;
  let hasDialog = (yield* select(selectSearchDialog)).phase !== 'closed';
  for (;;) {
    const { found, failed, dialog, chosen, requested } = yield* race({
      found: take(problemFound),
      failed: take(searchFailed),
      dialog: take(searchAdvanced),
      chosen: take(isChoice),
      requested: take(basketActions.addItemRequested),
    });
    if (failed !== undefined) return { kind: 'technical' };
    if (chosen !== undefined && hasDialog) isChosen = true;
    if (requested !== undefined && (isChosen || requested.payload.baseProductNo === baseProductNo)) {
      return (yield* waitForItem(requested.payload.key)) === null ? null : { kind: 'articleRefused' };
    }
    if (found !== undefined) {
      problem = problemOf(found.payload);
      // The details open with an article that cannot be sold: another variant may be chosen there.
      if (found.payload.kind !== 'unsellable' && !hasDialog) return problem;
    }
    if (dialog !== undefined) {
      hasDialog = dialog.payload.phase !== 'closed';
      if (hasDialog) isChosen = false;
      else if (!isChosen) return problem;
    }
  }
}

function problemOf(problem: SearchProblem): LineProblem {
  switch (problem.kind) {
    case 'tooShort':
    case 'invalidSku':
    case 'productNotFound':
      return { kind: 'notFound' };
    case 'unsellable':
    case 'basketFull':
    case 'complaintHoldsItem':
      return { kind: problem.kind };
    case 'quantityExceeded':
      return { kind: 'quantityExceeded', available: problem.available };
    case 'failed':
      return { kind: 'technical' };
  }
}
