import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Customer } from '~/domain/customer/customer';
import { nameOf } from '~/domain/customer/customer';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import {
  newSubscriptionActions,
  selectNewSubscriptionState,
} from '~/features/subscription/create/newSubscriptionSlice';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { BirthDateStep } from '../BirthDateStep';
import { CustomerStep } from '../CustomerStep';
import { useIsAuthenticated } from '../useIsAuthenticated';
import { CreatedSubscription } from './CreatedSubscription';
import { SubscriptionForm } from './SubscriptionForm';
import '~/features/subscription/create/newSubscriptionTexts.de';

/** Creates a subscription step by step: customer, date of birth, terms with payment and address, confirmation (REQ G1.6). */
export function NewSubscriptionDialog() {
  const t = useText();
  const dispatch = useDispatch();
  const state = useSelector(selectNewSubscriptionState);
  const customer = useSelector(selectCustomer);
  const customerNumber = customer?.externalCustomerId ?? null;
  const isAuthenticated = useIsAuthenticated();
  const close = () => dispatch(newSubscriptionActions.dialogClosed());
  switch (state.phase) {
    case 'closed':
      return null;
    case 'loading':
      return (
        <Frame onClose={close}>
          <p role="status">{t('newSubscription.loading', { sku: state.wanted.sku })}</p>
        </Frame>
      );
    case 'notPossible': {
      const { reason, wanted } = state;
      return (
        <Frame onClose={close}>
          <Message
            tone="error"
            {...(reason === 'failed' && {
              actionText: t('common.tryAgain'),
              onAction: () => dispatch(newSubscriptionActions.subscriptionRequested(wanted)),
            })}
          >
            {reason === 'notBySubscription'
              ? t('newSubscription.notPossible.notBySubscription', { sku: wanted.sku })
              : t(notPossibleTexts[reason])}
          </Message>
        </Frame>
      );
    }
    case 'created':
      return <CreatedSubscription created={state} onClose={close} />;
    case 'editing':
      if (customer === null || customerNumber === null) {
        return (
          <Frame onClose={close}>
            <CustomerStep intro={t('newSubscription.customer')} />
          </Frame>
        );
      }
      if (!isAuthenticated) {
        return (
          <Frame onClose={close}>
            <CustomerLine customer={customer} />
            <BirthDateStep />
          </Frame>
        );
      }
      return <SubscriptionForm key={customerNumber} editing={state} customer={customer} onClose={close} />;
  }
}

const notPossibleTexts = {
  notFound: 'newSubscription.notPossible.notFound',
  wrongCountry: 'newSubscription.notPossible.wrongCountry',
  failed: 'newSubscription.notPossible.failed',
} as const;

function Frame({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const t = useText();
  return (
    <Dialog
      title={t('newSubscription.create')}
      width="medium"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {children}
    </Dialog>
  );
}

function CustomerLine({ customer }: { readonly customer: Customer }) {
  return (
    <p>
      <strong>{nameOf(customer)}</strong> {customer.externalCustomerId}
    </p>
  );
}
