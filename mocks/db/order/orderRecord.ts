import { berlinDate, timestamp } from '../common/calendar.ts';
import { decision, DECIDED_AFTER, firstSteps, HISTORY_LABELS, HOUR, STATUS_LABELS, step } from './orderSteps.ts';
import type { OrderFate, Rejection, Step } from './orderSteps.ts';
import { isMended } from './rejections.ts';
import type { WireHistoryCode, WireOrder, WireOrderStatus } from './wireOrderTypes.ts';

const PROCESSING_AFTER = 60_000;
const IN_DELIVERY_AFTER = 24 * HOUR;
const DISPATCHED_AFTER = 72 * HOUR;
/** A PayPal order that is not accepted by then is cancelled. */
const PAYPAL_WAITS_FOR = 36 * HOUR;

const OPEN_CODES: readonly WireHistoryCode[] = ['received', 'processing', 'inDelivery'];
const ENDED: readonly WireOrderStatus[] = ['CANCELLED', 'RECREATED_ORDER'];

export class OrderRecord {
  readonly #placedAt: number;
  readonly #fate: OrderFate;
  readonly #now: () => Date;
  #order: WireOrder;
  /** The order as it was when it was submitted last. */
  #submitted: WireOrder;
  readonly #agent: string | undefined;
  #pastSteps: Step[] | undefined;
  #changedAt = 0;

  constructor(order: WireOrder, fate: OrderFate, now: () => Date) {
    this.#order = order;
    this.#submitted = order;
    this.#placedAt = Date.parse(order.placed_at);
    this.#fate = fate;
    this.#now = now;
    this.#agent = order.created_by;
  }

  /** Created when they are first read, because most orders are never asked for their steps. */
  get #steps(): Step[] {
    this.#pastSteps ??= firstSteps(this.#placedAt, this.#agent, this.#fate);
    return this.#pastSteps;
  }

  get order(): WireOrder {
    return this.#order;
  }

  get externalCustomerId(): string | null {
    return this.#order.external_customer_id;
  }

  placedOn(): string {
    return berlinDate(new Date(this.#placedAt));
  }

  isNamed(name: string): boolean {
    return [this.#order.id, this.#order.number, this.#order.pregenerated_erp_number].includes(name);
  }

  isAlive(): boolean {
    const latest = this.#latest();
    return this.#fate.settledAs !== 'cancelled' && !(latest && ENDED.includes(latest.wire.status));
  }

  isOpen(): boolean {
    return OPEN_CODES.includes(this.historyCode());
  }

  isRejected(): boolean {
    return this.#latest()?.wire.status === 'REJECTED';
  }

  /** Whether this is a PayPal order whose 36 hours are over. */
  isPayPalExpired(): boolean {
    return this.#order.payment.method === 'PAYPAL' && this.#now().getTime() >= this.#placedAt + PAYPAL_WAITS_FOR;
  }

  /** Cancels the order. Returns false where that is no longer possible. */
  cancel(agent: string, reason: string): boolean {
    if (!this.isCancelable()) return false;
    this.#end('CANCELLED', { agent, reason });
    return true;
  }

  /** Notes that another order replaces this one. */
  markRecreated(agent: string): void {
    this.#end('RECREATED_ORDER', { agent });
  }

  /** Replaces what an agent can change; number, times, status and history stay the service's own. */
  replace(changed: WireOrder): void {
    this.#order = changed;
    this.#changedAt = this.#now().getTime();
  }

  /** Adds an entry for an edited order to the status history; the status stays. */
  noteEdit(agent: string): void {
    const at = this.#now().getTime();
    const status = this.#latest()?.wire.status ?? 'CREATED';
    this.#steps.push(step(at, status, { label: 'bearbeitet', kind: 'EDITED', agent }));
  }

  /** Submits a rejected order again: what was changed since then decides whether it is accepted. */
  resubmit(): void {
    const at = this.#now().getTime();
    const { kind = '', reason } = this.#latest()?.wire ?? {};
    const rejection: Rejection = { kind, ...(reason === undefined ? {} : { reason }) };
    const rejected = isMended(reason, this.#submitted, this.#order) ? undefined : rejection;
    this.#submitted = this.#order;
    this.#steps.push(step(at, 'SUBMITTED'), decision(at, rejected));
  }

  historyCode(): WireHistoryCode {
    if (!this.isAlive()) return 'cancelled';
    if (this.#fate.settledAs) return this.#fate.settledAs;
    const accepted = this.#timeline().findLast(({ wire }) => wire.status === 'ACCEPTED');
    if (!accepted) return 'received';
    const age = this.#now().getTime() - (accepted.at - DECIDED_AFTER);
    if (age < PROCESSING_AFTER) return 'received';
    if (age < IN_DELIVERY_AFTER) return 'processing';
    return age < DISPATCHED_AFTER ? 'inDelivery' : 'dispatched';
  }

  isCancelable(): boolean {
    return this.isAlive() && ['received', 'processing'].includes(this.historyCode());
  }

  /** Whether its lines, address and payment can still be changed. */
  isEditable(): boolean {
    return this.isCancelable() && !this.isPayPalExpired() && this.#latest()?.wire.status !== 'FAILED';
  }

  isExporting(): boolean {
    return this.#latest()?.wire.status === 'ERP_EXPORT_IN_PROGRESS';
  }

  /** The order as the order service returns it. */
  read(): WireOrder {
    const timeline = this.#timeline();
    const latest = timeline.at(-1);
    const status = latest?.wire.status ?? 'CREATED';
    const code = this.historyCode();
    return {
      ...this.#order,
      updated_at: timestamp(new Date(Math.max(latest?.at ?? this.#placedAt, this.#changedAt))),
      order_status: { code: status, label: STATUS_LABELS[status] },
      status_history: timeline.map(({ wire }) => wire),
      is_cancelable: this.isCancelable(),
      ...(code === 'dispatched' || code === 'inDelivery'
        ? {
            delivery_status: HISTORY_LABELS[code],
            tracking_number: `00340${this.#order.number}`,
            bill_number: `9${this.#order.number.slice(1)}`,
          }
        : {}),
    };
  }

  /** The order as the order-history service returns it. */
  overview(): WireOrder {
    const code = this.historyCode();
    return { ...this.read(), order_status: { code, label: HISTORY_LABELS[code] } };
  }

  #latest(): Step | undefined {
    return this.#timeline().at(-1);
  }

  #end(status: WireOrderStatus, more: { agent: string; reason?: string }): void {
    const at = this.#now().getTime();
    this.#pastSteps = [...this.#steps.filter((past) => past.at <= at), step(at, status, more)];
  }

  /** The steps so far, with the cancellation of a PayPal order that was not accepted in time. */
  #timeline(): Step[] {
    const now = this.#now().getTime();
    const past = this.#steps.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
    const deadline = this.#placedAt + PAYPAL_WAITS_FOR;
    const inTime = past.filter(({ at }) => at <= deadline);
    const isSafe = inTime.some(({ wire }) => wire.status === 'ACCEPTED' || ENDED.includes(wire.status));
    if (!this.isPayPalExpired() || isSafe) return past;
    return [...inTime, step(deadline, 'CANCELLED', { agent: 'SYSTEM' })];
  }
}
