import { Suspense, lazy, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Country } from '~/domain/country';
import { availablePayments } from '~/domain/availablePayments';
import { stockWarnings } from '~/domain/stockWarnings';
import type { SubmitPlace } from '~/domain/submitBlocks';
import { BasketPanel } from '~/features/basket/components/BasketPanel';
import { selectBasket } from '~/features/basket/basketSlice';
import { selectCall, selectCurrency } from '~/features/call/callSlice';
import { selectCustomer, selectLogin, selectLogins } from '~/features/customer/customerSlice';
import { customerDataActions } from '~/features/customerData/customerDataSlice';
import { OfferPanel } from '~/features/offer/components/OfferPanel';
import { selectOffer } from '~/features/offer/offerSlice';
import { SubmitPanel } from '~/features/order/components/SubmitPanel';
import { orderActions, selectOrderState } from '~/features/order/orderSlice';
import { PaymentPanel } from '~/features/payment/components/PaymentPanel';
import { SearchField } from '~/features/productSearch/components/SearchField';
import { selectLookingUp, selectSearchDialog } from '~/features/productSearch/productSearchSlice';
import { selectVoucherCodes } from '~/features/voucher/voucherSlice';
import { VoucherField } from '~/features/voucher/components/VoucherField';
import { selectPaymentFacts } from '~/flows/offerAndOrder/offerInputs';
import { selectSubmitBlocks } from '~/flows/offerAndOrder/submitFacts';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { salesMenuId } from '~/shared/ui/landmarks';
import { Region } from '~/shared/ui/Region';
import { CustomerColumn } from './CustomerColumn';
import { selectColumnForm, selectHasCustomerQuestion } from './customerQuestions';
import styles from './OrderEntryPage.module.css';

const CustomerDialogs = lazy(async () => ({ default: (await import('./CustomerDialogs')).CustomerDialogs }));
const SearchDialog = lazy(async () => ({
  default: (await import('~/features/productSearch/components/SearchDialog')).SearchDialog,
}));
const ConsentSaving = lazy(async () => ({
  default: (await import('~/features/consent/components/ConsentSaving')).ConsentSaving,
}));
const ConfirmationDialog = lazy(async () => ({
  default: (await import('~/features/order/components/ConfirmationDialog')).ConfirmationDialog,
}));

export interface OrderEntryPageProps {
  readonly onNewSession: () => void;
  readonly onCountrySwitch: (country: Country, customerNumber: string) => void;
}

/** Everything that decides the order on one screen (UX principle 1). */
export function OrderEntryPage({ onNewSession, onCountrySwitch }: OrderEntryPageProps) {
  const t = useText();
  const dispatch = useDispatch();
  const customer = useSelector(selectCustomer);
  const login = useSelector(selectLogin);
  const { country, flags, allowed } = useSelector(selectCall);
  const currency = useSelector(selectCurrency);
  const basket = useSelector(selectBasket);
  const lookingUp = useSelector(selectLookingUp);
  const searchDialog = useSelector(selectSearchDialog);
  const offer = useSelector(selectOffer);
  const voucherCodes = useSelector(selectVoucherCodes);
  const order = useSelector(selectOrderState);
  const blocks = useSelector(selectSubmitBlocks);
  const paymentFacts = useSelector(selectPaymentFacts);
  const hasCustomerQuestion = useSelector(selectHasCustomerQuestion);

  const customerColumn = useRef<HTMLDivElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const productField = useRef<HTMLInputElement>(null);
  const addressOption = useRef<HTMLInputElement>(null);
  const paymentOption = useRef<HTMLInputElement>(null);
  const voucherField = useRef<HTMLInputElement>(null);
  const offerPanel = useRef<HTMLElement>(null);
  const newSessionButton = useRef<HTMLButtonElement>(null);
  const articles = useRef<HTMLDivElement>(null);
  const payment = useRef<HTMLDivElement>(null);

  const jump = (place: SubmitPlace, sku: string | null) => {
    switch (place) {
      case 'customer':
        numberField.current?.focus();
        return;
      case 'customerForm':
        customerColumn.current?.querySelector<HTMLElement>('form[data-unsaved] :is(input, select)')?.focus();
        return;
      case 'customerData':
        // Those who may not edit load the customer again and are asked for what is missing.
        if (allowed.editCustomer || customer?.externalCustomerId === null) {
          dispatch(customerDataActions.customerFormOpened({ kind: 'edit' }));
        } else numberField.current?.focus();
        return;
      case 'salesChannel':
        document.getElementById(salesMenuId)?.focus();
        return;
      case 'product':
        productField.current?.focus();
        return;
      case 'basket': {
        const line = sku === null ? null : articles.current?.querySelector(`[data-sku="${CSS.escape(sku)}"] input`);
        (line instanceof HTMLElement ? line : productField.current)?.focus();
        return;
      }
      case 'deliveryAddress':
        addressOption.current?.focus();
        return;
      case 'payment':
        paymentOption.current?.focus();
        return;
      case 'bankDetails': {
        const field = payment.current?.querySelector('form[data-unsaved] input');
        (field instanceof HTMLElement ? field : paymentOption.current)?.focus();
        return;
      }
      case 'offer':
        offerPanel.current?.focus();
        return;
    }
  };
  const submit = () => {
    dispatch(orderActions.submitRequested());
  };

  useHotkey('customer', () => {
    takeNumber(numberField.current);
  });
  useHotkey('product', () => productField.current?.focus());
  useHotkey('payment', () => paymentOption.current?.focus());
  useHotkey('voucher', () => voucherField.current?.focus());
  useHotkey('submit', submit);

  // The focus goes where the next word of the call belongs: number, then article, after the order the next call.
  const loginDone = login.phase === 'done';
  const logins = useSelector(selectLogins);
  useEffect(() => {
    (logins > 0 ? productField : numberField).current?.focus();
  }, [logins]);
  // A login that ended without a customer: the next number is typed over the last one.
  const { phase } = login;
  useEffect(() => {
    if (phase === 'denied' || phase === 'stopped' || phase === 'notFound') takeNumber(numberField.current);
  }, [phase]);
  const confirmationClosed = order.phase === 'confirmed' && order.acknowledged;
  useEffect(() => {
    if (confirmationClosed) newSessionButton.current?.focus();
  }, [confirmationClosed]);

  // What was pressed may be gone with its line or form: the focus goes on to the next word of the call.
  const { removed, items } = basket;
  const columnForm = useSelector(selectColumnForm);
  const shown = useRef({ removed, items, voucherCodes, columnForm });
  useEffect(() => {
    const before = shown.current;
    shown.current = { removed, items, voucherCodes, columnForm };
    const changed = before.removed !== removed || before.items !== items || before.voucherCodes !== voucherCodes;
    const lost = document.activeElement === document.body && document.querySelector('[role="dialog"]') === null;
    const formClosed = before.columnForm !== null && columnForm === null;
    if (!lost || !(formClosed || (loginDone && changed))) return;
    if (formClosed && before.columnForm === 'address') addressOption.current?.focus();
    else (loginDone ? productField : numberField).current?.focus();
  }, [loginDone, removed, items, voucherCodes, columnForm]);

  const lineSum = basket.items.reduce((sum, { sku, quantity }) => sum + (basket.facts[sku]?.price ?? 0) * quantity, 0);
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">{t('app.orderEntry')}</h1>
      <div ref={customerColumn} className={styles.customer}>
        <Region>
          <CustomerColumn
            numberFieldRef={numberField}
            addressOptionRef={addressOption}
            onCountrySwitch={onCountrySwitch}
          />
        </Region>
        <div className={styles.foot}>
          <Button ref={newSessionButton} onClick={onNewSession}>
            {t('order.newSession')}
          </Button>
        </div>
      </div>
      <div ref={articles} className={styles.articles}>
        <Region>
          <SearchField ref={productField} country={country} />
        </Region>
        <Region>
          <BasketPanel currency={currency} offerItems={offer?.items ?? null} lookingUp={lookingUp} />
        </Region>
      </div>
      <div className={styles.decision}>
        <Region>
          <OfferPanel
            ref={offerPanel}
            currency={currency}
            lineSum={lineSum}
            warnings={offer === null ? [] : stockWarnings(offer.items)}
          />
        </Region>
        <div ref={payment} className={styles.scroll}>
          <Region>
            <VoucherField ref={voucherField} />
            <PaymentPanel
              choices={availablePayments(paymentFacts)}
              currency={currency}
              country={country}
              preferred={customer?.preferredPaymentMethod ?? null}
              mayKeep={customer !== null && customer.externalCustomerId !== null}
              knownBank={customer?.bankingDetails ?? null}
              firstOptionRef={paymentOption}
            />
          </Region>
        </div>
        <SubmitPanel blocks={blocks} onJump={jump} onSubmit={submit} />
      </div>
      <Suspense>
        {hasCustomerQuestion && <CustomerDialogs />}
        {searchDialog.phase !== 'closed' && (
          <SearchDialog
            country={country}
            currency={currency}
            subscriptionBySubscriptionInfo={flags.subscriptionLinkBySubscriptionInfo}
          />
        )}
        {order.phase === 'confirmed' && !order.acknowledged && (
          <ConfirmationDialog onNewSession={onNewSession}>
            <ConsentSaving />
          </ConfirmationDialog>
        )}
      </Suspense>
    </main>
  );
}

function takeNumber(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
