import { isUpgrade, type CrossSell } from '~/domain/article/crossSell';
import type { Product } from '~/domain/article/product';
import { productSearchActions } from '~/features/article/search/productSearchSlice';

/** Opens the details of an offered article; an upgrade replaces all pieces of its lead. */
export function openOffer(product: Product, crossSell: CrossSell | null, leadQuantity: number) {
  return productSearchActions.searchAdvanced({
    phase: 'details',
    product,
    quantity: crossSell !== null && isUpgrade(crossSell) ? leadQuantity : 1,
    ...(crossSell && { crossSell }),
  });
}
