import { useSelector } from 'react-redux';
import { selectBasketState } from '~/features/basket/basketSlice';
import { selectCurrency } from '~/features/call/callSlice';
import { selectCustomer, selectLogin } from '~/features/customer/ofCall/customerSlice';
import { selectOffer } from '~/features/offer/offerSlice';
import { useParts } from '~/shared/hooks/useParts';
import { formatMoney } from '~/shared/i18n/formatMoney';

/** Whether a customer is loaded or being loaded, as after a reload, or an article is in the basket. */
export function useHasCall(): boolean {
  const hasCustomer = useSelector(selectCustomer) !== null;
  const isLoading = useSelector(selectLogin).phase === 'loading';
  const { items } = useParts(selectBasketState, 'items');
  return hasCustomer || isLoading || items.length > 0;
}

/** The customer and the number, also while it is being loaded, the pieces in the basket and the total of the call: the offer's, else the sum of the lines. */
export function useCallSummary() {
  const customer = useSelector(selectCustomer);
  const login = useSelector(selectLogin);
  const { items, facts } = useParts(selectBasketState, 'items', 'facts');
  const offer = useSelector(selectOffer);
  const currency = useSelector(selectCurrency);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const lineSum = items.reduce((sum, { sku, quantity }) => sum + (facts[sku]?.price ?? 0) * quantity, 0);
  const customerNumber =
    customer === null && login.phase === 'loading' ? login.customerNumber : (customer?.externalCustomerId ?? null);
  return { customer, customerNumber, pieces, total: formatMoney(offer?.totalPrice ?? lineSum, currency) };
}
