import { firstRedeemedView, redeemedColumns, type RedeemedView } from '~/domain/offer/redeemedVouchers';
import type { AddressedView } from '~/shared/hooks/useViewInAddress';

/** The view of the redeemed vouchers in the address of its screen; defaults are left out, other parameters stay. */
export const vouchersInAddress: AddressedView<RedeemedView> = {
  read: (search) => {
    const sortedBy = redeemedColumns.find((column) => column === search.get('sort'));
    if (sortedBy === undefined) return { ...firstRedeemedView, keyword: search.get('keyword') ?? '' };
    return {
      keyword: search.get('keyword') ?? '',
      sortedBy,
      direction: search.get('direction') === 'ASC' ? 'ASC' : 'DESC',
    };
  },
  write: ({ keyword, sortedBy, direction }, search) => {
    const written = new URLSearchParams(search);
    const isDefault = sortedBy === firstRedeemedView.sortedBy && direction === firstRedeemedView.direction;
    const parameters = [
      ['keyword', keyword],
      ['sort', isDefault ? '' : sortedBy],
      ['direction', isDefault ? '' : direction],
    ] as const;
    for (const [name, value] of parameters) {
      if (value === '') written.delete(name);
      else written.set(name, value);
    }
    return written;
  },
};
