import type { RecentCustomer } from '~/domain/customer/recentCustomers';
import { nameOf } from '~/domain/customer/customer';
import type { OrderEntryVariant } from '~/features/call/callSlice';
import { isOpenInAnotherTab } from '~/app/call/callLock';
import { isUntouched, unsavedWorkOf } from '~/app/call/unsavedWork';
import type { CallJournal } from '~/app/journal/callJournal';
import { readJournals } from '~/app/journal/journalStore';
import type { CallRootState } from '~/app/modules';

/** A call of this agent that something was typed or loaded in, and that no new order has replaced. */
export interface OpenCall {
  readonly callId: string;
  readonly variant: OrderEntryVariant;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly customerNumber: string | null;
  /** Null: nobody loaded, or the name is not known in this tab. */
  readonly customerName: string | null;
  /** The number of articles in the basket, quantities included. */
  readonly articles: number;
  /** An order of it was sent, and whether it has arrived is not known yet. */
  readonly isOutcomeOpen: boolean;
  /** `here`: the call of this tab; `left`: no tab has it open. */
  readonly place: 'here' | 'left' | 'otherTab';
}

/** The call of this tab; null where it is untouched. */
export function ownCall(state: CallRootState): OpenCall | null {
  if (isUntouched(state)) return null;
  const { customer } = state.customer;
  return {
    callId: state.call.id,
    variant: state.call.variant,
    startedAt: state.call.startedAt,
    customerNumber: customer?.externalCustomerId ?? null,
    customerName: customer === null ? null : nameOf(customer),
    articles: articlesOf(state.basket.items),
    isOutcomeOpen: hasOpenOutcome(state),
    place: 'here',
  };
}

/** The agent's other calls that have a journal and are not parked, newest first. A journal has no name of a known customer; `recent` may. */
export async function otherCalls(
  username: string,
  ownCallId: string,
  recent: readonly RecentCustomer[],
): Promise<readonly OpenCall[]> {
  const journals = await readJournals(username, new Date());
  const others = journals.filter(({ callId, parked }) => callId !== ownCallId && parked === null);
  return Promise.all(
    others.map(async (journal) => ({
      ...summaryOf(journal, recent),
      place: (await isOpenInAnotherTab(journal.callId)) ? ('otherTab' as const) : ('left' as const),
    })),
  );
}

function summaryOf(
  { callId, variant, startedAt, entries }: CallJournal,
  recent: readonly RecentCustomer[],
): Omit<OpenCall, 'place'> {
  const number = entries.customer?.customerNumber ?? null;
  const unsaved = entries.customer?.unsaved ?? null;
  const known = number === null ? undefined : recent.find(({ customer }) => customer.externalCustomerId === number);
  return {
    callId,
    variant,
    startedAt,
    customerNumber: number,
    customerName: unsaved === null ? (known?.name ?? null) : nameOf(unsaved),
    articles: articlesOf(entries.basket?.items ?? []),
    isOutcomeOpen: entries.offerAndOrder?.phase === 'sent',
  };
}

function articlesOf(items: readonly { readonly quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether something was sent that cannot be sent twice, and what became of it is not known yet. */
export function hasOpenOutcome(state: CallRootState): boolean {
  return ['sending', 'unknownOutcome'].includes(unsavedWorkOf(state));
}
