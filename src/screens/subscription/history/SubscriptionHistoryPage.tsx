import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router';
import { nameOf } from '~/domain/customer/customer';
import { keywordTypes } from '~/domain/subscription/subscription';
import { ConfirmedCallerPart } from '~/features/customer/callerCheck/components/ConfirmedCallerPart';
import { selectCallState } from '~/features/call/callSlice';
import { OrderEntryLink } from '~/features/call/components/OrderEntryLink';
import { deskNow } from '~/features/call/deskTime';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { CustomerSubscriptions } from '~/features/subscription/ofCustomer/components/CustomerSubscriptions';
import type { SubscriptionFilter } from '~/features/subscription/ofCustomer/customerSubscriptionsSlice';
import { SubscriptionDetails } from '~/features/subscription/details/components/SubscriptionDetails';
import { SubscriptionDialogs } from '~/features/subscription/details/components/SubscriptionDialogs';
import { selectSubscriptionState } from '~/features/subscription/core/subscriptionSlice';
import { checkoutView } from '~/flows/checkOut/checkoutView';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { FullPage } from '~/shared/ui/FullPage';
import { Message } from '~/shared/ui/Message';
import './subscriptionHistoryTexts.de';

/**
 * The subscriptions of a customer (REQ G2). The login has confirmed the customer of the call; for any other one the
 * date of birth is asked for (DECISIONS 89).
 */
export function SubscriptionHistoryPage() {
  const t = useText();
  const { externalCustomerId: customerNumber = '' } = useParams();
  const { flags } = useParts(selectCallState, 'flags');
  const customer = useSelector(selectCustomer);
  const ofCall = customer?.externalCustomerId === customerNumber ? customer : null;
  return (
    <FullPage
      title={t('subscriptionHistory.title', {
        number: ofCall === null ? customerNumber : `${nameOf(ofCall)} (${customerNumber})`,
      })}
      aside={<OrderEntryLink text={t('subscriptionHistory.toOrderEntry')} />}
    >
      {!flags.subscriptionHistory ? (
        <Message tone="info">{t('subscriptionHistory.off')}</Message>
      ) : (
        <ConfirmedCallerPart customerNumber={customerNumber} isOfCall={ofCall !== null} now={deskNow}>
          <List key={customerNumber} customerNumber={customerNumber} />
        </ConfirmedCallerPart>
      )}
    </FullPage>
  );
}

function List({ customerNumber }: { readonly customerNumber: string }) {
  const customer = useSelector(selectCustomer);
  const { edit, cancellation, text } = useParts(selectSubscriptionState, 'edit', 'cancellation', 'text');
  const [search, setSearch] = useSearchParams();
  const opened = search.get('open');
  const open = useCallback(
    (name: string | null) => {
      setSearch((before) => {
        const next = new URLSearchParams(before);
        // The same one again folds its details.
        if (name === null || name === before.get('open')) next.delete('open');
        else next.set('open', name);
        return next;
      });
    },
    [setSearch],
  );
  const name = customer?.externalCustomerId === customerNumber ? nameOf(customer) : '';
  const dialogOf = (edit ?? cancellation ?? text)?.subscription ?? null;
  return (
    <>
      <CustomerSubscriptions
        customerNumber={customerNumber}
        filter={filterOf(search)}
        opened={opened}
        onOpen={open}
        onShowAll={() => setSearch({})}
        renderDetails={(subscription) => <SubscriptionDetails subscription={subscription} customerName={name} />}
        dialogFor={dialogOf?.id ?? null}
      />
      {/* One that was left open at another customer's subscription waits there (QUALITY 11). */}
      {dialogOf?.externalCustomerId === customerNumber && <SubscriptionDialogs checkoutView={checkoutView} />}
    </>
  );
}

/** Reads the subscription number to search for after the login from the address (REQ G2.1); null: list all subscriptions. */
function filterOf(search: URLSearchParams): SubscriptionFilter | null {
  const keyword = search.get('keyword')?.trim() ?? '';
  const keywordType = keywordTypes.find((known) => known === search.get('keywordType')) ?? 'SUBSCRIPTION_NO';
  return keyword === '' ? null : { keyword, keywordType };
}
