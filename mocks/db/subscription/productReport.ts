import { createRandom } from '../common/random.ts';
import { toAmount, toCents } from '../common/amounts.ts';
import type { ProductLinks } from './productLinks.ts';
import type { WireProductLink } from './wireSubscriptionTypes.ts';

export const REPORT_SORT_FIELDS = [
  'PRODUCT_NO',
  'PRODUCT_NAME',
  'ACTIVE_SUBSCRIPTIONS',
  'NEW_SUBSCRIPTIONS',
  'CANCELLED_SUBSCRIPTIONS',
  'FLOOR_SALES',
  'PRICE',
] as const;

/** Months that the stock delays of an item reach ahead: four ranges of six. */
const STOCK_DELAY_MONTHS = 24;
const MONTHS_OF_A_YEAR = 12;

export interface WireReportRequest {
  page: number;
  page_size: number;
  month_review: string;
  sort_field: (typeof REPORT_SORT_FIELDS)[number];
  sorting_mode: 'ASC' | 'DESC';
  keyword?: string | null;
  load_more?: boolean;
}

export interface WireReportItem {
  id: string;
  product_no: string;
  name: string;
  active_subscriptions: number;
  new_subscriptions: number;
  cancelled_subscriptions: number;
  floor_sales: number;
  price: number;
  stock_delays: { month: string; quantity: number }[];
  note: string | null;
}

export interface WireReport {
  page: number;
  size: number;
  total: number;
  items: WireReportItem[];
  total_active_subscriptions: number;
  floor_sales_variation: number;
  previous_month_floor_sales: number;
  current_month_floor_sales: number;
  total_subscribed_products: number;
  monthly_stock_status: { month: string; active_subscriptions: number; stock_delays: number }[];
}

/** Months since the year 0, so that months can be counted. */
function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * MONTHS_OF_A_YEAR + Number(month.slice(5)) - 1;
}

function monthName(number: number): string {
  const year = String(Math.floor(number / MONTHS_OF_A_YEAR)).padStart(4, '0');
  return `${year}-${String((number % MONTHS_OF_A_YEAR) + 1).padStart(2, '0')}`;
}

interface Figures {
  active: number;
  added: number;
  cancelled: number;
  delayed: number;
}

/** The figures of a product in a month: always the same for the same product and month. */
function figuresOf({ subscription_product: product }: WireProductLink, month: number): Figures {
  const base = createRandom(Number(product)).below(600);
  const random = createRandom(Number(product) * 10_000 + month);
  return {
    active: 20 + base + random.below(60),
    added: random.below(30),
    cancelled: random.below(25),
    delayed: random.below(4) === 0 ? 1 + random.below(40) : 0,
  };
}

const salesOf = (link: WireProductLink, month: number): number =>
  toAmount(figuresOf(link, month).active * toCents(link.price));

const sumOf = (numbers: readonly number[]): number => toAmount(numbers.reduce((sum, one) => sum + toCents(one), 0));

function sortKey(item: WireReportItem, field: WireReportRequest['sort_field']): string | number {
  switch (field) {
    case 'PRODUCT_NO':
      return item.product_no;
    case 'PRODUCT_NAME':
      return item.name;
    case 'ACTIVE_SUBSCRIPTIONS':
      return item.active_subscriptions;
    case 'NEW_SUBSCRIPTIONS':
      return item.new_subscriptions;
    case 'CANCELLED_SUBSCRIPTIONS':
      return item.cancelled_subscriptions;
    case 'FLOOR_SALES':
      return item.floor_sales;
    case 'PRICE':
      return item.price;
  }
}

/** The monthly figures of the subscription products; agents add a note to each. */
export class ProductReport {
  readonly #links: ProductLinks;
  readonly #notes = new Map<string, string>([['report-543015', 'Im Dezember im Tagesangebot.']]);

  constructor(links: ProductLinks) {
    this.#links = links;
  }

  /** Returns false where there is no such item. */
  setNote(id: string, note: string): boolean {
    if (!this.#links.all().some(({ subscription_product: product }) => id === `report-${product}`)) return false;
    if (note === '') this.#notes.delete(id);
    else this.#notes.set(id, note);
    return true;
  }

  /** The totals are those of the items that the keyword finds, of all pages. */
  read(request: WireReportRequest): WireReport {
    const { page, page_size: size, sort_field: field, sorting_mode: mode } = request;
    const month = monthNumber(request.month_review);
    const wanted = (request.keyword ?? '').trim().toLowerCase();
    const links = this.#links
      .all()
      .filter(({ subscription_product: product, description }) =>
        [product, description].some((text) => text.toLowerCase().includes(wanted)),
      );
    const items = links.map((link) => this.#item(link, month));
    const direction = mode === 'ASC' ? 1 : -1;
    items.sort((a, b) => {
      const [one, other] = [sortKey(a, field), sortKey(b, field)];
      return one === other ? 0 : one < other ? -direction : direction;
    });
    const current = sumOf(items.map(({ floor_sales: sales }) => sales));
    const previous = sumOf(links.map((link) => salesOf(link, month - 1)));
    return {
      page,
      size,
      total: items.length,
      items: items.slice((page - 1) * size, page * size),
      total_active_subscriptions: items.reduce((sum, item) => sum + item.active_subscriptions, 0),
      floor_sales_variation: previous === 0 ? 0 : Number((((current - previous) / previous) * 100).toFixed(2)),
      previous_month_floor_sales: previous,
      current_month_floor_sales: current,
      total_subscribed_products: items.length,
      monthly_stock_status: Array.from({ length: MONTHS_OF_A_YEAR }, (_none, index) => {
        const at = month - MONTHS_OF_A_YEAR + 1 + index;
        const figures = links.map((link) => figuresOf(link, at));
        return {
          month: monthName(at),
          active_subscriptions: figures.reduce((sum, { active }) => sum + active, 0),
          stock_delays: figures.reduce((sum, { delayed }) => sum + delayed, 0),
        };
      }),
    };
  }

  #item(link: WireProductLink, month: number): WireReportItem {
    const id = `report-${link.subscription_product}`;
    const { active, added, cancelled } = figuresOf(link, month);
    return {
      id,
      product_no: link.subscription_product,
      name: link.description,
      active_subscriptions: active,
      new_subscriptions: added,
      cancelled_subscriptions: cancelled,
      floor_sales: salesOf(link, month),
      price: link.price,
      stock_delays: Array.from({ length: STOCK_DELAY_MONTHS }, (_none, index) => ({
        month: monthName(month + index),
        quantity: figuresOf(link, month + index).delayed,
      })),
      note: this.#notes.get(id) ?? null,
    };
  }
}
