import { call, delay, put, select, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { lateLimits } from '~config/lateLimits';
import { limits } from '~config/limits';
import { daysOf } from '~/domain/common/dateRange';
import {
  defaultLinkFilters,
  draftOfInput,
  productName,
  readLinkNumber,
  subscriptionProductsOf,
  type FoundProduct,
  type LinkDraft,
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
import { isRefusal } from '~/services/http/refusal';
import { serviceNow } from '~/services/http/serviceClock';
import { ServiceError } from '~/services/http/serviceError';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadProduct } from '~/services/productService/productService';
import {
  createLink,
  editLink,
  linkFailureOf,
  searchLinks,
} from '~/services/subscriptionProductService/productLinkService';
import { notify } from '~/shared/notify/notices';
import { doneDespiteRefusal } from '~/shared/saga/doneDespiteRefusal';
import { lookUpOutcome } from '~/shared/saga/lookUpOutcome';
import { safely, withAbort } from '~/shared/saga/safely';
import { linkFailureTexts } from './linkFailureTexts';
import { linksActions, selectLinks, type LinkForm, type LookupTarget } from './linksSlice';
import './linksNoticeTexts.de';

const { listRequested, pageRequested, listLeft, listChanged, saveRequested, saveFailed, formClosed } = linksActions;
const { lookupRequested, lookupClosed, lookupChanged } = linksActions;

type ListAction = ReturnType<typeof listRequested | typeof pageRequested | typeof listLeft>;

/** Runs one of them at a time: a newer one cancels the request of an older one, whose answer would be stale. */
function* changeList(action: ListAction): SagaGenerator<void> {
  if (listRequested.match(action)) yield* showList(action.payload);
  else if (pageRequested.match(action)) yield* loadNextPage();
  else yield* leaveList();
}

function* showList(query: LinkListQuery): SagaGenerator<void> {
  const { list } = yield* select(selectLinks);
  yield* put(listChanged(startLinks(query, list)));
  if (changesLinkFilters(query, list)) yield* delay(limits.orderHistoryDebounce);
  yield* loadPage(query.page);
}

function* loadNextPage(): SagaGenerator<void> {
  const { list } = yield* select(selectLinks);
  if (list === null) return;
  yield* put(listChanged({ ...list, load: 'loading' }));
  yield* loadPage(list.page === null ? list.query.page : list.page + 1);
}

function* loadPage(page: number): SagaGenerator<void> {
  const { list: before } = yield* select(selectLinks);
  if (before === null) return;
  const { filters } = before.query;
  const days = daysOf(filters.dates, serviceNow());
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
  const saved = link === null ? yield* create(draft) : yield* call(editLink, link.id, draft);
  yield* put(formClosed());
  yield* showSaved(form, saved ?? (link === null ? null : { ...link, ...draft }));
  notify({ variant: 'success', text: { key: link === null ? 'linksNotice.created' : 'linksNotice.edited' } });
}

/** Creates a link once: a second one of the same pair is refused, so that the list says what became of a lost answer. */
function* create(draft: LinkDraft): SagaGenerator<ProductLink | null> {
  const sentAt = serviceNow().getTime();
  try {
    return yield* call(createLink, draft);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind === 'signedOut') throw error;
    const find = () => findLink(draft, sentAt - lateLimits.outcomeLookupTolerance);
    const created = isRefusal(error)
      ? yield* doneDespiteRefusal(find)
      : yield* lookUpOutcome('createProductLink', find);
    if (created === null) throw error;
    return created;
  }
}

/** The link of a pair that was created since then. */
function* findLink(
  { subscriptionProduct, deliveryProduct }: LinkDraft,
  since: number,
): SagaGenerator<ProductLink | null> {
  const links = yield* withAbort((signal) => linksOf(subscriptionProduct, signal));
  const isSent = (link: ProductLink) =>
    link.deliveryProduct === deliveryProduct && Date.parse(link.metaInfo.createdAt) >= since;
  return links.find(isSent) ?? null;
}

/** Shows the link in the list; a created one that the service has not answered with is loaded with the list. */
function* showSaved({ link }: LinkForm, saved: ProductLink | null): SagaGenerator<void> {
  const { list } = yield* select(selectLinks);
  if (list === null) return;
  if (saved !== null) yield* put(listChanged(link === null ? prependLink(list, saved) : replaceLink(list, saved)));
  else yield* put(listRequested(list.query));
}

function* lookUp({ payload: { target, number } }: ReturnType<typeof lookupRequested>): SagaGenerator<void> {
  const { lookup } = yield* select(selectLinks);
  // Closed before the code was loaded.
  if (lookup?.phase !== 'loading') return;
  const wanted = readLinkNumber(number);
  const found = yield* withAbort((signal) => findProducts(target, wanted, signal));
  yield* put(lookupChanged({ target, ...found }));
}

type Found =
  | { readonly phase: 'notFound' | 'noSubscription' }
  | { readonly phase: 'found'; readonly products: readonly FoundProduct[] };

async function findProducts(target: LookupTarget, number: string, signal: AbortSignal): Promise<Found> {
  const [product, links] = await Promise.all([
    loadProduct(number, signal),
    target === 'subscriptionProduct' ? linksOrNone(number, signal) : [],
  ]);
  if (target === 'subscriptionProduct') {
    const products = subscriptionProductsOf(product, links);
    if (products.length > 0) return { phase: 'found', products };
    return { phase: product === null ? 'notFound' : 'noSubscription' };
  }
  if (product === null) return { phase: 'notFound' };
  return { phase: 'found', products: [{ number, name: productName(product.name) }] };
}

/** The links of a subscription product, the newest first. */
async function linksOf(number: string, signal: AbortSignal): Promise<readonly ProductLink[]> {
  const filters = {
    ...defaultLinkFilters,
    searchIn: 'SUBSCRIPTION_PRODUCT_NO',
    keywords: [number],
    sortBy: 'CREATION_DATE',
  } as const;
  const days = { from: null, to: null };
  return (await searchLinks({ filters, days, page: 0, size: linkPageSize, total: null }, signal)).links;
}

/** Only logged where they cannot be searched: the product may say enough. */
async function linksOrNone(number: string, signal: AbortSignal): Promise<readonly ProductLink[]> {
  try {
    return await linksOf(number, signal);
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
    [lookupRequested, lookupClosed, formClosed],
    safely(
      function* lookUpOrStop(action: ReturnType<typeof lookupRequested | typeof lookupClosed | typeof formClosed>) {
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
