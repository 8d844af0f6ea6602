import type { BasketItem } from '~/domain/basket/basket';
import { basketActions } from './basketSlice';

type TakingOut = ReturnType<typeof basketActions.quantityChangeRequested | typeof basketActions.removalRequested>;

/** The command that takes `added` pieces out of a line again: it reduces the quantity, or removes the line where nothing would be left. */
export function takingOut({ id: itemId, quantity }: Pick<BasketItem, 'id' | 'quantity'>, added: number): TakingOut {
  return quantity > added
    ? basketActions.quantityChangeRequested({ itemId, quantity: quantity - added })
    : basketActions.removalRequested({ itemId, isUndo: true });
}
