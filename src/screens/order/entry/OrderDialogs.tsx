import { useDispatch, useSelector } from 'react-redux';
import { includesPlace } from '~/domain/address/address';
import { deliveryChoices } from '~/domain/customer/deliveryAddress';
import { normalizePhone } from '~/domain/customer/phone';
import { newDeliveryAddressRefusal } from '~/domain/customer/newDeliveryAddress';
import { selectBasketState } from '~/features/basket/basketSlice';
import { selectCallState, selectCurrency } from '~/features/call/callSlice';
import { addressLine } from '~/features/customer/ofCall/addressTexts';
import { customerActions, selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { BlockedAddressDialog } from '~/features/offer/components/BlockedAddressDialog';
import { BlockedBillingAddressDialog } from '~/features/offer/components/BlockedBillingAddressDialog';
import { FreeShippingDialog } from '~/features/offer/components/FreeShippingDialog';
import { PriceExplanationDialog } from '~/features/offer/components/PriceExplanationDialog';
import { PriceStopDialog } from '~/features/offer/components/PriceStopDialog';
import { offerFailureTexts } from '~/features/offer/offerFailureTexts';
import { selectOfferState } from '~/features/offer/offerSlice';
import { OrderQuestionDialog } from '~/features/order/place/components/OrderQuestionDialog';
import { orderQuestionActions, selectOrderQuestion } from '~/features/order/place/orderQuestionSlice';
import { InstallmentDialog } from '~/features/payment/components/InstallmentDialog';
import { OnlineShopDialog } from '~/features/payment/components/OnlineShopDialog';
import { selectPaymentState } from '~/features/payment/paymentSlice';
import { VoucherSuggestionsDialog } from '~/features/voucher/components/VoucherSuggestionsDialog';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';

interface OrderDialogsProps {
  readonly onNewSession: () => void;
}

/** Renders the most urgent question about the order that has to be answered now. */
export function OrderDialogs({ onNewSession }: OrderDialogsProps) {
  const t = useText();
  const currency = useSelector(selectCurrency);
  const offer = useParts(selectOfferState, 'priceStop', 'dialog', 'status', 'plans', 'failure', 'freeShipping');
  const payment = useParts(selectPaymentState, 'installmentDialog', 'onlineShop', 'selection');
  const customer = useSelector(selectCustomer);
  const { country } = useParts(selectCallState, 'country');
  const question = useSelector(selectOrderQuestion);
  const names = useArticleNames();
  if (offer.priceStop !== null) return <PriceStopDialog currency={currency} names={names} />;
  if (offer.dialog === 'blockedAddress') return <BlockedAddress />;
  if (offer.dialog === 'blockedBillingAddress') return <BlockedBillingAddress />;
  if (payment.installmentDialog !== null) {
    return (
      <InstallmentDialog
        plans={offer.status === 'current' ? offer.plans : []}
        plansPending={offer.status === 'stale' || offer.status === 'loading'}
        failure={offer.status === 'failed' && offer.failure !== null ? t(offerFailureTexts[offer.failure.kind]) : null}
        currency={currency}
        knownBank={customer?.bankingDetails ?? null}
        mayStore={customer !== null && customer.externalCustomerId !== null}
      />
    );
  }
  if (payment.onlineShop !== null) return <OnlineShopDialog />;
  if (question !== null) return <OrderQuestion onNewSession={onNewSession} />;
  if (offer.dialog === 'freeShipping') return <FreeShippingDialog />;
  if (offer.dialog === 'explanation') {
    const method = payment.selection?.method ?? null;
    const facts = { country, method, isShippingWaived: offer.freeShipping !== null };
    return <PriceExplanationDialog facts={facts} currency={currency} names={names} />;
  }
  return <VoucherSuggestionsDialog currency={currency} />;
}

function useArticleNames(): Readonly<Record<string, string>> {
  const { facts } = useParts(selectBasketState, 'facts');
  return Object.fromEntries(Object.entries(facts).map(([sku, { name }]) => [sku, name]));
}

function BlockedAddress() {
  const t = useText();
  const dispatch = useDispatch();
  const customer = useSelector(selectCustomer);
  const { blockedAddresses } = useParts(selectOfferState, 'blockedAddresses');
  if (customer === null) return null;
  const refused = blockedAddresses.at(-1) ?? null;
  const others = deliveryChoices(customer).filter((address) => !includesPlace(blockedAddresses, address));
  return (
    <BlockedAddressDialog
      address={refused === null ? '' : addressLine(refused, t)}
      others={others.map((address) => ({ id: address.id, text: addressLine(address, t) }))}
      mayCreate={newDeliveryAddressRefusal(customer) === null}
      onChoose={(id) => dispatch(customerActions.deliveryAddressChosen(id))}
      onCreate={() => dispatch(customerDataActions.addressFormOpened({ addressId: null }))}
    />
  );
}

function BlockedBillingAddress() {
  const t = useText();
  const dispatch = useDispatch();
  const customer = useSelector(selectCustomer);
  const { allowed } = useParts(selectCallState, 'allowed');
  const { blockedBillingAddress } = useParts(selectOfferState, 'blockedBillingAddress');
  if (customer === null || blockedBillingAddress === null) return null;
  return (
    <BlockedBillingAddressDialog
      address={addressLine(blockedBillingAddress, t)}
      mayEdit={allowed.editCustomer || customer.externalCustomerId === null}
      onEdit={() => dispatch(customerDataActions.customerFormOpened({ kind: 'edit' }))}
    />
  );
}

function OrderQuestion({ onNewSession }: OrderDialogsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const currency = useSelector(selectCurrency);
  const customer = useSelector(selectCustomer);
  const question = useSelector(selectOrderQuestion);
  return (
    <OrderQuestionDialog
      currency={currency}
      addressLine={question?.kind === 'deliveryAddressChange' ? addressLine(question.address, t) : ''}
      onPhone={(value) => {
        if (customer === null) return;
        const phoneNumbers = [...customer.phoneNumbers, { phoneNumberType: 'MOBILE' as const, value }];
        dispatch(customerActions.dataEdited({ ...customer, phoneNumbers }));
        // The number is sent with the order.
        dispatch(orderQuestionActions.phoneNamed(normalizePhone(value) ?? ''));
      }}
      onNewSession={onNewSession}
    />
  );
}
