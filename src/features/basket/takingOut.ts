import type { BasketItem } from '~/domain/basket/basket';
import { basketActions } from './basketSlice';

type TakingOut = ReturnType<typeof basketActions.quantityChangeRequested | typeof basketActions.removalRequested>;

/** The command that undoes that `added` pieces came into a line: the rest stays, a line without a rest is removed. */
export function takingOut({ id: itemId, quantity }: Pick<BasketItem, 'id' | 'quantity'>, added: number): TakingOut {
  return quantity > added
    ? basketActions.quantityChangeRequested({ itemId, quantity: quantity - added })
    : basketActions.removalRequested({ itemId, isUndo: true });
}
