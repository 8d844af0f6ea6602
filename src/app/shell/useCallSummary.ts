import { useSelector } from 'react-redux';
import { selectBasketState } from '~/features/basket/basketSlice';
import { selectCurrency } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { selectOffer } from '~/features/offer/offerSlice';
import { useParts } from '~/shared/hooks/useParts';
import { formatMoney } from '~/shared/i18n/formatMoney';

/** The customer, the pieces in the basket and the total of the call: the offer's, else the sum of the lines. */
export function useCallSummary() {
  const customer = useSelector(selectCustomer);
  const { items, facts } = useParts(selectBasketState, 'items', 'facts');
  const offer = useSelector(selectOffer);
  const currency = useSelector(selectCurrency);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const lineSum = items.reduce((sum, { sku, quantity }) => sum + (facts[sku]?.price ?? 0) * quantity, 0);
  return { customer, pieces, total: formatMoney(offer?.totalPrice ?? lineSum, currency) };
}
