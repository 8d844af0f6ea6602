import type { ReservedArticle } from '~/features/waitlist/reservation';

/** An article that is sold out, as a reservation names it. */
export const aReservedArticle = (): ReservedArticle => ({
  sku: '454740001',
  baseProductNo: '454740',
  name: 'Akku-Staubsauger',
  brand: 'Hejmlund',
  price: 179_99,
  quantity: 1,
});
