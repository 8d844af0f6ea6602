import { useCallback, useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams, useSearchParams } from 'react-router';
import { deskNow } from '~/features/call/deskTime';
import { selectCall } from '~/features/call/callSlice';
import { mayClaim } from '~/domain/order/complaint';
import type { Order } from '~/domain/order/order';
import { ComplaintButton } from '~/features/complaint/components/ComplaintButton';
import { OrderHistory } from '~/features/orderHistory/components/OrderHistory';
import type { ChangeView } from '~/features/orderHistory/historyView';
import { useText } from '~/shared/i18n/i18n';
import { FullPage } from '~/shared/ui/FullPage';
import { Message } from '~/shared/ui/Message';
import { readView, writeView } from './historyAddress';
import './orderHistoryPageTexts.de';

/** Like the other actions of a row only where it is possible; the order itself says why it is not (REQ D2.2). */
function complaintOf(order: Order): ReactNode {
  return mayClaim(order).isPossible && <ComplaintButton order={order} isOn size="row" />;
}

/** The orders of a customer, newest first (REQ E1). Filters, tab and unfolded order live in the address. */
export function OrderHistoryPage() {
  const t = useText();
  const { customerId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { allowed, flags } = useSelector(selectCall);
  const orderNumber = search.get('orderId');
  const address = search.toString();
  const view = useMemo(() => readView(new URLSearchParams(address)), [address]);
  const changeView: ChangeView = useCallback(
    (changed, kind) => {
      // Back undoes a step, not every typed letter.
      setSearch((before) => writeView(changed, before), { replace: kind === 'typing' });
    },
    [setSearch],
  );
  return (
    <FullPage
      title={t('history.title', { number: customerId })}
      aside={<Link to="/orderapp">{t('history.toOrderEntry')}</Link>}
    >
      {orderNumber !== null && (
        <Message
          tone="info"
          live="off"
          actions={<Link to={`/orderhistory/${encodeURIComponent(customerId)}`}>{t('history.allOrders')}</Link>}
        >
          {t('history.onlyOrder', { number: orderNumber })}
        </Message>
      )}
      <OrderHistory
        // A shared link to another customer starts afresh.
        key={customerId}
        customerId={customerId}
        orderNumber={orderNumber}
        view={view}
        onView={changeView}
        appends={flags.infiniteScrolling}
        mayEdit={allowed.editOrder}
        now={deskNow}
        {...(flags.complaintOrders && { moreActions: complaintOf })}
      />
    </FullPage>
  );
}
