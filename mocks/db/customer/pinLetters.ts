import { berlinDate } from '../common/calendar.ts';
import { workingDayAfter } from '../common/shippingDays.ts';

/** Five working days have to go by, so the next letter can be asked for on the sixth. */
const FIRST_DAY_FOR_ANOTHER = 6;

/** When customers asked for a letter with a new PIN. */
export class PinLetters {
  readonly #requestedOn = new Map<string, string>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** False: the last letter is too young for another one. */
  request(customerNumber: string): boolean {
    const today = berlinDate(this.#now());
    const last = this.#requestedOn.get(customerNumber);
    if (last !== undefined && today < workingDayAfter(last, FIRST_DAY_FOR_ANOTHER)) return false;
    this.#requestedOn.set(customerNumber, today);
    return true;
  }
}
