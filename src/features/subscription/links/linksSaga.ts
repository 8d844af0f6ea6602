import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { outcomeLookupLimits } from '~config/limits/outcomeLookup';
import { isSince } from '~/domain/common/berlinTime';
import {
  draftOfInput,
  isAsSent,
  productName,
  readLinkNumber,
  subscriptionProductsOf,
  type FoundProduct,
  type LinkDraft,
  type ProductLink,
} from '~/domain/subscription/productLink';
import { linkPageSize } from '~/domain/subscription/productLinkList';
import { shownProductNumber } from '~/domain/subscription/subscriptionNumbers';
import { isOpenOutcome, isRefusal } from '~/services/http/refusal';
import { serviceNow } from '~/services/http/serviceClock';
import { ServiceError } from '~/services/http/serviceError';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadProduct } from '~/services/productService/productService';
import {
  createLink,
  editLink,
  linkFailureOf,
  linksOfProduct,
} from '~/services/subscriptionProductService/productLinkService';
import { patchRows, prependRow } from '~/shared/list/pagedList';
import { pagedListSaga } from '~/shared/list/pagedListSaga';
import { notify } from '~/shared/notify/notices';
import { doneDespiteRefusal } from '~/shared/saga/doneDespiteRefusal';
import { lookUpOutcome } from '~/shared/saga/lookUpOutcome';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { saveFailureText } from './linkFailureTexts';
import { linkListRules, loadLinkPage } from './linkList';
import { linksActions, selectLinksState, type LinkForm, type LookupTarget } from './linksSlice';
import './linksNoticeTexts.de';

const { listRequested, listAdvanced, saveRequested, saveFailed, formClosed } = linksActions;
const { lookupRequested, lookupClosed, lookupAdvanced } = linksActions;

function* save(): SagaGenerator<void> {
  const { form } = yield* select(selectLinksState);
  if (form === null) return;
  const { link } = form;
  const draft = draftOfInput(form.input, link);
  const saved = link === null ? yield* create(draft) : yield* edit(link, draft);
  yield* put(formClosed());
  yield* showSaved(form, saved);
  notify({ variant: 'success', text: { key: link === null ? 'linksNotice.created' : 'linksNotice.edited' } });
}

/** Creates a link once: a second one of the same pair is refused, so that the list says what became of a lost answer. */
function* create(draft: LinkDraft): SagaGenerator<ProductLink | null> {
  const sentAt = serviceNow().getTime();
  try {
    return yield* call(createLink, draft);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind === 'signedOut') throw error;
    const isRefused = isRefusal(error);
    // A pair that is refused may have been there before: only a link that is known to be new is the one that was sent.
    const find = () => findLink(draft, sentAt - outcomeLookupLimits.outcomeLookupTolerance, !isRefused);
    const look = isRefused ? find : () => lookUpOutcome('createProductLink', find);
    // Also where the lookup fails: what the agent is told is the answer to the creation (DECISIONS 240).
    const created = yield* doneDespiteRefusal(look);
    if (created === null) throw error;
    return created;
  }
}

/** Edits a link; after an answer that does not name the outcome, the list says whether the link is as it was sent. */
function* edit(link: ProductLink, draft: LinkDraft): SagaGenerator<ProductLink> {
  try {
    return yield* call(editLink, link, draft);
  } catch (error) {
    const current = isOpenOutcome(error) ? yield* currentLink(link.id, draft.subscriptionProduct) : null;
    if (current === null || !isAsSent(current, draft)) throw error;
    return current;
  }
}

/** The link as the service has it now; null where it is not found, or cannot be searched. */
function* currentLink(id: string, subscriptionProduct: string): SagaGenerator<ProductLink | null> {
  const links = yield* withAbort((signal) => linksOrNone(subscriptionProduct, signal));
  return links.find((link) => link.id === id) ?? null;
}

/** The link of a pair that was created since then; `whenUnknown` says whether one of which the service does not say when is that. */
function* findLink(
  { subscriptionProduct, deliveryProduct }: LinkDraft,
  since: number,
  whenUnknown: boolean,
): SagaGenerator<ProductLink | null> {
  const links = yield* withAbort((signal) => linksOf(subscriptionProduct, signal));
  const isSent = (link: ProductLink) =>
    shownProductNumber(link.deliveryProduct) === deliveryProduct &&
    (isSince(link.metaInfo.createdAt, since) ?? whenUnknown);
  return links.find(isSent) ?? null;
}

/** A created link comes first, an edited one replaces its row (REQ G8.4); one that the service has not answered with is loaded. */
function* showSaved({ link }: LinkForm, saved: ProductLink | null): SagaGenerator<void> {
  const { list } = yield* select(selectLinksState);
  if (list.status === 'notAsked') return;
  if (saved === null) yield* put(listRequested(list.query));
  else yield* put(listAdvanced(link === null ? prependRow(list, saved) : patchRows(list, [saved])));
}

function* lookUp({ payload: { target, number } }: ReturnType<typeof lookupRequested>): SagaGenerator<void> {
  const { lookup } = yield* select(selectLinksState);
  // Closed before the code was loaded.
  if (lookup?.phase !== 'loading') return;
  const wanted = readLinkNumber(number);
  const found = yield* withAbort((signal) => findProducts(target, wanted, signal));
  yield* put(lookupAdvanced({ target, ...found }));
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
function linksOf(number: string, signal: AbortSignal): Promise<readonly ProductLink[]> {
  return linksOfProduct(number, { size: linkPageSize, sortBy: 'CREATION_DATE' }, signal);
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
  yield* pagedListSaga({
    rules: linkListRules,
    actions: linksActions,
    selectSlice: selectLinksState,
    load: loadLinkPage,
    failureText: (error) => `linksNotice.loadFailed.${linkFailureOf(error).reason}` as const,
  });
  // A repeated press while one is in flight does nothing.
  yield* takeLeading(
    saveRequested,
    safely(save, function* settle(error) {
      const failure = linkFailureOf(error);
      const { form } = yield* select(selectLinksState);
      yield* put(saveFailed(failure));
      notify({ variant: 'error', text: { key: saveFailureText(form?.link === null, failure) } });
      return 'why' as const;
    }),
  );
  yield* takeLatestUntil(
    lookupRequested,
    [lookupClosed, formClosed],
    safely(lookUp, function* settle(error) {
      const { lookup } = yield* select(selectLinksState);
      if (lookup !== null) yield* put(lookupAdvanced({ target: lookup.target, phase: 'failed' }));
      return { notice: `linksNotice.searchFailed.${linkFailureOf(error).reason}` as const };
    }),
  );
}
