import { all, call, delay, put, select, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import type { DayRange } from '~/domain/common/dateRange';
import {
  defaultLinkFilters,
  draftOfInput,
  productName,
  readLinkNumber,
  subscriptionProductsOf,
  type LinkSearchType,
  type ProductLink,
} from '~/domain/subscription/productLink';
import {
  addLinkPage,
  changesLinkFilters,
  failLinks,
  linkPageSize,
  prependLink,
  replaceLink,
  startLinks,
  type LinkListQuery,
} from '~/domain/subscription/productLinkList';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadProduct } from '~/services/productService/productService';
import {
  createLink,
  editLink,
  linkFailureOf,
  searchLinks,
} from '~/services/subscriptionProductService/productLinkService';
import { notify } from '~/shared/notify/notices';
import { safely, withAbort } from '~/shared/saga/safely';
import { linkFailureTexts } from './linkFailureTexts';
import { linksActions, selectLinks, type LinkForm } from './linksSlice';
import './linksNoticeTexts.de';

const { listRequested, pageRequested, listLeft, listChanged, saveRequested, saveFailed, formClosed } = linksActions;
const { lookupRequested, lookupChanged } = linksActions;

type ListAction = ReturnType<typeof listRequested | typeof pageRequested | typeof listLeft>;

/** Runs one of them at a time: a newer one cancels the request of an older one, whose answer would be stale. */
function* changeList(action: ListAction): SagaGenerator<void> {
  if (listRequested.match(action)) yield* showList(action.payload.query, action.payload.days);
  else if (pageRequested.match(action)) yield* loadNextPage(action.payload);
  else yield* leaveList();
}

function* showList(query: LinkListQuery, days: DayRange): SagaGenerator<void> {
  const { list } = yield* select(selectLinks);
  yield* put(listChanged(startLinks(query, list)));
  if (changesLinkFilters(query, list)) yield* delay(limits.orderHistoryDebounce);
  yield* loadPage(query.page, days);
}

function* loadNextPage(days: DayRange): SagaGenerator<void> {
  const { list } = yield* select(selectLinks);
  if (list === null) return;
  yield* put(listChanged({ ...list, load: 'loading' }));
  yield* loadPage(list.page === null ? list.query.page : list.page + 1, days);
}

function* loadPage(page: number, days: DayRange): SagaGenerator<void> {
  const { list: before } = yield* select(selectLinks);
  if (before === null) return;
  const { filters } = before.query;
  const total = before.page === null ? null : before.total;
  const arrived = yield* withAbort((signal) => searchLinks({ filters, days, page, size: linkPageSize, total }, signal));
  const { list } = yield* select(selectLinks);
  if (list !== null) yield* put(listChanged(addLinkPage(list, page, arrived)));
}

/** A list that is still loading is dropped: its request is cancelled. */
function* leaveList(): SagaGenerator<void> {
  const { list } = yield* select(selectLinks);
  if (list?.load === 'loading') yield* put(listChanged(null));
}

function* save(): SagaGenerator<void> {
  const { form } = yield* select(selectLinks);
  if (form === null) return;
  const { link } = form;
  const draft = draftOfInput(form.input);
  const saved = yield* call(() => (link === null ? createLink(draft) : editLink(link.id, draft)));
  yield* put(formClosed());
  yield* showSaved(form, saved ?? (link === null ? null : { ...link, ...draft }));
  notify({ variant: 'success', text: { key: link === null ? 'linksNotice.created' : 'linksNotice.edited' } });
}

/** Shows the link in the list; one that the service has not answered with is loaded with the list. */
function* showSaved({ link }: LinkForm, saved: ProductLink | null): SagaGenerator<void> {
  const { list } = yield* select(selectLinks);
  if (list === null) return;
  if (saved !== null) yield* put(listChanged(link === null ? prependLink(list, saved) : replaceLink(list, saved)));
  else yield* put(listChanged({ ...list, page: null, hasMore: true }));
}

function* lookUp({ payload: { target, number } }: ReturnType<typeof lookupRequested>): SagaGenerator<void> {
  yield* put(lookupChanged({ target, phase: 'loading' }));
  const wanted = readLinkNumber(number);
  const [product, links] = yield* all([
    withAbort((signal) => loadProduct(wanted, signal)),
    target === 'subscriptionProduct' ? linksOf('SUBSCRIPTION_PRODUCT_NO', wanted) : call(() => []),
  ]);
  const products =
    target === 'subscriptionProduct'
      ? subscriptionProductsOf(product, links)
      : product === null
        ? []
        : [{ number: wanted, name: productName(product.name) }];
  if (products.length > 0) yield* put(lookupChanged({ target, phase: 'found', products }));
  else yield* put(lookupChanged({ target, phase: product === null ? 'notFound' : 'noSubscription' }));
}

/** The links with a number. Only logged where they cannot be searched: the product may say enough. */
function* linksOf(searchIn: LinkSearchType, number: string): SagaGenerator<readonly ProductLink[]> {
  const filters = { ...defaultLinkFilters, searchIn, keywords: [number] };
  try {
    const days = { from: null, to: null };
    const search = { filters, days, page: 0, size: linkPageSize, total: null };
    return (yield* withAbort((signal) => searchLinks(search, signal))).links;
  } catch (error) {
    logFailure(error);
    return [];
  }
}

export function* linksSaga(): SagaGenerator<void> {
  yield* takeLatest(
    [listRequested, pageRequested, listLeft],
    safely(changeList, function* settle(error) {
      const { list } = yield* select(selectLinks);
      if (list !== null) yield* put(listChanged(failLinks(list)));
      notify({ variant: 'error', text: { key: linkFailureTexts.load[linkFailureOf(error).reason] } });
    }),
  );
  // A repeated press while one is in flight does nothing.
  yield* takeLeading(
    saveRequested,
    safely(save, function* settle(error) {
      const failure = linkFailureOf(error);
      const { form } = yield* select(selectLinks);
      yield* put(saveFailed(failure));
      const texts = form?.link === null ? linkFailureTexts.create : linkFailureTexts.edit;
      notify({ variant: 'error', text: { key: texts[failure.reason] } });
    }),
  );
  yield* takeLatest(
    [lookupRequested, formClosed],
    safely(
      function* lookUpOrStop(action: ReturnType<typeof lookupRequested | typeof formClosed>) {
        if (lookupRequested.match(action)) yield* lookUp(action);
      },
      function* settle(error) {
        const { lookup } = yield* select(selectLinks);
        if (lookup !== null) yield* put(lookupChanged({ target: lookup.target, phase: 'failed' }));
        notify({ variant: 'error', text: { key: linkFailureTexts.search[linkFailureOf(error).reason] } });
      },
    ),
  );
}
