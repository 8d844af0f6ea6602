import { withAddedLine } from '~/domain/basket/basket';
import type {
  AddItemOutcome,
  Basket,
  BasketItem,
  BasketLine,
  RemoveItemOutcome,
  UpdateItemOutcome,
} from '~/domain/basket/basket';
import { urlPart } from '~/domain/common/urlPart';
import { fromCrossSell } from '../http/crossSellWire';
import { request, requestNothing, requestOptional } from '../http/httpClient';
import { codeAmong, isAbout } from '../http/problemCode';
import { ServiceError } from '../http/serviceError';
import { WireBasket, toBasket } from './basketWire';

export interface ItemChange {
  readonly quantity?: number;
  /** Null: the current price. */
  readonly priceDate?: string | null;
  readonly weeeTakeBackEnabled?: boolean;
}

/**
 * `POST /basket/items` opens a basket, `POST /basket/{id}/items` adds to it (REQ C3.1). `known` are the lines that the basket has, for a
 * service that does not name them.
 */
export async function addItem(
  basketId: string | null,
  item: BasketLine,
  known: readonly BasketItem[],
): Promise<AddItemOutcome> {
  const path = basketId === null ? '/basket/items' : `/basket/${urlPart(basketId)}/items`;
  const body = { ...item, crossSell: fromCrossSell(item.crossSell) };
  try {
    const wire = await request({ service: 'basket', method: 'POST', path, body }, WireBasket);
    return { kind: 'added', basket: toBasket(wire) ?? { ...wire, items: withAddedLine(known, item) } };
  } catch (error) {
    if (isRefused(error, 'InvalidVariantSku')) return { kind: 'invalidVariantSku' };
    if (isRefused(error, 'ProductNotFound')) return { kind: 'productNotFound' };
    return refusedLine(error);
  }
}

/** `PATCH /private/basket/{basketId}/items/{itemId}` with what changes. */
export async function updateItem(basketId: string, itemId: string, change: ItemChange): Promise<UpdateItemOutcome> {
  const path = `/private/basket/${urlPart(basketId)}/items/${urlPart(itemId)}`;
  try {
    const wire = await requestOptional({ service: 'basket', method: 'PATCH', path, body: change }, WireBasket);
    return { kind: 'updated', basket: wire === null ? null : toBasket(wire) };
  } catch (error) {
    if (isRefused(error, 'ItemNotFound')) return { kind: 'itemNotFound' };
    return refusedLine(error);
  }
}

/** `DELETE /basket/{basketId}/items/{itemId}`. */
export async function removeItem(basketId: string, itemId: string): Promise<RemoveItemOutcome> {
  const path = `/basket/${urlPart(basketId)}/items/${urlPart(itemId)}`;
  try {
    await requestNothing({ service: 'basket', method: 'DELETE', path });
    return 'removed';
  } catch (error) {
    if (isRefused(error, 'ItemNotFound')) return 'itemNotFound';
    if (isRefused(error, 'BasketNotFound')) return 'basketNotFound';
    throw error;
  }
}

/**
 * `GET /basket/{id}`; null when it does not exist any more. The requirement does not name this call: `notReadable` where the service does
 * not know it.
 */
export async function loadBasket(basketId: string): Promise<Basket | null | 'notReadable'> {
  try {
    const wire = await request({ service: 'basket', method: 'GET', path: `/basket/${urlPart(basketId)}` }, WireBasket);
    return toBasket(wire) ?? 'notReadable';
  } catch (error) {
    if (isRefused(error, 'BasketNotFound')) return null;
    if ([404, 405, 501].includes(refusalOf(error)?.status ?? 0)) return 'notReadable';
    throw error;
  }
}

/** `PATCH /basket/{id}`: the sales channel that its order is taken for. */
export async function switchBasketChannel(
  basketId: string,
  salesChannel: string,
  salesOffice: string,
): Promise<'switched' | 'basketNotFound'> {
  try {
    await requestNothing({
      service: 'basket',
      method: 'PATCH',
      path: `/basket/${urlPart(basketId)}`,
      body: { salesOffice, salesChannel },
    });
    return 'switched';
  } catch (error) {
    if (isRefused(error, 'BasketNotFound')) return 'basketNotFound';
    throw error;
  }
}

/** Returns why a new or changed line is refused; throws a failure that is no such refusal. */
function refusedLine(error: unknown): AddItemOutcome & UpdateItemOutcome {
  const refusal = refusalOf(error);
  const known = ['StockReservationFailure', 'RESERVATION_FAILURE', 'InvalidPriceDate', 'BasketNotFound'] as const;
  switch (refusal && codeAmong(refusal, known)) {
    case 'StockReservationFailure':
    // The requirement gives the result of adding this name as well (REQ C3.1).
    case 'RESERVATION_FAILURE':
      return { kind: 'reservationFailed', detail: refusal?.detail ?? null };
    case 'InvalidPriceDate':
      return { kind: 'invalidPriceDate' };
    case 'BasketNotFound':
      return { kind: 'basketNotFound' };
    case null:
      throw error;
  }
}

function isRefused(error: unknown, code: string): boolean {
  const refusal = refusalOf(error);
  return refusal !== null && isAbout(refusal, code);
}

function refusalOf(error: unknown): ServiceError | null {
  return error instanceof ServiceError && error.kind === 'problem' ? error : null;
}
