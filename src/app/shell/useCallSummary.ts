import { useSelector } from 'react-redux';
import { selectBasketState } from '~/features/basket/basketSlice';
import { selectCurrency } from '~/features/call/callSlice';
import { selectCustomer, selectLogin } from '~/features/customer/ofCall/customerSlice';
import { selectOffer } from '~/features/offer/offerSlice';
import { useParts } from '~/shared/hooks/useParts';
import { formatMoney } from '~/shared/i18n/formatMoney';

type CallState = Parameters<typeof selectCustomer>[0] & Parameters<typeof selectBasketState>[0];

/** Whether a customer is loaded or being loaded, as after a reload, or an article is in the basket. */
export function useHasCall(): boolean {
  const hasCustomer = useSelector((state: CallState) => selectCustomer(state) !== null);
  const isLoading = useSelector((state: CallState) => selectLogin(state).phase === 'loading');
  const hasArticles = useSelector((state: CallState) => selectBasketState(state).items.length > 0);
  return hasCustomer || isLoading || hasArticles;
}

/**
 * The customer of the call (null: none, or being loaded), the customer's number (also while loading), the pieces in the basket, and the
 * total: the offer's, else the sum of the lines.
 */
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
