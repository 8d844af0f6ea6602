import { catalogue } from '../product/catalogue.ts';

/** Pieces on the shelf and who has reserved them. A reservation belongs to one element of one basket. */
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

  /** What one holder may have: the free pieces and those already put aside for that holder. */
  availableTo(holder: string, sku: string): number {
    return Math.max(0, this.piecesLeft(sku) + (this.#reserved.get(sku)?.get(holder) ?? 0));
  }

  /** Sets what the holder keeps of this SKU. False: not enough left, nothing has changed. */
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

  /** Reserved pieces leave the house. */
  sell(holder: string, sku: string): void {
    const quantity = this.#reserved.get(sku)?.get(holder) ?? 0;
    this.release(holder, sku);
    this.#pieces.set(sku, Math.max(0, this.pieces(sku) - quantity));
  }

  /** The ERP takes an article out of the range: the pieces that are there may not be sold any more. */
  withdraw(sku: string): void {
    this.#withdrawn.add(sku);
  }

  isWithdrawn(sku: string): boolean {
    return this.#withdrawn.has(sku);
  }

  /** Somebody else buys until only so many pieces are left, reserved ones included: the reservation is broken. */
  leaveOnly(sku: string, pieces: number): void {
    this.#pieces.set(sku, pieces);
  }
}
