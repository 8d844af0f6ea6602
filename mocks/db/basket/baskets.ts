import type { Stock } from './stockLevels.ts';
import type {
  WireBasket,
  WireBasketItem,
  WireBasketItemChanges,
  WireCountry,
  WireNewBasketItem,
} from '../common/wireTypes.ts';
import type { Random } from '../common/random.ts';

export interface BasketRecord extends WireBasket {
  country: WireCountry;
  salesOffice?: string;
  salesChannel?: string;
  /** Whether it became an order: then it accepts no more items, but can still be deleted. */
  ordered: boolean;
}

export type ReservationOutcome = { kind: 'reserved'; basket: BasketRecord } | { kind: 'notEnough'; available: number };

function isSame(one: WireNewBasketItem, other: WireNewBasketItem): boolean {
  return (
    one.sku === other.sku &&
    one.price_date === other.price_date &&
    one.weee_take_back_enabled === other.weee_take_back_enabled &&
    (one.cross_sell?.lead_product_sku ?? null) === (other.cross_sell?.lead_product_sku ?? null)
  );
}

const holderOf = (basket: WireBasket, item: WireBasketItem): string => `${basket.id}/${item.id}`;

export class Baskets {
  readonly #baskets = new Map<string, BasketRecord>();
  readonly #stock: Stock;
  readonly #random: Random;
  #created = 0;

  constructor(stock: Stock, random: Random) {
    this.#stock = stock;
    this.#random = random;
  }

  open(id: string): BasketRecord | undefined {
    const basket = this.#baskets.get(id);
    return basket?.ordered === false ? basket : undefined;
  }

  create(country: WireCountry): BasketRecord {
    this.#created += 1;
    const basket: BasketRecord = {
      id: `basket-${String(this.#created).padStart(5, '0')}-${this.#random.digits(8)}`,
      pregenerated_erp_number: `3${this.#random.digits(5)}${String(this.#created).padStart(4, '0')}`,
      items: [],
      country,
      ordered: false,
    };
    this.#baskets.set(basket.id, basket);
    return basket;
  }

  /** Adds an element, or raises the quantity of one with the same SKU, price date, take-back and lead product. */
  add(basket: BasketRecord, wanted: WireNewBasketItem): ReservationOutcome {
    const same = basket.items.find((item) => isSame(item, wanted));
    if (same) return this.change(basket, same, { quantity: same.quantity + wanted.quantity });
    const item: WireBasketItem = { ...wanted, id: `item-${this.#random.digits(10)}` };
    if (!this.#stock.reserve(holderOf(basket, item), item.sku, item.quantity)) {
      return { kind: 'notEnough', available: Math.max(0, this.#stock.piecesLeft(item.sku)) };
    }
    basket.items.push(item);
    return { kind: 'reserved', basket };
  }

  change(basket: BasketRecord, item: WireBasketItem, changes: WireBasketItemChanges): ReservationOutcome {
    const holder = holderOf(basket, item);
    if (changes.quantity !== undefined && !this.#stock.reserve(holder, item.sku, changes.quantity)) {
      return { kind: 'notEnough', available: this.#stock.availableTo(holder, item.sku) };
    }
    Object.assign(item, changes);
    return { kind: 'reserved', basket };
  }

  removeItem(basket: BasketRecord, item: WireBasketItem): void {
    this.#stock.release(holderOf(basket, item), item.sku);
    basket.items = basket.items.filter((other) => other !== item);
  }

  /** Returns false where there is no such basket. */
  remove(id: string): boolean {
    const basket = this.#baskets.get(id);
    if (!basket) return false;
    if (!basket.ordered) for (const item of basket.items) this.removeItem(basket, item);
    return this.#baskets.delete(id);
  }

  removeAll(): void {
    for (const id of this.#baskets.keys()) this.remove(id);
  }

  notOrdered(): readonly BasketRecord[] {
    return [...this.#baskets.values()].filter((basket) => !basket.ordered);
  }

  reservedSkus(): string[] {
    return this.notOrdered().flatMap((basket) => basket.items.map((item) => item.sku));
  }

  availableTo(basket: BasketRecord, item: WireBasketItem): number {
    return this.#stock.availableTo(holderOf(basket, item), item.sku);
  }

  turnIntoOrder(basket: BasketRecord): void {
    for (const item of basket.items) this.#stock.sell(holderOf(basket, item), item.sku);
    basket.ordered = true;
  }
}

export function toWireBasket({ id, pregenerated_erp_number, items }: BasketRecord): WireBasket {
  return { id, pregenerated_erp_number, items };
}
