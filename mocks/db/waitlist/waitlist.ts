import { aWireWaitlistItem } from '../../builders/aWireWaitlistItem.ts';
import {
  addressRefusal,
  paymentRefusal,
  refusal,
  type SubscriptionRefusal,
} from '../subscription/subscriptionTerms.ts';
import { berlinDate, daysBefore, timestamp } from '../common/calendar.ts';
import { productByNumber, variantBySku, type CatalogueProduct } from '../product/catalogue.ts';
import { SHIPPING_FEE } from '../offer/offers.ts';
import { toAmount, toCents } from '../common/amounts.ts';
import type { Db } from '../createDb.ts';
import {
  WAITLIST_CANCEL_REASONS,
  WAITLIST_STATUSES,
  type WaitlistCancelReason,
  type WaitlistStatus,
  type WireCreateWaitlistItem,
  type WireWaitlistItem,
  type WireWaitlistRequest,
} from './wireWaitlistTypes.ts';

const WAITED_FOR = ['454740001', '465009001', '432274003'] as const;
const ERIKAS_ITEMS = 23;
const FIRST_NEW = 901;

function productOf({ baseProductNo, name, brand }: CatalogueProduct, price: number): WireWaitlistItem['product'] {
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
    product: product ? productOf(product, price) : template.product,
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

/** Reserves an article; only products of status Waitlistsellable can be waited for. */
export function createWaitlistItem(db: Db, sent: WireCreateWaitlistItem): WireWaitlistItem | SubscriptionRefusal {
  const customer = db.customers.get(sent.customer.external_customer_id);
  if (!customer)
    return refusal('customer_not_found', 'Diese Kundennummer gibt es nicht. Bitte die Nummer prüfen.', 404);
  if (customer.locked) return refusal('customer_locked', 'Der Kunde ist gesperrt.');
  const { sku, quantity, price } = sent.product;
  const product = productByNumber(sku);
  if (product?.status !== 'Waitlistsellable' || !variantBySku(sku))
    return refusal('product_not_waitlist_sellable', 'Für dieses Produkt gibt es keine Warteliste. Bitte BNR prüfen.');
  const refused = addressRefusal(sent.delivery_address) ?? paymentRefusal(customer, sent.payment, price * quantity);
  if (refused) return refused;
  const shippingCosts = toAmount(SHIPPING_FEE[customer.origin_country]);
  return db.waitlist.add({
    external_customer_id: customer.external_customer_id,
    status: { type: 'CREATED', reason: null },
    sku,
    product: productOf(product, price),
    quantity,
    shipping_costs: shippingCosts,
    total_price: toAmount(toCents(price) * quantity + toCents(shippingCosts)),
    selected_payment_method: sent.payment.method,
    creation_date: timestamp(db.now()),
    order_date: null,
    cancellation_reason: null,
  });
}

/** Cancels an item that still waits. */
export function cancelWaitlistItem(
  item: WireWaitlistItem,
  reason: WaitlistCancelReason,
): SubscriptionRefusal | undefined {
  if (item.status.type !== 'CREATED')
    return refusal('waitlist_item_not_cancelable', 'Diese Reservierung kann nicht mehr storniert werden.', 409);
  item.status = { type: 'CANCELLED', reason };
  item.cancellation_reason = reason;
  return undefined;
}
