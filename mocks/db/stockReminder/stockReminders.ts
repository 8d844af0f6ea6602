import { productByNumber, variantBySku } from '../product/catalogue.ts';
import type { Stock } from '../basket/stockLevels.ts';

const REMINDABLE = ['Sellable', 'Soldout', 'Waitlistsellable'];
const MOST_REQUESTS = 3;
const WITHIN_MILLISECONDS = 60_000;

/** Who wants an e-mail once an article is available again. */
export class StockReminders {
  readonly #stock: Stock;
  readonly #now: () => Date;
  readonly #reminders = new Set<string>();
  readonly #requests = new Map<string, number[]>();

  constructor(stock: Stock, now: () => Date) {
    this.#stock = stock;
    this.#now = now;
  }

  /** Whether a product has a variant that is sold out and can come back. */
  isRemindable(baseProductNo: string): boolean {
    const product = productByNumber(baseProductNo);
    if (!product || product.baseProductNo !== baseProductNo || !REMINDABLE.includes(product.status)) return false;
    return product.variants.some(({ sku, erpStatus }) => erpStatus === 'SELLABLE' && this.#stock.piecesLeft(sku) <= 0);
  }

  isSubscribed(sku: string, email: string): boolean {
    return this.#reminders.has(`${sku} ${email.toLowerCase()}`);
  }

  subscribe(sku: string, email: string): 'subscribed' | 'unknown article' | 'not needed' | 'too many requests' {
    const now = this.#now().getTime();
    const recent = (this.#requests.get(email) ?? []).filter((at) => now - at < WITHIN_MILLISECONDS);
    this.#requests.set(email, [...recent, now]);
    if (recent.length >= MOST_REQUESTS) return 'too many requests';
    if (!variantBySku(sku)) return 'unknown article';
    if (this.#stock.piecesLeft(sku) > 0 || this.isSubscribed(sku, email)) return 'not needed';
    this.#reminders.add(`${sku} ${email.toLowerCase()}`);
    return 'subscribed';
  }
}
