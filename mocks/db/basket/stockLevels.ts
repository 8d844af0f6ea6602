import { catalogue } from '../product/catalogue.ts';

/** The pieces in stock and their reservations. A reservation belongs to one element of one basket. */
export class Stock {
  readonly #pieces = new Map<string, number>();
  readonly #withdrawn = new Set<string>();
  readonly #reserved = new Map<string, Map<string, number>>();

  constructor() {
    for (const product of catalogue)
      for (const variant of product.variants) this.#pieces.set(variant.sku, variant.pieces);
  }

  pieces(sku: string): number {
    return this.#pieces.get(sku) ?? 0;
  }

  piecesLeft(sku: string): number {
    let left = this.pieces(sku);
    for (const quantity of this.#reserved.get(sku)?.values() ?? []) left -= quantity;
    return left;
  }

  /** How many pieces a holder may reserve: the free ones and those already reserved for that holder. */
  availableTo(holder: string, sku: string): number {
    return Math.max(0, this.piecesLeft(sku) + (this.#reserved.get(sku)?.get(holder) ?? 0));
  }

  /** Sets the holder's reserved quantity of a SKU. Returns false and changes nothing where too few pieces are left. */
  reserve(holder: string, sku: string, quantity: number): boolean {
    if (quantity > this.availableTo(holder, sku)) return false;
    const holders = this.#reserved.get(sku) ?? new Map<string, number>();
    holders.set(holder, quantity);
    this.#reserved.set(sku, holders);
    return true;
  }

  release(holder: string, sku: string): void {
    this.#reserved.get(sku)?.delete(holder);
  }

  /** Releases the holder's reservation and removes its pieces from the stock. */
  sell(holder: string, sku: string): void {
    const quantity = this.#reserved.get(sku)?.get(holder) ?? 0;
    this.release(holder, sku);
    this.#pieces.set(sku, Math.max(0, this.pieces(sku) - quantity));
  }

  /** Puts pieces back that an order does not need any more. */
  restock(sku: string, quantity: number): void {
    this.#pieces.set(sku, this.pieces(sku) + quantity);
  }

  /** Marks an article as taken out of the range by the ERP: pieces in stock can no longer be sold. */
  withdraw(sku: string): void {
    this.#withdrawn.add(sku);
  }

  isWithdrawn(sku: string): boolean {
    return this.#withdrawn.has(sku);
  }

  /** Sets the pieces in stock as if others had bought the rest, reserved pieces included: reservations may exceed it. */
  leaveOnly(sku: string, pieces: number): void {
    this.#pieces.set(sku, pieces);
  }
}
