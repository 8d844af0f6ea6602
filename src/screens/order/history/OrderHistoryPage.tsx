import { Link, useParams, useSearchParams } from 'react-router';
import { urlPart } from '~/domain/common/urlPart';
import { OrderEntryLink } from '~/features/call/components/OrderEntryLink';
import { deskNow } from '~/features/call/deskTime';
import { selectCallState } from '~/features/call/callSlice';
import { rowComplaint } from '~/features/order/complaint/components/rowComplaint';
import { OrderHistory } from '~/features/order/history/components/OrderHistory';
import { useParts } from '~/shared/hooks/useParts';
import { useViewInAddress } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import { FullPage } from '~/shared/ui/FullPage';
import { Message } from '~/shared/ui/Message';
import { historyInAddress } from './historyAddress';
import './orderHistoryPageTexts.de';

/** The orders of a customer, newest first (REQ E1). Filters, tab and unfolded order live in the address. */
export function OrderHistoryPage() {
  const t = useText();
  const { customerId = '' } = useParams();
  const [search] = useSearchParams();
  const { allowed, flags } = useParts(selectCallState, 'allowed', 'flags');
  const orderNumber = search.get('orderId');
  const [view, changeView] = useViewInAddress(historyInAddress);
  return (
    <FullPage
      title={t('history.title', { number: customerId })}
      aside={
        <>
          {allowed.voucherDetails && (
            <Link to={`/customervoucher/${urlPart(customerId)}`}>{t('history.vouchers')}</Link>
          )}
          <OrderEntryLink text={t('history.toOrderEntry')} />
        </>
      }
    >
      {orderNumber !== null && (
        <Message
          tone="info"
          live="off"
          actions={<Link to={`/orderhistory/${urlPart(customerId)}`}>{t('history.allOrders')}</Link>}
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
        mayOpen={allowed.orderDisplay}
        mayEdit={allowed.editOrder}
        now={deskNow}
        {...(flags.complaintOrders && { moreActions: rowComplaint })}
      />
    </FullPage>
  );
}
