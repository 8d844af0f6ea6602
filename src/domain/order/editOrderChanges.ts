import { isSameAddress, type Address, type PostalAddress } from '~/domain/address/address';
import { pick } from '~/domain/common/pick';
import type { Cents } from '~/domain/common/money';
import type { OrderFigures } from '~/domain/offer/offer';
import type { Order } from './order';
import type { ContactDetails, ContentPosition, EditedOffer, EditPayment, OrderContent } from './editOrder';

export interface OfPosition {
  readonly position: ContentPosition;
  /** The difference of the position's sum; 0 behind its first change. */
  readonly difference: Cents;
}

/** One change between two contents of an order. */
export type OrderChange =
  | ({ readonly kind: 'positionAdded' } & OfPosition)
  | ({ readonly kind: 'positionGone' } & OfPosition)
  | ({ readonly kind: 'positionCancelled'; readonly reason: string } & OfPosition)
  | ({ readonly kind: 'quantity'; readonly before: number; readonly after: number } & OfPosition)
  | ({ readonly kind: 'priceDate'; readonly before: string | null; readonly after: string | null } & OfPosition)
  | ({ readonly kind: 'takeBack'; readonly before: boolean; readonly after: boolean } & OfPosition)
  | {
      readonly kind: 'deliveryAddress';
      readonly before: Address | null;
      readonly after: Address | null;
      /** The positions went to different addresses: no operation sends them there again. */
      readonly wereSeveral: boolean;
    }
  | { readonly kind: 'payment'; readonly before: EditPayment | null; readonly after: EditPayment | null }
  | { readonly kind: 'voucherAdded' | 'voucherRemoved'; readonly code: string }
  | { readonly kind: 'serviceVoucher'; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'contact'; readonly before: ContactDetails; readonly after: ContactDetails }
  | {
      readonly kind: 'billingAddress';
      readonly before: PostalAddress;
      readonly after: PostalAddress;
      readonly contact: ContactDetails;
    };

/** A figure of the order before and after; discounts are negative. */
export interface FigureChange {
  readonly figure: Exclude<keyof OrderFigures, 'totalProductPrice'>;
  readonly before: Cents;
  readonly after: Cents;
  readonly difference: Cents;
}

/** The differences between two contents of an order; both lists are empty where the contents are equal. */
export interface ContentDifference {
  readonly changes: readonly OrderChange[];
  /** Only the figures that differ. */
  readonly figures: readonly FigureChange[];
}

/** The fields of a position that the content of an order takes over from the service as they are. */
export const positionFields = [
  'sku',
  'title',
  'quantity',
  'priceDate',
  'cancellationReason',
  'weeeTakeBackEnabled',
  'crossSell',
  'total',
  'deliveryAddress',
] as const satisfies readonly (keyof ContentPosition)[];

export function contentOf(offer: EditedOffer): OrderContent {
  return {
    positions: offer.items.map((item) => ({
      id: item.id,
      isNew: item.number === null,
      ...pick(item, positionFields),
    })),
    deliveryAddress: offer.deliveryAddress,
    payment: offer.payment,
    voucherCodes: offer.vouchers.map(({ code }) => code),
    serviceVoucher: offer.serviceVoucher,
    contact: offer.contact,
    billingAddress: offer.billingAddress,
    figures: offer.figures,
  };
}

/** The parts of an order's content that a response of the order service names without a draft. */
export function contentOfOrder(order: Order): Partial<OrderContent> {
  const positions = order.items.flatMap(({ sku, title, quantity, total, deliveryAddress }) => {
    const unknown = { id: null, priceDate: null, cancellationReason: null, weeeTakeBackEnabled: null, crossSell: null };
    return quantity === null ? [] : [{ ...unknown, isNew: false, sku, title, quantity, total, deliveryAddress }];
  });
  return {
    ...(positions.length === order.items.length && { positions }),
    ...(order.deliveryAddress !== null && { deliveryAddress: order.deliveryAddress }),
  };
}

/** Whether the draft has at least one change (REQ F3.1): as the service says, else compared with the content before. */
export function isEdited(before: OrderContent, offer: EditedOffer): boolean {
  return (offer.changes ?? orderChanges(before, contentOf(offer))).length > 0;
}

/** The content before the edit: what the original order names, the rest as it was when the edit was opened. */
export function baselineOf(original: Partial<OrderContent>, opened: OrderContent): OrderContent {
  const existing = opened.positions.filter(({ isNew }) => !isNew);
  const untouched = existing.map((position) => ({ ...position, cancellationReason: null }));
  const left = [...untouched];
  const positions = original.positions?.map((position) => withMissing(position, takeMatch(left, position)));
  return { ...opened, ...original, positions: positions ?? untouched };
}

/** A position of the order with what it does not name, as the draft had it when it was opened. */
function withMissing(named: ContentPosition, opened: ContentPosition | null): ContentPosition {
  return {
    ...named,
    id: named.id ?? opened?.id ?? null,
    priceDate: named.priceDate ?? opened?.priceDate ?? null,
    weeeTakeBackEnabled: named.weeeTakeBackEnabled ?? opened?.weeeTakeBackEnabled ?? null,
  };
}

/** The changes in the order of the screen; `positionGone` only where somebody else changed the order. */
export function orderChanges(before: OrderContent, after: OrderContent): readonly OrderChange[] {
  const left = [...before.positions];
  const changes: OrderChange[] = [];
  for (const position of after.positions) {
    const old = takeMatch(left, position);
    if (old === null) changes.push({ kind: 'positionAdded', position, difference: differenceOf(position.total, 0) });
    else changes.push(...positionChanges(old, position));
  }
  for (const position of left)
    changes.push({ kind: 'positionGone', position, difference: differenceOf(0, position.total) });
  return [...changes, ...otherChanges(before, after)];
}

/** 0 where one of the sums is unknown. */
function differenceOf(now: Cents | null, before: Cents | null): Cents {
  return now === null || before === null ? 0 : now - before;
}

/** Removes the position's counterpart from `left`: the one with its id, else with its SKU. */
function takeMatch(left: ContentPosition[], { id, sku, isNew }: ContentPosition): ContentPosition | null {
  const byId = left.findIndex((old) => id !== null && old.id === id);
  const index =
    byId < 0 && !isNew ? left.findIndex((old) => (old.id === null || id === null) && old.sku === sku) : byId;
  return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
}

function positionChanges(old: ContentPosition, position: ContentPosition): readonly OrderChange[] {
  const isCancelled = position.cancellationReason !== null && old.cancellationReason === null;
  if (isCancelled) {
    const reason = position.cancellationReason;
    return [
      {
        kind: 'positionCancelled',
        reason,
        position: old.id === null ? { ...old, id: position.id } : old,
        difference: differenceOf(0, old.total),
      },
    ];
  }
  let open = differenceOf(position.total, old.total);
  /** The sum's difference stands with the first change of the position. */
  const taken = () => {
    const own = open;
    open = 0;
    return { position, difference: own };
  };
  const changes: OrderChange[] = [];
  if (old.quantity !== position.quantity) {
    changes.push({ kind: 'quantity', before: old.quantity, after: position.quantity, ...taken() });
  }
  // A list that names neither ids nor price dates cannot be compared; a position of a draft without a date has the present price.
  const isDateKnown =
    (old.priceDate !== null || old.id !== null) && (position.priceDate !== null || position.id !== null);
  if (isDateKnown && old.priceDate !== position.priceDate) {
    changes.push({ kind: 'priceDate', before: old.priceDate, after: position.priceDate, ...taken() });
  }
  const [takenBefore, takenAfter] = [old.weeeTakeBackEnabled, position.weeeTakeBackEnabled];
  if (takenBefore !== null && takenAfter !== null && takenBefore !== takenAfter) {
    changes.push({ kind: 'takeBack', before: takenBefore, after: takenAfter, ...taken() });
  }
  return changes;
}

function otherChanges(before: OrderContent, after: OrderContent): readonly OrderChange[] {
  const changes: OrderChange[] = [];
  const placesBefore = placesOf(before);
  const placesAfter = placesOf(after);
  const from = placesBefore.find((place) => !includesAddress(placesAfter, place)) ?? null;
  const to = placesAfter.find((place) => !includesAddress(placesBefore, place)) ?? null;
  if (from !== null || to !== null) {
    const wereSeveral = placesBefore.length > 1;
    changes.push({
      kind: 'deliveryAddress',
      before: from ?? before.deliveryAddress,
      after: to ?? after.deliveryAddress,
      wereSeveral,
    });
  }
  for (const code of after.voucherCodes) {
    if (!before.voucherCodes.includes(code)) changes.push({ kind: 'voucherAdded', code });
  }
  for (const code of before.voucherCodes) {
    if (!after.voucherCodes.includes(code)) changes.push({ kind: 'voucherRemoved', code });
  }
  if (before.serviceVoucher !== after.serviceVoucher) {
    changes.push({ kind: 'serviceVoucher', before: before.serviceVoucher, after: after.serviceVoucher });
  }
  if (!isSamePayment(before.payment, after.payment)) {
    changes.push({ kind: 'payment', before: before.payment, after: after.payment });
  }
  const { email, phoneNumber } = after.contact;
  if (email !== before.contact.email || phoneNumber !== before.contact.phoneNumber) {
    changes.push({ kind: 'contact', before: before.contact, after: after.contact });
  }
  const [oldHome, home] = [before.billingAddress, after.billingAddress];
  if (oldHome !== null && home !== null && !isSameAddress(oldHome, home)) {
    changes.push({ kind: 'billingAddress', before: oldHome, after: home, contact: after.contact });
  }
  return changes;
}

/** The addresses to which the order and its existing positions go, each once. */
function placesOf({ deliveryAddress, positions }: OrderContent): readonly Address[] {
  const existing = positions.filter(({ isNew, cancellationReason }) => !isNew && cancellationReason === null);
  const named = [deliveryAddress, ...existing.map((position) => position.deliveryAddress)];
  const places: Address[] = [];
  for (const address of named) if (address !== null && !includesAddress(places, address)) places.push(address);
  return places;
}

function includesAddress(places: readonly Address[], address: Address): boolean {
  return places.some((place) => isSameAddress(place, address));
}

/** A field that one side does not name is no difference. */
export function isSamePayment(one: EditPayment | null, other: EditPayment | null): boolean {
  if (one === null || other === null) return one === other;
  const agrees = <T>(a: T | null, b: T | null) => a === null || b === null || a === b;
  return (
    one.method === other.method &&
    agrees(one.count, other.count) &&
    agrees(one.dueDay, other.dueDay) &&
    agrees(one.maskedIban, other.maskedIban)
  );
}

/** The figures that an edit can change, except the positions' own sums, and the total at the end. */
export function figureChanges(before: OrderContent, after: OrderContent): readonly FigureChange[] {
  const line = (figure: FigureChange['figure'], sign: 1 | -1): FigureChange => {
    // Adding zero turns a negative zero, which would be shown with a sign, into zero.
    const [old, now] = [sign * before.figures[figure] + 0, sign * after.figures[figure] + 0];
    return { figure, before: old, after: now, difference: now - old };
  };
  const parts = [
    line('totalVoucherDiscount', -1),
    line('employeeDiscount', -1),
    line('shippingCost', 1),
    line('cashOnDeliveryFee', 1),
  ];
  return [...parts.filter(({ difference }) => difference !== 0), line('totalPrice', 1)];
}

export function contentDifference(before: OrderContent, after: OrderContent): ContentDifference {
  return {
    changes: orderChanges(before, after),
    figures: figureChanges(before, after).filter(({ difference }) => difference !== 0),
  };
}

/** Identifies a change on the screen. */
export function changeKey(change: OrderChange): string {
  if ('position' in change) return `${change.kind} ${change.position.id ?? change.position.sku}`;
  return 'code' in change ? `${change.kind} ${change.code}` : change.kind;
}
