import type { Stock } from '../basket/stockLevels.ts';
import type { OrderRecord } from '../order/orderRecord.ts';
import type { WireCustomerInfo, WireOrder, WireOrderItem, WirePayment } from '../order/wireOrderTypes.ts';
import type { WireCrossSell, WireSentAddress } from '../common/wireTypes.ts';
import type { WireCancellationReason, WireEdit } from './wireEditTypes.ts';

export interface Position {
  id: string;
  /** The line of the original order; undefined for a new position. */
  original?: WireOrderItem;
  number?: string;
  sku: string;
  quantity: number;
  /** The moment whose price counts; null = now. */
  priceDate: string | null;
  takesBackOldDevice: boolean;
  crossSell: Partial<WireCrossSell> | null;
  deliveryAddress: WireSentAddress | null;
  cancellationReason?: WireCancellationReason;
}

export type EditedPayment = WirePayment & { masked_iban?: string; bank_name?: string };

/** The state of an order while it is edited; the order itself changes with the submission. */
export interface EditDraft {
  id: string;
  /** The order as it was when its editing began. */
  basis: WireOrder;
  positions: Position[];
  customer: WireCustomerInfo;
  deliveryAddress: WireSentAddress | null;
  payment: EditedPayment;
  voucherCodes: string[];
  serviceVoucherCode: string | undefined;
  /** How many positions were added so far, for the next id. */
  added: number;
}

export function voucherCodesOf(order: WireOrder): string[] {
  const codes = (order.vouchers ?? []).map(({ code }) => code);
  return codes.length > 0 || !order.voucher ? codes : [order.voucher.code];
}

function serviceVoucherOf(order: WireOrder): string | undefined {
  const code = order.service_voucher?.code ?? order.free_shipping_reason ?? undefined;
  return code === '----' ? undefined : code;
}

function positionOf(order: WireOrder, item: WireOrderItem, index: number): Position {
  return {
    id: item.id ?? `position-${index + 1}`,
    original: item,
    number: String(index + 1),
    sku: item.sku,
    quantity: item.quantity,
    priceDate: item.price_date ?? order.placed_at,
    takesBackOldDevice: item.weee_take_back_enabled ?? false,
    crossSell: item.cross_sell ?? null,
    deliveryAddress: item.delivery_address ?? order.delivery_address,
  };
}

/** The draft that says the same as the order. */
export function untouchedDraft(order: WireOrder): EditDraft {
  return {
    id: `edit-${order.id}`,
    basis: order,
    positions: order.items.map((item, index) => positionOf(order, item, index)),
    customer: order.customer,
    deliveryAddress: order.delivery_address,
    payment: order.payment,
    voucherCodes: voucherCodesOf(order),
    serviceVoucherCode: serviceVoucherOf(order),
    added: 0,
  };
}

const holderOf = (draft: EditDraft, { id }: Position): string => `${draft.id}/${id}`;

/** The drafts of all orders, and what was changed in them. */
export class EditDrafts {
  readonly #drafts = new Map<OrderRecord, EditDraft>();
  readonly #history = new Map<string, WireEdit[]>();
  readonly #stock: Stock;

  constructor(stock: Stock) {
    this.#stock = stock;
  }

  /** The draft that is there, or a new one. */
  open(record: OrderRecord): EditDraft {
    const draft = this.#drafts.get(record) ?? untouchedDraft(record.order);
    this.#drafts.set(record, draft);
    return draft;
  }

  find(record: OrderRecord): EditDraft | undefined {
    return this.#drafts.get(record);
  }

  openRecords(): OrderRecord[] {
    return [...this.#drafts.keys()];
  }

  /** How many pieces the position can have: the free ones and those that the order holds already. */
  availableTo(draft: EditDraft, position: Position): number {
    return this.#stock.availableTo(holderOf(draft, position), position.sku) + (position.original?.quantity ?? 0);
  }

  /** Reserves what the position needs beyond the original order; false where there are too few pieces. */
  reserve(draft: EditDraft, position: Position, quantity: number): boolean {
    const more = Math.max(0, quantity - (position.original?.quantity ?? 0));
    return this.#stock.reserve(holderOf(draft, position), position.sku, more);
  }

  release(draft: EditDraft, position: Position): void {
    this.#stock.release(holderOf(draft, position), position.sku);
  }

  clear(record: OrderRecord): void {
    const draft = this.#drafts.get(record);
    for (const position of draft?.positions ?? []) if (draft) this.release(draft, position);
    this.#drafts.delete(record);
  }

  /** Ends a submitted draft: sells what was added, and puts back what the order does not need any more. */
  settle(record: OrderRecord, draft: EditDraft): void {
    for (const position of draft.positions) {
      this.#stock.sell(holderOf(draft, position), position.sku);
      const kept = position.cancellationReason ? 0 : position.quantity;
      this.#stock.restock(position.sku, Math.max(0, (position.original?.quantity ?? 0) - kept));
    }
    this.#drafts.delete(record);
  }

  note(orderNumber: string, edit: WireEdit): void {
    this.#history.set(orderNumber, [edit, ...this.historyOf(orderNumber)]);
  }

  /** Newest first. */
  historyOf(orderNumber: string): WireEdit[] {
    return this.#history.get(orderNumber) ?? [];
  }
}
