import { berlinDate, timestamp } from '../common/calendar.ts';
import type { WireHistoryCode, WireOrder, WireOrderStatus, WireStatusHistoryEntry } from './wireOrderTypes.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** The status of an order follows from the time since it was placed; these are its milestones, in milliseconds. */
const SUBMITTED_AFTER = 5 * SECOND;
const DECIDED_AFTER = 20 * SECOND;
const PROCESSING_AFTER = 60 * SECOND;
const IN_DELIVERY_AFTER = 24 * HOUR;
const DISPATCHED_AFTER = 72 * HOUR;

const STATUS_LABELS: Record<WireOrderStatus, string> = {
  CREATED: 'angelegt',
  SUBMITTED: 'übermittelt',
  ACCEPTED: 'angenommen',
  REJECTED: 'abgelehnt',
  FAILED: 'fehlgeschlagen',
  CANCELLED: 'storniert',
  ERP_EXPORT_IN_PROGRESS: 'Übergabe läuft',
  RECREATED_ORDER: 'neu angelegt',
};

const HISTORY_LABELS: Record<WireHistoryCode, string> = {
  received: 'eingegangen',
  processing: 'in Bearbeitung',
  inDelivery: 'in Zustellung',
  dispatched: 'versendet',
  cancelled: 'storniert',
  returned: 'retourniert',
  partiallyReturned: 'teilweise retourniert',
};

const OPEN_CODES: readonly WireHistoryCode[] = ['received', 'processing', 'inDelivery'];

export interface OrderFate {
  /** The rejection's kind and reason; undefined for an accepted order. */
  rejected?: { kind: string; reason: string };
  /** The fixed code of an old order, independent of the time. */
  settledAs?: WireHistoryCode;
}

export class OrderRecord {
  readonly #placedAt: number;
  readonly #fate: OrderFate;
  readonly #now: () => Date;
  readonly order: WireOrder;
  #cancelled: { at: number; agent: string; reason: string } | undefined;
  #resubmittedAt: number | undefined;

  constructor(order: WireOrder, fate: OrderFate, now: () => Date) {
    this.order = order;
    this.#placedAt = Date.parse(order.placed_at);
    this.#fate = fate;
    this.#now = now;
  }

  get externalCustomerId(): string | null {
    return this.order.external_customer_id;
  }

  placedOn(): string {
    return berlinDate(new Date(this.#placedAt));
  }

  isNamed(name: string): boolean {
    return [this.order.id, this.order.number, this.order.pregenerated_erp_number].includes(name);
  }

  isAlive(): boolean {
    return this.#cancelled === undefined && this.#fate.settledAs !== 'cancelled';
  }

  isOpen(): boolean {
    return OPEN_CODES.includes(this.historyCode());
  }

  isRejected(): boolean {
    return this.#statuses().at(-1)?.status === 'REJECTED';
  }

  /** Cancels the order. Returns false where that is no longer possible. */
  cancel(agent: string, reason: string): boolean {
    if (!this.isAlive() || !['received', 'processing'].includes(this.historyCode())) return false;
    this.#cancelled = { at: this.#now().getTime(), agent, reason };
    return true;
  }

  resubmit(): void {
    this.#resubmittedAt = this.#now().getTime();
  }

  historyCode(): WireHistoryCode {
    if (this.#cancelled) return 'cancelled';
    if (this.#fate.settledAs) return this.#fate.settledAs;
    const age = this.#now().getTime() - this.#placedAt;
    if (age < PROCESSING_AFTER || this.isRejected()) return 'received';
    if (age < IN_DELIVERY_AFTER) return 'processing';
    return age < DISPATCHED_AFTER ? 'inDelivery' : 'dispatched';
  }

  #statuses(): WireStatusHistoryEntry[] {
    const now = this.#now().getTime();
    const agent = this.order.created_by;
    const entry = (
      at: number,
      status: WireOrderStatus,
      more: Partial<WireStatusHistoryEntry> = {},
    ): { at: number; wire: WireStatusHistoryEntry } => ({
      at,
      wire: { status, label: STATUS_LABELS[status], timestamp: timestamp(new Date(at)), ...more },
    });
    const decided = (from: number): { at: number; wire: WireStatusHistoryEntry } =>
      this.#fate.rejected && this.#resubmittedAt === undefined
        ? entry(from + DECIDED_AFTER, 'REJECTED', this.#fate.rejected)
        : entry(from + DECIDED_AFTER, 'ACCEPTED');
    const past = [
      entry(this.#placedAt, 'CREATED', agent ? { agent } : {}),
      entry(this.#placedAt + SUBMITTED_AFTER, 'SUBMITTED'),
    ];
    if (this.#resubmittedAt === undefined) past.push(decided(this.#placedAt));
    else {
      if (this.#fate.rejected) past.push(entry(this.#placedAt + DECIDED_AFTER, 'REJECTED', this.#fate.rejected));
      past.push(entry(this.#resubmittedAt, 'SUBMITTED'), decided(this.#resubmittedAt));
    }
    if (this.#cancelled) {
      const { at, agent: by, reason } = this.#cancelled;
      return [...past.filter((step) => step.at <= at), entry(at, 'CANCELLED', { agent: by, reason })].map(
        (step) => step.wire,
      );
    }
    return past.filter((step) => step.at <= now).map((step) => step.wire);
  }

  /** The order as the order service returns it. */
  read(): WireOrder {
    const history = this.#fate.settledAs === 'cancelled' ? this.#settledCancellation() : this.#statuses();
    const latest = history.at(-1);
    const status = latest?.status ?? 'CREATED';
    const code = this.historyCode();
    return {
      ...this.order,
      ...(latest ? { updated_at: latest.timestamp } : {}),
      order_status: { code: status, label: STATUS_LABELS[status] },
      status_history: history,
      is_cancelable: this.isAlive() && (code === 'received' || code === 'processing'),
      ...(code === 'dispatched' || code === 'inDelivery'
        ? {
            delivery_status: HISTORY_LABELS[code],
            tracking_number: `00340${this.order.number}`,
            bill_number: `9${this.order.number.slice(1)}`,
          }
        : {}),
    };
  }

  /** The order as the order-history service returns it. */
  overview(): WireOrder {
    const code = this.historyCode();
    return { ...this.read(), order_status: { code, label: HISTORY_LABELS[code] } };
  }

  #settledCancellation(): WireStatusHistoryEntry[] {
    const at = timestamp(new Date(this.#placedAt + HOUR));
    return [
      ...this.#statuses(),
      { status: 'CANCELLED', label: STATUS_LABELS.CANCELLED, timestamp: at, agent: 'SYSTEM' },
    ];
  }
}
