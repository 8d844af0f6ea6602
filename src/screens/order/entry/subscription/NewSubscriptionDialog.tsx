import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import type { Customer } from '~/domain/customer/customer';
import { nameOf } from '~/domain/customer/customer';
import { productName } from '~/domain/subscription/productLink';
import { selectProductSearchState } from '~/features/article/search/productSearchSlice';
import { unsellableText } from '~/features/article/search/productSearchTexts';
import { selectCountry } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import {
  newSubscriptionActions,
  selectNewSubscriptionState,
  type NotPossible,
} from '~/features/subscription/create/newSubscriptionSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { BirthDateStep } from '../BirthDateStep';
import { CustomerStep } from '../CustomerStep';
import { useIsCallerConfirmed } from '../useIsCallerConfirmed';
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
  const isCallerConfirmed = useIsCallerConfirmed();
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
            <Refusal reason={reason} sku={wanted.sku} />
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
      if (!isCallerConfirmed) {
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

/** Why the product cannot be subscribed to. */
function Refusal({ reason, sku }: { readonly reason: NotPossible; readonly sku: string }) {
  const t = useText();
  const { products } = useParts(selectProductSearchState, 'products');
  const country = useSelector(selectCountry);
  if (reason === 'notBySubscription') return t('newSubscription.notPossible.notBySubscription', { sku });
  if (reason !== 'wrongCountry') return t(`newSubscription.notPossible.${reason}`);
  const product = products[baseProductNoOf(sku)];
  const name = product === undefined ? '' : productName(product.name);
  return unsellableText('NOT_AVAILABLE_IN_COUNTRY', name === '' ? sku : name, country, t);
}

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
