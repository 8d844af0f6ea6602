import { useDispatch, useSelector } from 'react-redux';
import { choicesOf, recognise } from '~/domain/customer/recognition';
import { isOrderText, readOrderText } from '~/domain/order/orderText';
import { selectCallState } from '~/features/call/callSlice';
import { deskNow } from '~/features/call/deskTime';
import { selectRecentCustomers } from '~/features/customer/ofCall/customerSlice';
import { Recognition } from '~/features/customer/search/components/Recognition';
import { customerSearchActions, selectCustomerSearchState } from '~/features/customer/search/customerSearchSlice';
import { orderTextActions } from '~/features/order/text/orderTextSlice';
import { useParts } from '~/shared/hooks/useParts';
import { needModules } from '~/shared/module/lateModules';

/** Renders what the text of the customer field names. */
export function CustomerFieldHelp({ text }: { readonly text: string }) {
  const dispatch = useDispatch();
  const recent = useSelector(selectRecentCustomers);
  const { result } = useParts(selectCustomerSearchState, 'result');
  const { limelightSearch: maySearchOrders } = useParts(selectCallState, 'allowed').allowed;
  const found = recognise(text, deskNow());
  const items = readOrderText(text, deskNow());
  return (
    <Recognition
      found={found}
      choices={choicesOf(found, { recent, maySearchOrders })}
      maySearchOrders={maySearchOrders}
      isSearching={result.status === 'running'}
      onTake={(choice) => dispatch(customerSearchActions.lookupRequested(choice))}
      onOrderText={
        isOrderText(items)
          ? () => {
              void needModules('orderText').then(() =>
                dispatch(orderTextActions.proposed({ items, takesFocus: true })),
              );
            }
          : null
      }
    />
  );
}
