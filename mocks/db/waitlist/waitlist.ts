import { aWireWaitlistItem } from '../../builders/aWireWaitlistItem.ts';
import { berlinDate, daysBefore, timestamp } from '../common/calendar.ts';
import { productByNumber, variantBySku, type CatalogueProduct } from '../product/catalogue.ts';
import { toAmount, toCents } from '../common/amounts.ts';
import {
  WAITLIST_CANCEL_REASONS,
  WAITLIST_STATUSES,
  type WaitlistStatus,
  type WireWaitlistItem,
  type WireWaitlistRequest,
} from './wireWaitlistTypes.ts';

const WAITED_FOR = ['454740001', '465009001', '432274003'] as const;
const ERIKAS_ITEMS = 23;
const FIRST_NEW = 901;

export function waitedProduct(
  { baseProductNo, name, brand }: CatalogueProduct,
  price: number,
): WireWaitlistItem['product'] {
  return { base_product_no: baseProductNo, name: name.short, brand, price };
}

function sample(
  number: number,
  customer: string,
  type: WaitlistStatus,
  daysAgo: number,
  openedAt: Date,
): WireWaitlistItem {
  const sku = WAITED_FOR[number % WAITED_FOR.length] ?? WAITED_FOR[0];
  const product = productByNumber(sku);
  const price = toAmount(variantBySku(sku)?.prices.EUR ?? 0);
  const template = aWireWaitlistItem();
  return {
    ...template,
    id: `waitlist-${number}`,
    external_customer_id: customer,
    status: { type, reason: type === 'FAILED' || type === 'REJECTED' ? 'general_erp_rejection' : null },
    sku,
    product: product ? waitedProduct(product, price) : template.product,
    total_price: toAmount(toCents(price) + toCents(template.shipping_costs)),
    creation_date: timestamp(daysBefore(openedAt, daysAgo)),
    order_date: type === 'PROCESSED' ? timestamp(daysBefore(openedAt, Math.max(0, daysAgo - 14))) : null,
    cancellation_reason:
      type === 'CANCELLED'
        ? (WAITLIST_CANCEL_REASONS[Math.floor(number / WAITLIST_STATUSES.length) % WAITLIST_CANCEL_REASONS.length] ??
          null)
        : null,
  };
}

/** Erika's items have every status in turn, and every reason; Dora waits for one article. */
function samples(openedAt: Date): WireWaitlistItem[] {
  const erikas = Array.from({ length: ERIKAS_ITEMS }, (_none, index) =>
    sample(
      index + 1,
      '0123456',
      WAITLIST_STATUSES[index % WAITLIST_STATUSES.length] ?? 'CREATED',
      1 + index * 9,
      openedAt,
    ),
  );
  return [...erikas, sample(801, '0180011', 'CREATED', 3, openedAt)];
}

function isFound(item: WireWaitlistItem, { search_from: from, search_to: to, keywords }: WireWaitlistRequest): boolean {
  const day = berlinDate(new Date(item.creation_date));
  if ((from && day < from) || (to && day > to)) return false;
  const texts = [item.sku, item.product.base_product_no, item.product.name, item.product.brand];
  return (keywords ?? []).every((keyword) =>
    texts.some((text) => text.toLowerCase().includes(keyword.trim().toLowerCase())),
  );
}

/** The reservations of articles that are not available, generated when they are first needed. */
export class Waitlist {
  readonly #openedAt: Date;
  #items: WireWaitlistItem[] | undefined;
  #created = 0;

  constructor(now: () => Date) {
    this.#openedAt = now();
  }

  find(id: string): WireWaitlistItem | undefined {
    return this.#all().find((item) => item.id === id);
  }

  /** Newest first. */
  search(request: WireWaitlistRequest): WireWaitlistItem[] {
    return this.#all()
      .filter((item) => item.external_customer_id === request.external_customer_id && isFound(item, request))
      .toSorted((a, b) => b.creation_date.localeCompare(a.creation_date));
  }

  add(item: Omit<WireWaitlistItem, 'id'>): WireWaitlistItem {
    const added = { ...item, id: `waitlist-${FIRST_NEW + this.#created}` };
    this.#created += 1;
    this.#all().push(added);
    return added;
  }

  #all(): WireWaitlistItem[] {
    this.#items ??= samples(this.#openedAt);
    return this.#items;
  }
}
