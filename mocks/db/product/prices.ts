import { percentOf, type Cents } from '../common/amounts.ts';
import { listPrice } from './products.ts';
import type { CatalogueVariant } from './catalogue.ts';
import type { WireCountry } from '../common/wireTypes.ts';

const OLDEST_PRICE_DATE_IN_DAYS = 90;
const CLOCKS_MAY_DIFFER_BY = 10 * 60_000;

/** List prices and their later changes. A price date keeps the price of that moment; without one the current price applies. */
export class Prices {
  readonly #changes: { at: number; percent: number }[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  at(variant: CatalogueVariant, country: WireCountry, priceDate: string | null): Cents {
    const moment = priceDate === null ? Number.POSITIVE_INFINITY : Date.parse(priceDate);
    return this.#changes
      .filter((change) => change.at <= moment)
      .reduce((price, change) => percentOf(price, change.percent), listPrice(variant, country));
  }

  /** Changes all prices from now on to `percent` of the current ones: 110 raises them by a tenth. */
  changeTo(percent: number): void {
    this.#changes.push({ at: this.#now().getTime(), percent });
  }

  knows(priceDate: string): boolean {
    const age = this.#now().getTime() - Date.parse(priceDate);
    return age >= -CLOCKS_MAY_DIFFER_BY && age <= OLDEST_PRICE_DATE_IN_DAYS * 86_400_000;
  }
}
