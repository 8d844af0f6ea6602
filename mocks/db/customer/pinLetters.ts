import { berlinDate } from '../common/calendar.ts';
import { workingDayAfter } from '../common/shippingDays.ts';

/** A further letter can be requested on the sixth working day, after five full ones. */
const FIRST_DAY_FOR_ANOTHER = 6;

/** The days on which customers requested a letter with a new PIN. */
export class PinLetters {
  readonly #requestedOn = new Map<string, string>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Records a request for today. Returns false where the last one is too recent. */
  request(customerNumber: string): boolean {
    const today = berlinDate(this.#now());
    const last = this.#requestedOn.get(customerNumber);
    if (last !== undefined && today < workingDayAfter(last, FIRST_DAY_FOR_ANOTHER)) return false;
    this.#requestedOn.set(customerNumber, today);
    return true;
  }
}
