import { SAMPLE_NUMBERS } from './sampleCustomers.ts';
import type { WireCustomer } from '../common/wireTypes.ts';

const MOST_ATTEMPTS = 5;
/** From this failed attempt on, the next one is blocked for `WAITING_SECONDS`. */
const ATTEMPTS_BEFORE_WAITING = 3;
const WAITING_SECONDS = 5;

export type PinAnswer =
  | { kind: 'success' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'failed'; failedBefore: number; seconds: number | undefined }
  | { kind: 'finallyFailed' };

type Challenge = NonNullable<WireCustomer['pin_challenge']>;

/** Whether the spoken digits match the PIN's start or end; three are usual, more are accepted. */
function fits(pin: string, spokenDigits: string, mode: Challenge['mode']): boolean {
  return mode === 'FIRST_THREE_DIGITS' ? pin.startsWith(spokenDigits) : pin.endsWith(spokenDigits);
}

/** The PINs, which no response contains, and the time of the next allowed attempt. */
export class PinChallenges {
  readonly #pins: ReadonlyMap<string, string>;
  readonly #waitUntil = new Map<string, number>();
  readonly #now: () => Date;

  constructor(pins: ReadonlyMap<string, string>, now: () => Date) {
    this.#pins = pins;
    this.#now = now;
  }

  /** Checks the digits and counts a failed attempt in the customer's record, where the next login reads it. */
  attempt(customer: WireCustomer, challenge: Challenge, spokenDigits: string): PinAnswer {
    if (challenge.failed_attempts >= MOST_ATTEMPTS) return { kind: 'finallyFailed' };
    const waiting = this.secondsToWait(customer);
    if (waiting > 0) return { kind: 'wait', seconds: waiting };
    const number = customer.external_customer_id;
    this.#waitUntil.delete(number);
    const failedBefore = challenge.failed_attempts;
    if (fits(this.#pins.get(number) ?? '', spokenDigits, challenge.mode)) {
      Object.assign(challenge, { failed_attempts: 0 });
      return { kind: 'success' };
    }
    Object.assign(challenge, { failed_attempts: failedBefore + 1 });
    if (failedBefore + 1 >= MOST_ATTEMPTS) return { kind: 'finallyFailed' };
    if (failedBefore + 1 < ATTEMPTS_BEFORE_WAITING) return { kind: 'failed', failedBefore, seconds: undefined };
    this.#waitUntil.set(number, this.#now().getTime() + WAITING_SECONDS * 1_000);
    return { kind: 'failed', failedBefore, seconds: WAITING_SECONDS };
  }

  secondsToWait(customer: WireCustomer): number {
    const until = this.#waitUntil.get(customer.external_customer_id) ?? 0;
    return Math.max(0, Math.ceil((until - this.#now().getTime()) / 1_000));
  }
}

/** Full PINs of the sample customers; README lists them. */
export const SAMPLE_PINS: ReadonlyMap<string, string> = new Map([
  [SAMPLE_NUMBERS.pinFirstDigits, '482917'],
  [SAMPLE_NUMBERS.pinLastDigits, '730264'],
]);
