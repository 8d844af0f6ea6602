import { GENERATED_SUBSCRIPTIONS, seedSubscriptions } from './seedSubscriptions.ts';
import { SubscriptionRecord } from './subscriptionRecord.ts';
import type { ProductLinks } from './productLinks.ts';
import type {
  WireOverviewRequest,
  WireSelection,
  WireSubscription,
  WireSubscriptionFilters,
} from './wireSubscriptionTypes.ts';
import type { WireCustomer } from '../common/wireTypes.ts';

const FIRST_NEW = 7_900_001;

function matchesKeyword(
  { external_customer_id, product, abo_info, contract_number }: WireSubscription,
  type: WireSubscriptionFilters['keyword_type'],
  keyword: string,
): boolean {
  switch (type) {
    case 'DELIVERY_PRODUCT_NO':
      return product.delivery_product_no === keyword;
    case 'SUBSCRIPTION_NO':
      return abo_info.abo_number === keyword || contract_number === keyword;
    case 'CUSTOMER_NO':
      return external_customer_id === keyword;
    default: {
      const texts = [external_customer_id, abo_info.abo_number, contract_number, product.delivery_product_no];
      const wanted = keyword.toLowerCase();
      return [...texts, product.base_product_no, product.name].some((text) => text.toLowerCase().includes(wanted));
    }
  }
}

function dayOf(record: SubscriptionRecord, type: WireSubscriptionFilters['search_date_type']): string {
  if (type === 'NEXT_DELIVERY_DATE') return record.wire.abo_info.next_order_date;
  return type === 'PREVIOUS_EDIT_DATE' ? record.updatedOn() : record.createdOn();
}

function matchesStatus({ status }: WireSubscription, filters: WireSubscriptionFilters): boolean {
  const { status: wanted, cancellation_reason: reason } = filters;
  if (reason && status.reason !== reason) return false;
  if (!wanted || wanted === 'ALL') return true;
  return status.type === (wanted === 'DELAY_IN_DELIVERY' ? 'DELAYED_IN_DELIVERY' : wanted);
}

function matches(record: SubscriptionRecord, filters: WireSubscriptionFilters): boolean {
  const wire = record.read();
  const { search_from: from, search_to: to, search_date_type: dateType, keywords, keyword_type: type } = filters;
  if (!matchesStatus(wire, filters)) return false;
  const { default_delivery_product_number: product } = filters;
  if (product && wire.product.delivery_product_no !== product) return false;
  if (from || to) {
    const day = dayOf(record, dateType);
    if ((from && day < from) || (to && day > to)) return false;
  }
  return (keywords ?? []).every((keyword) => matchesKeyword(wire, type, keyword.trim()));
}

function sortKey({ wire }: SubscriptionRecord, sortBy: WireOverviewRequest['sort_by']): string {
  switch (sortBy) {
    case 'NEXT_ORDER_DATE':
      return wire.abo_info.next_order_date;
    case 'UPDATED_DATE':
      return wire.updated_at;
    case 'PRODUCT_NAME':
      return wire.product.name;
    default:
      return wire.created_at;
  }
}

/** The subscriptions of a world, generated when they are first needed. */
export class Subscriptions {
  readonly #links: ProductLinks;
  readonly #customers: ReadonlyMap<string, WireCustomer>;
  #generated = GENERATED_SUBSCRIPTIONS;
  readonly #now: () => Date;
  readonly #openedAt: Date;
  #records: Map<string, SubscriptionRecord> | undefined;
  #created = 0;

  constructor(links: ProductLinks, customers: ReadonlyMap<string, WireCustomer>, now: () => Date) {
    this.#links = links;
    this.#customers = customers;
    this.#now = now;
    this.#openedAt = now();
  }

  find(id: string): SubscriptionRecord | undefined {
    return this.#all().get(id);
  }

  add(wire: Omit<WireSubscription, 'id' | 'contract_number'>): SubscriptionRecord {
    const number = FIRST_NEW + this.#created;
    this.#created += 1;
    const record = new SubscriptionRecord(
      {
        ...wire,
        id: `abo-${number}`,
        contract_number: String(number - 1_000_000),
        abo_info: { ...wire.abo_info, abo_number: String(number) },
      },
      this.#now,
    );
    this.#all().set(record.wire.id, record);
    return record;
  }

  /** Sets how many are generated; for a new world. */
  generate(count: number): void {
    this.#generated = count;
    this.#records = undefined;
  }

  /** Newest first. */
  ofCustomer(number: string, filters: WireSubscriptionFilters): SubscriptionRecord[] {
    return [...this.#all().values()]
      .filter(({ wire }) => wire.external_customer_id === number)
      .filter((record) => matches(record, filters))
      .sort((a, b) => b.wire.created_at.localeCompare(a.wire.created_at));
  }

  /** Unsorted means newest number last. */
  overview({ sort_by: sortBy, sorting_mode: mode, ...filters }: WireOverviewRequest): SubscriptionRecord[] {
    const found = [...this.#all().values()].filter((record) => matches(record, filters));
    if (!sortBy) return found;
    const direction = mode === 'ASC' ? 1 : -1;
    const keyed = found.map((record) => ({ record, key: sortKey(record, sortBy) }));
    keyed.sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -direction : direction));
    return keyed.map(({ record }) => record);
  }

  /** The ids of a bulk operation; cancelled subscriptions are never among those of `select_all`. */
  selectedIds({ select_all, subscriptions, filters, exclude_subscription_ids }: WireSelection): string[] {
    if (!select_all) return [...new Set(subscriptions)];
    const excluded = new Set(exclude_subscription_ids);
    return [...this.#all().values()]
      .filter((record) => matches(record, filters ?? {}) && !record.isCanceled() && !excluded.has(record.wire.id))
      .map(({ wire }) => wire.id);
  }

  #all(): Map<string, SubscriptionRecord> {
    this.#records ??= new Map(
      seedSubscriptions(this.#generated, this.#links, this.#customers, this.#openedAt, this.#now).map((record) => [
        record.wire.id,
        record,
      ]),
    );
    return this.#records;
  }
}
