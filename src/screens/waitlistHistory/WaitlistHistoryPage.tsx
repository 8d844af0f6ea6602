import { useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { ConfirmedCallerPart } from '~/features/customer/callerCheck/components/ConfirmedCallerPart';
import { selectCallState } from '~/features/call/callSlice';
import { OrderEntryLink } from '~/features/call/components/OrderEntryLink';
import { deskNow } from '~/features/call/deskTime';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { WaitlistHistory } from '~/features/waitlist/components/WaitlistHistory';
import { useParts } from '~/shared/hooks/useParts';
import { useViewInAddress } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import { FullPage } from '~/shared/ui/FullPage';
import { Message } from '~/shared/ui/Message';
import { waitlistInAddress } from './waitlistAddress';
import './waitlistHistoryTexts.de';

/**
 * The reservations of a customer (REQ H1.3), behind the flag `waitlistHistory`. Filters and the unfolded item live in the address.
 * Of another customer than the call's the date of birth is asked for (DECISIONS 89).
 */
export function WaitlistHistoryPage() {
  const t = useText();
  const { customerId = '' } = useParams();
  const { flags } = useParts(selectCallState, 'flags');
  const isOfCall = useSelector(selectCustomer)?.externalCustomerId === customerId;
  const [view, changeView] = useViewInAddress(waitlistInAddress);
  return (
    <FullPage
      title={t('waitlistHistory.title', { number: customerId })}
      aside={<OrderEntryLink text={t('waitlistHistory.toOrderEntry')} />}
    >
      {flags.waitlistHistory ? (
        <ConfirmedCallerPart customerNumber={customerId} isOfCall={isOfCall} now={deskNow}>
          <WaitlistHistory
            // A shared link to another customer starts afresh.
            key={customerId}
            customerId={customerId}
            view={view}
            onView={changeView}
          />
        </ConfirmedCallerPart>
      ) : (
        <Message tone="info" live="off">
          {t('waitlistHistory.off')}
        </Message>
      )}
    </FullPage>
  );
}
