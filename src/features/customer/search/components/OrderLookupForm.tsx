import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { selectCallState } from '~/features/call/callSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import form from '~/shared/ui/Form.module.css';
import { TextField } from '~/shared/ui/TextField';
import { customerSearchActions, selectCustomerSearchState } from '../customerSearchSlice';
import '~/domain/order/orderWords.de';
import '../customerSearchTexts.de';
import styles from './SearchPanel.module.css';

/**
 * Renders the search for the customer of an order number; disabled with the reason without the role. The order history is offered only
 * to an agent who may open it: it opens after the login (REQ A3.6, B2.8).
 */
export function OrderLookupForm() {
  const t = useText();
  const dispatch = useDispatch();
  const headingId = useId();
  const { allowed } = useParts(selectCallState, 'allowed');
  const { orderNumber, result } = useParts(selectCustomerSearchState, 'orderNumber', 'result');
  const isAllowed = allowed.limelightSearch;
  const isRunning = result.status === 'running';
  const look = (opensHistory: boolean) => {
    if (isAllowed && !isRunning) {
      dispatch(customerSearchActions.orderLookupRequested({ orderNumber, opensHistory }));
    }
  };
  const error =
    result.status === 'orderNumberMissing'
      ? t('customerSearch.orderNumberMissing')
      : result.status === 'orderNotFound'
        ? t('customerSearch.orderNotFound', { number: result.orderNumber })
        : undefined;
  return (
    <form
      aria-labelledby={headingId}
      className={`${form.form} ${styles.byOrder}`}
      onSubmit={(event) => {
        event.preventDefault();
        look(false);
      }}
    >
      <h4 id={headingId} className={styles.title}>
        {t('customerSearch.byOrder')}
      </h4>
      <TextField
        label={t('order.number')}
        inputMode="numeric"
        disabled={!isAllowed}
        value={orderNumber}
        error={error}
        hint={isAllowed ? undefined : t('customerSearch.byOrderNotAllowed')}
        onChange={(event) => dispatch(customerSearchActions.orderNumberTyped(event.currentTarget.value))}
      />
      <div className={form.actions}>
        {allowed.orderHistory && (
          <Button aria-disabled={!isAllowed} onClick={() => look(true)}>
            {t('customerSearch.openHistory')}
          </Button>
        )}
        <Button type="submit" aria-disabled={!isAllowed}>
          {t('customerSearch.loadByOrder')}
        </Button>
      </div>
    </form>
  );
}
