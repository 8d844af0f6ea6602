import { firstRedeemedView, redeemedColumns, type RedeemedView } from '~/domain/offer/redeemedVouchers';
import { fields, inAddress, mapped, oneOf, text } from '~/shared/list/addressCodec';

const first = firstRedeemedView;

/** The view of the redeemed vouchers in the address of its screen. A direction means nothing without a column. */
export const vouchersInAddress = inAddress(
  mapped(
    fields({
      keyword: text('keyword'),
      sortedBy: oneOf('sort', redeemedColumns, null),
      direction: oneOf('direction', ['ASC', 'DESC'], null),
    }),
    ({ keyword, sortedBy, direction }): RedeemedView => ({
      keyword: keyword ?? '',
      ...(sortedBy === null
        ? { sortedBy: first.sortedBy, direction: first.direction }
        : { sortedBy, direction: direction ?? 'DESC' }),
    }),
    ({ keyword, sortedBy, direction }) => ({
      keyword: keyword === '' ? null : keyword,
      ...(sortedBy === first.sortedBy && direction === first.direction
        ? { sortedBy: null, direction: null }
        : { sortedBy, direction }),
    }),
  ),
);
