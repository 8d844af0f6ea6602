import { berlinDate, timestamp } from '../common/calendar.ts';
import { toAmount, toCents } from '../common/amounts.ts';
import type {
  CancelReason,
  FailureType,
  WireSubscription,
  WireSubscriptionChange,
  WireSubscriptionStatus,
} from './wireSubscriptionTypes.ts';

/** An accepted creation or cancellation takes this long. */
export const ACTIVE_AFTER_SECONDS = 5;
const CANCELED_AFTER_SECONDS = 20;

const DAY = 86_400_000;
const DAYS_OF_A_ROTATION = 30;
const MOST_EARLIER_ORDERS = 4;

interface NextStatus {
  at: number;
  status: WireSubscriptionStatus;
}

export interface RecordTraits {
  /** The order of the next order date exists already. */
  isNextOrderProcessed?: true;
  /** Changes by bulk operations fail for this reason. */
  bulkFailure?: FailureType;
  /** Only the first bulk operation fails. */
  failsOnce?: true;
  /** Adds this many notes to the history. */
  earlierNotes?: number;
}

type Change = Partial<WireSubscriptionChange> & { type: WireSubscriptionChange['type'] };

/** One subscription: its wire form, the status that follows by itself, and its history. */
export class SubscriptionRecord {
  readonly wire: WireSubscription;
  readonly traits: RecordTraits;
  readonly #now: () => Date;
  readonly #openingStatus: WireSubscriptionStatus;
  readonly #openedAt: number;
  readonly #changes: WireSubscriptionChange[] = [];
  #next: NextStatus | undefined;
  #timesFailed = 0;

  constructor(wire: WireSubscription, now: () => Date, traits: RecordTraits = {}) {
    this.wire = wire;
    this.traits = traits;
    this.#now = now;
    this.#openingStatus = wire.status;
    this.#openedAt = now().getTime();
  }

  read(): WireSubscription {
    if (this.#next && this.#now().getTime() >= this.#next.at) {
      const { status } = this.#next;
      this.#next = undefined;
      this.wire.status = status;
      this.#note({
        type: 'STATUS_UPDATED',
        reason: status.reason,
        timestamp: status.timestamp,
        agent_username: status.agent_username,
        new_status: {
          type: status.type === 'CANCELED' ? 'CANCELED' : status.type === 'FAILED' ? 'FAILED' : 'ACTIVE',
          order_id: null,
          reason: status.reason,
          failure: status.failure,
        },
      });
    }
    return this.wire;
  }

  isCanceled(): boolean {
    return this.read().status.type === 'CANCELED';
  }

  /** Whether a colleague's or an own cancellation is still being processed. */
  isBeingCanceled(): boolean {
    return this.read().status.type === 'IN_PROGRESS' && this.#next?.status.type === 'CANCELED';
  }

  becomeIn(seconds: number, status: Omit<WireSubscriptionStatus, 'timestamp'>): void {
    const at = this.#now().getTime() + seconds * 1_000;
    this.#next = { at, status: { ...status, timestamp: timestamp(new Date(at)) } };
  }

  cancel(agent: string, reason: CancelReason): void {
    const status = { agent_username: agent, reason, failure: null };
    this.wire.status = { ...status, type: 'IN_PROGRESS', timestamp: timestamp(this.#now()) };
    this.becomeIn(CANCELED_AFTER_SECONDS, { ...status, type: 'CANCELED' });
    this.#touch();
  }

  /** The reason for which a bulk operation fails for this subscription, or undefined. */
  bulkFailure(): FailureType | undefined {
    const { bulkFailure, failsOnce } = this.traits;
    if (bulkFailure === undefined || (failsOnce && this.#timesFailed > 0)) return undefined;
    this.#timesFailed += 1;
    return bulkFailure;
  }

  change(change: Change, agent: string): WireSubscriptionChange {
    this.#touch();
    return this.#note({ timestamp: timestamp(this.#now()), agent_username: agent, ...change });
  }

  setProduct(product: WireSubscription['product'], price: number): void {
    this.wire.product = product;
    this.wire.promo_order_number = product.delivery_product_no;
    this.wire.delivery_order_number = product.base_product_no;
    this.wire.price = price;
    this.wire.details.product.price = price;
    this.recalculate();
  }

  recalculate(): void {
    const { product, shipping_cost } = this.wire.details;
    this.wire.total = toAmount(toCents(product.price) * product.quantity + toCents(shipping_cost));
  }

  /** Oldest first. */
  history(): WireSubscriptionChange[] {
    this.read();
    return [...this.#earlier(), ...this.#changes];
  }

  createdOn(): string {
    return berlinDate(new Date(this.wire.created_at));
  }

  updatedOn(): string {
    return berlinDate(new Date(this.wire.updated_at));
  }

  #touch(): void {
    this.wire.updated_at = timestamp(this.#now());
  }

  #note(change: Change): WireSubscriptionChange {
    const noted = fullChange(change);
    this.#changes.push(noted);
    return noted;
  }

  /** What happened before the world began, derived from the creation date and the status that the record had then. */
  #earlier(): WireSubscriptionChange[] {
    const created = Date.parse(this.wire.created_at);
    const { type, reason, failure, agent_username } = this.#openingStatus;
    const at = (days: number): string => timestamp(new Date(created + days * DAY));
    const earlier: WireSubscriptionChange[] = [
      fullChange({
        type: 'CREATED',
        timestamp: at(0),
        agent_username: 'anna.beispiel',
        new_status: newStatus('ACTIVE'),
      }),
    ];
    if (type === 'CREATED') return earlier;
    if (type === 'FAILED')
      return [
        ...earlier,
        fullChange({ type: 'STATUS_UPDATED', timestamp: at(0), new_status: { ...newStatus('FAILED'), failure } }),
      ];
    const age = Math.floor((this.#openedAt - created) / DAY);
    const orders = Math.min(MOST_EARLIER_ORDERS, Math.floor(age / DAYS_OF_A_ROTATION));
    for (let order = 1; order <= orders; order += 1) {
      earlier.push(
        fullChange({
          type: 'GENERATED_ORDER',
          timestamp: at(order * DAYS_OF_A_ROTATION),
          new_status: { ...newStatus('ACTIVE'), order_id: `${this.wire.contract_number}-${order}` },
        }),
      );
    }
    for (let note = 1; note <= (this.traits.earlierNotes ?? 0); note += 1) {
      earlier.push(
        fullChange({
          // One entry has the other name of a changed quantity.
          type: note === 1 ? 'QUANTITY_UPDATED' : 'CUSTOM_NOTE',
          timestamp: at(orders * DAYS_OF_A_ROTATION + note / 10),
          agent_username: 'bernd.backoffice',
          note: `Anruf ${note}: die Kundin fragt nach der nächsten Lieferung.`,
        }),
      );
    }
    if (type === 'DELAYED_IN_DELIVERY') {
      earlier.push(
        fullChange({
          type: 'GENERATED_ORDER_FAILED',
          timestamp: at(age),
          new_status: { ...newStatus('WARNING'), failure: failure ?? 'general_erp_rejection' },
        }),
      );
    }
    if (type === 'CANCELED') {
      earlier.push(
        fullChange({
          type: 'STATUS_UPDATED',
          timestamp: this.#openingStatus.timestamp,
          agent_username,
          reason,
          new_status: { ...newStatus('CANCELED'), reason },
        }),
      );
    }
    return earlier;
  }
}

function newStatus(
  type: NonNullable<WireSubscriptionChange['new_status']>['type'],
): NonNullable<WireSubscriptionChange['new_status']> {
  return { type, order_id: null, reason: null, failure: null };
}

function fullChange(change: Change): WireSubscriptionChange {
  return { note: null, reason: null, timestamp: '', agent_username: null, new_status: null, ...change };
}
