import * as v from 'valibot';
import { limits } from '~config/limits';
import { urlPart } from '~/domain/common/urlPart';
import type { ChangesPage, HistorySorting, SubscriptionChange } from '~/domain/subscription/changeHistory';
import type { BulkReply } from '~/domain/subscription/bulkChange';
import type { OverviewPage, OverviewSort, SentFilters, SentSelection } from '~/domain/subscription/overview';
import type {
  FailureType,
  KeywordType,
  NewSubscription,
  Subscription,
  SubscriptionCancelReason,
  SubscriptionEdit,
} from '~/domain/subscription/subscription';
import { request, requestFound, requestOptional, type HttpRequest } from '../http/httpClient';
import { failedChange, type FailedChange } from '../http/failedChange';
import { isAbout } from '../http/problemCode';
import { ServiceError } from '../http/serviceError';
import { optionalRowsOf, pageOf, pageSizeOf, totalKnown } from '../http/wireFigures';
import { optionalCount, rowsUnder } from '../http/wireValues';
import { readChanges, WireChanges } from './changeHistoryWire';
import {
  WireBulkAnswer,
  WireSubscription,
  fromEdit,
  fromFilters,
  fromNewSubscription,
  fromSelection,
  readResults,
  readSubscription,
  readWholeSubscription,
  readSubscriptions,
} from './subscriptionWire';

/**
 * `refused`: a 4xx, nothing was changed; `code` is that of the problem document. `unknown`: no answer names the outcome, so that the
 * change may have been made; it is never sent again by itself. `detail`: what the service says, as in {@link FailedChange}.
 */
export type NotDone =
  | { readonly kind: 'refused'; readonly code: string | null; readonly detail: string | null }
  | Extract<FailedChange, { kind: 'unknown' }>;

/**
 * `subscription`: null where the response does not carry it. `failed`: a success of the request whose answer says that the change
 * has failed (REQ G5.5).
 */
export type ChangeOutcome =
  | { readonly kind: 'done'; readonly subscription: Subscription | null }
  | { readonly kind: 'failed'; readonly failure: FailureType }
  | NotDone;

/** `alreadyProcessed`: the order of the date that was to be moved exists already (REQ G4.4). */
export type EditOutcome = ChangeOutcome | { readonly kind: 'alreadyProcessed' };

export type BulkOutcome = ({ readonly kind: 'done' } & BulkReply) | NotDone;

export interface SubscriptionQuery {
  readonly status: 'ACTIVE' | 'ALL';
  readonly keyword?: string | undefined;
  readonly keywordType?: KeywordType | undefined;
  readonly limit?: number | undefined;
}

export interface OverviewQuery {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly filters: SentFilters;
  readonly sort: OverviewSort;
}

export interface ChangesQuery {
  readonly subscriptionId: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly sorting: HistorySorting;
}

const service = 'callCentre';
const alreadyProcessedCode = 'next_order_date_already_processed';

/** `POST /subscription-product` (REQ G1.1). @throws ServiceError when the agent is signed out. */
export function createSubscription(draft: NewSubscription): Promise<ChangeOutcome> {
  return changeOne({ service, method: 'POST', path: '/subscription-product', body: fromNewSubscription(draft) });
}

/**
 * `GET /subscriptions-products/{externalCustomerId}` (REQ G2.1); a customer without subscriptions may be a 404. They are this
 * customer's, however the service writes the number in them.
 */
export async function loadSubscriptions(
  externalCustomerId: string,
  query: SubscriptionQuery,
  signal?: AbortSignal,
): Promise<readonly Subscription[]> {
  const { status, keyword, keywordType, limit } = query;
  const sent = await requestFound(
    {
      service,
      method: 'GET',
      path: `/subscriptions-products/${urlPart(externalCustomerId)}`,
      query: { keyword, status, keywordType, limit },
      signal,
    },
    rowsUnder('result', WireSubscription),
    [],
  );
  const subscriptions = readSubscriptions(sent);
  return subscriptions.map((subscription) => ({ ...subscription, externalCustomerId }));
}

/** `PATCH /edit-subscription-product/{id}` (REQ G4.1). @throws ServiceError when the agent is signed out. */
export async function editSubscription(id: string, edit: SubscriptionEdit): Promise<EditOutcome> {
  const path = `/edit-subscription-product/${urlPart(id)}`;
  return await attempt(
    changeTo({ service, method: 'PATCH', path, body: fromEdit(edit) }, readWholeSubscription),
    // Named without a status: the code decides (REQ G4.4).
    (error) => (isAbout(error, alreadyProcessedCode) ? { kind: 'alreadyProcessed' } : null),
  );
}

/** `PATCH /edit-multiple-subscription-numbers` (REQ G4.5, G5.4); null leaves a number as it is. */
export function editProductNumbers(
  selection: SentSelection,
  numbers: { readonly deliveryProductNumber: string | null; readonly subscriptionProductNumber: string | null },
): Promise<BulkOutcome> {
  const { deliveryProductNumber, subscriptionProductNumber } = numbers;
  return changeMany('/edit-multiple-subscription-numbers', {
    ...fromSelection(selection),
    ...(deliveryProductNumber !== null && { deliveryProductNumber }),
    ...(subscriptionProductNumber !== null && { subscriptionProductNumber }),
    subscriptionsTotalToEdit: selection.total,
  });
}

/** `PATCH /cancel-subscriptions-products` (REQ G5.1). Accepted ones are cancelled later (REQ G2.4). */
export function cancelSubscriptions(selection: SentSelection, reason: SubscriptionCancelReason): Promise<BulkOutcome> {
  return changeMany('/cancel-subscriptions-products', {
    ...fromSelection(selection),
    reason,
    subscriptionsTotalToCancel: selection.total,
  });
}

/** `PATCH /subscription-product-management/edit-delivery-dates` (REQ G5.3); `day` is `YYYY-MM-DD`. */
export function editDeliveryDates(selection: SentSelection, day: string, note: string): Promise<BulkOutcome> {
  return changeMany('/subscription-product-management/edit-delivery-dates', {
    ...fromSelection(selection),
    excludeSubscriptionIds: selection.excludeSubscriptionIds,
    nextDeliveryDate: day,
    ...(note !== '' && { note }),
    subscriptionsTotalToEdit: selection.total,
  });
}

/** `PATCH /subscriptions/{id}/edit-note` (REQ G6.3); empty text removes the note. */
export function saveSubscriptionNote(id: string, note: string): Promise<ChangeOutcome> {
  const path = `/subscriptions/${urlPart(id)}/edit-note`;
  return changeOne({ service, method: 'PATCH', path, body: { note } });
}

/** `POST /subscriptions/{id}/events` (REQ G6.3); `change` is the history's new entry where the service returns it. */
export async function addSubscriptionEvent(
  id: string,
  note: string,
): Promise<{ readonly kind: 'done'; readonly change: SubscriptionChange | null } | NotDone> {
  const path = `/subscriptions/${urlPart(id)}/events`;
  return attempt(async () => {
    const sent = await requestOptional({ service, method: 'POST', path, body: { note } }, v.looseObject({}));
    return { kind: 'done', change: readChanges([sent])[0] ?? null };
  });
}

const WireOverview = v.object({
  total: optionalCount,
  size: optionalCount,
  result: optionalRowsOf(WireSubscription),
});

/** `POST /subscription-product-management/overview` (REQ G3.2). */
export async function loadOverview(query: OverviewQuery, signal?: AbortSignal): Promise<OverviewPage> {
  const { page, size, filters, sort } = query;
  const wire = await request(
    {
      service,
      method: 'POST',
      path: '/subscription-product-management/overview',
      body: {
        page,
        size,
        ...fromFilters(filters),
        ...(sort !== null && { sortBy: sort.field, sortingMode: sort.direction }),
      },
      mutation: false,
      signal,
    },
    pageOf(WireOverview, 'result', page === 1),
  );
  const sent = wire.result ?? [];
  const pageSize = pageSizeOf(wire.size, size);
  const offset = (page - 1) * pageSize;
  const received = sent.length;
  const total = totalKnown(wire.total, { offset, received, mayHaveNext: received >= pageSize });
  return {
    // A total below the rows received so far is raised to them.
    total: total === null || received === 0 ? total : Math.max(total, offset + received),
    result: readSubscriptions(sent),
    received,
  };
}

/** `POST /subscription-changes-history` (REQ G6.1). */
export async function loadChanges(query: ChangesQuery, signal?: AbortSignal): Promise<ChangesPage> {
  const { subscriptionId, page, size, sorting } = query;
  const wire = await requestFound(
    {
      service,
      method: 'POST',
      path: '/subscription-changes-history',
      body: { subscriptionId, page, size, sortingMode: sorting },
      mutation: false,
      signal,
    },
    WireChanges(page),
    { changes: [], size: null },
  );
  const sent = wire.changes;
  return { changes: readChanges(sent), received: sent.length, size: wire.size ?? size };
}

async function changeOne(req: HttpRequest): Promise<ChangeOutcome> {
  return await attempt(changeTo(req, readSubscription));
}

function changeTo(req: HttpRequest, read: typeof readSubscription) {
  return async () => {
    const sent = await requestOptional(req, v.looseObject({}));
    const failed = readResults([sent]).find(({ result }) => result === 'FAILED');
    if (failed !== undefined) return { kind: 'failed', failure: failed.failure ?? 'unknown' } as const;
    return { kind: 'done', subscription: read(sent) } as const;
  };
}

async function changeMany(path: string, body: Record<string, unknown>): Promise<BulkOutcome> {
  return attempt(async () => {
    const wire = await requestOptional(
      { service, method: 'PATCH', path, body, timeout: limits.submissionTimeout },
      WireBulkAnswer,
    );
    const results = wire?.results ?? null;
    return {
      kind: 'done',
      results: results === null ? null : readResults(results),
      alreadyProcessed: wire?.alreadyProcessedSubscriptionsCount ?? 0,
    };
  });
}

async function attempt<Done, Coded = never>(
  work: () => Promise<Done>,
  outcomeOf: (error: ServiceError) => Coded | null = () => null,
): Promise<Done | Coded | NotDone> {
  try {
    return await work();
  } catch (error) {
    const failed = failedChange(error);
    const problem = error instanceof ServiceError ? error : null;
    const coded = problem === null ? null : outcomeOf(problem);
    return coded ?? (failed.kind === 'unknown' ? failed : { ...failed, code: problem?.code ?? null });
  }
}
