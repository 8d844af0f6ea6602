import { OrderRecord } from './orderRecord.ts';
import type { OrderFate } from './orderSteps.ts';
import type { WireOrder } from './wireOrderTypes.ts';

const SWISS_PLACEHOLDER = '0000000';

export interface OverviewFilter {
  status: 'ALL' | 'IN_PROGRESS' | 'CANCELED';
  externalOrderId?: string | null | undefined;
  searchFrom?: string | null | undefined;
  searchTo?: string | null | undefined;
  payment?: string | null | undefined;
  keywords?: readonly string[] | null | undefined;
  total?: number | null | undefined;
}

function matchesKeyword(record: OrderRecord, keyword: string): boolean {
  const wanted = keyword.trim().toLowerCase();
  if (record.isNamed(keyword.trim())) return true;
  return record.order.items.some((item) =>
    [item.sku, item.base_product_number, item.title, item.brand].some((text) => text.toLowerCase().includes(wanted)),
  );
}

function matches(record: OrderRecord, filter: OverviewFilter): boolean {
  if (filter.status === 'IN_PROGRESS' && !record.isOpen()) return false;
  if (filter.status === 'CANCELED' && record.isAlive()) return false;
  if (filter.externalOrderId && record.order.number !== filter.externalOrderId) return false;
  if (filter.searchFrom && record.placedOn() < filter.searchFrom) return false;
  if (filter.searchTo && record.placedOn() > filter.searchTo) return false;
  if (filter.payment && record.order.payment.method !== filter.payment) return false;
  if (typeof filter.total === 'number' && record.order.total !== filter.total) return false;
  return (filter.keywords ?? []).every((keyword) => matchesKeyword(record, keyword));
}

export class Orders {
  readonly #placed: OrderRecord[] = [];
  readonly #now: () => Date;
  #seed: ((orders: Orders) => void) | null;

  /** `seed` places the orders of the past; called with the first use, because most tests ask for none of them. */
  constructor(now: () => Date, seed: (orders: Orders) => void) {
    this.#now = now;
    this.#seed = seed;
  }

  get #records(): OrderRecord[] {
    const seed = this.#seed;
    this.#seed = null;
    seed?.(this);
    return this.#placed;
  }

  place(order: WireOrder, fate: OrderFate = {}): OrderRecord {
    const record = new OrderRecord(order, fate, this.#now);
    this.#records.push(record);
    return record;
  }

  count(): number {
    return this.#records.length;
  }

  /** Finds an order by the shop's id, the external number or the number generated with the basket. */
  find(name: string): OrderRecord | undefined {
    return this.#records.find((record) => record.isNamed(name));
  }

  /** Newest first. */
  ofCustomer(externalCustomerId: string): OrderRecord[] {
    return this.#records
      .filter((record) => record.externalCustomerId === externalCustomerId)
      .sort((a, b) => b.order.placed_at.localeCompare(a.order.placed_at));
  }

  /** All orders in francs, for the placeholder that the Swiss order entry sends as customer number. */
  #swissOrders(): OrderRecord[] {
    return this.#records
      .filter((record) => record.order.currency === 'CHF')
      .sort((a, b) => b.order.placed_at.localeCompare(a.order.placed_at));
  }

  overview(externalCustomerId: string, filter: OverviewFilter): { all: number; filtered: OrderRecord[] } {
    const records =
      externalCustomerId === SWISS_PLACEHOLDER ? this.#swissOrders() : this.ofCustomer(externalCustomerId);
    return { all: records.length, filtered: records.filter((record) => matches(record, filter)) };
  }
}
