/**
 * Words of a category path that mean electrical devices, whose old ones are taken back: for a product service that does not mark them
 * (`weee_take_back`). The requirement names neither the mark nor the categories: this is the place to correct them.
 */
export const takeBackCategories =
  /elektr|technik|haushaltsger|küchenger|computer|fernseh|multimedia|audio|kamera|lampe|leuchte|beleuchtung/i;
