import { useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { Link, useBlocker, useParams, type Location } from 'react-router';
import { urlPart } from '~/domain/common/urlPart';
import type { OriginalOrder } from '~/domain/order/editOrder';
import type { EditForm } from '~/domain/order/editForms';
import { paypalFactsOf } from '~/domain/order/paypalWindow';
import {
  editOrderActions,
  hasEdit,
  openFormsOf,
  selectEditOrderState,
} from '~/features/order/edit/state/editOrderSlice';
import type { OpenEdit } from '~/features/order/edit/state/editOrderState';
import { PaypalNote } from '~/features/order/display/components/PaypalNote';
import { usePaypalWindow } from '~/features/order/display/usePaypalWindow';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { Message } from '~/shared/ui/Message';
import { PlainPage } from '~/shared/ui/PlainPage';
import { Region } from '~/shared/ui/Region';
import { ChangedElsewhere } from '~/features/order/edit/components/ChangedElsewhere';
import { ChangesPanel } from '~/features/order/edit/components/ChangesPanel';
import { EditAddressPanel } from '~/features/order/edit/components/EditAddressPanel';
import { EditContactPanel } from '~/features/order/edit/components/EditContactPanel';
import { EditPaymentPanel } from '~/features/order/edit/components/EditPaymentPanel';
import { EditSubmitPanel } from '~/features/order/edit/components/EditSubmitPanel';
import { EditVoucherPanel } from '~/features/order/edit/components/EditVoucherPanel';
import { ForeignChange } from '~/features/order/edit/components/ForeignChange';
import { PositionsPanel } from '~/features/order/edit/components/PositionsPanel';
import { useOpenEdit } from '~/features/order/edit/components/useOpenEdit';
import '~/domain/address/addressWords.de';
import '~/domain/article/articleWords.de';
import '~/domain/offer/offerWords.de';
import '~/domain/order/orderWords.de';
import '~/features/payment/installmentTexts.de';
import '~/features/order/edit/editOrderTexts.de';
import styles from '~/features/order/edit/components/EditOrder.module.css';

const EditDialogs = laterPart(
  async () => (await import('~/features/order/edit/components/EditDialogs')).EditDialogs,
  'floating',
);
const LeaveDialog = laterPart(
  async () => (await import('~/features/order/edit/components/LeaveDialog')).LeaveDialog,
  'floating',
);

/** Opens the draft of the order of the address and renders its editing; leaving it while edited asks first. */
export function EditOrderPage() {
  const t = useText();
  const dispatch = useDispatch();
  const { orderId = '' } = useParams();
  const state = useParts(selectEditOrderState, 'orderId', 'session');
  const session = state.orderId === orderId ? state.session : { phase: 'loading' as const };
  useEffect(() => {
    dispatch(editOrderActions.opened(orderId));
    return () => {
      dispatch(editOrderActions.closed());
    };
  }, [orderId, dispatch]);

  switch (session.phase) {
    case 'open':
      return <OpenEditScreen edit={session} orderId={orderId} />;
    case 'notEditable': {
      const { reason, originalOrder } = session;
      const detail = reason.kind === 'service' ? reason.detail : null;
      const customerNumber = originalOrder?.externalCustomerId ?? null;
      return (
        <PlainPage title={t('editOrder.notEditable.title', { number: nameOfOrder(originalOrder, orderId) })}>
          <p>{detail ?? t(`editOrder.notEditable.${reason.kind}`)}</p>
          <p className={styles.links}>
            <Link to={`/orders/${urlPart(orderId)}`}>{t('editOrder.toOrder')}</Link>
            <Link to={`/edited-order/history/${urlPart(nameOfOrder(originalOrder, orderId))}`}>
              {t('editOrder.edits')}
            </Link>
            {customerNumber !== null && (
              <Link to={`/orderhistory/${urlPart(customerNumber)}`}>{t('editOrder.toHistory')}</Link>
            )}
          </p>
        </PlainPage>
      );
    }
    case 'notFound':
    case 'failed':
      return (
        <main className={styles.page}>
          <header className={styles.head}>
            <h1>{t('editOrder.title', { number: orderId })}</h1>
          </header>
          {session.phase === 'notFound' ? (
            <Message tone="error" actions={<Link to="/">{t('notFound.home')}</Link>}>
              {t('editOrder.notFound')}
            </Message>
          ) : (
            <Message
              tone="error"
              actionText={t('common.tryAgain')}
              onAction={() => dispatch(editOrderActions.reopenRequested())}
            >
              {t('editOrder.loadFailed')}
            </Message>
          )}
        </main>
      );
    case 'none':
    case 'loading':
      return (
        <main className={styles.page}>
          <p role="status">{t('editOrder.loading')}</p>
        </main>
      );
  }
}

/** The order's number, else the id of the address. */
function nameOfOrder(order: OriginalOrder | null, orderId: string): string {
  return order === null || order.number === '' ? orderId : order.number;
}

function pathOf({ pathname, search, hash }: Location): string {
  return `${pathname}${search}${hash}`;
}

interface OpenEditScreenProps {
  readonly edit: OpenEdit;
  readonly orderId: string;
}

/** Names whose order is edited, as the order's billing address does, else the customer's record. */
function EditedCustomer({ edit }: { readonly edit: OpenEdit }) {
  const t = useText();
  const { customer } = useParts(selectEditOrderState, 'customer');
  const { externalCustomerId: number } = edit.originalOrder;
  const named = edit.editedOffer.billingAddress ?? customer;
  const name = named === null ? '' : `${named.firstName} ${named.lastName}`.trim();
  if (number === null) return name === '' ? null : <b>{t('editOrder.guest', { name })}</b>;
  return <b>{name === '' ? number : t('editOrder.customer', { name, number })}</b>;
}

function OpenEditScreen({ edit, orderId }: OpenEditScreenProps) {
  const t = useText();
  const dispatch = useDispatch();
  const view = useOpenEdit(edit);
  const paypal = usePaypalWindow(paypalFactsOf(edit.originalOrder));
  const [isLeavingToHistory, setLeavingToHistory] = useState(false);
  const firstQuantity = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const payment = useRef<HTMLInputElement>(null);
  const paymentPanel = useRef<HTMLDivElement>(null);
  const positionsPanel = useRef<HTMLDivElement>(null);
  const voucherPanel = useRef<HTMLDivElement>(null);
  const isLeaveConfirmed = useRef(false);
  const hasWork = hasEdit(view.state) || view.open.length > 0;
  // A navigation to a new call is not blocked: starting the call has already asked about unsaved work.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasWork &&
      !isLeaveConfirmed.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state !== 'newCall',
  );
  useEffect(() => {
    firstQuantity.current?.focus();
  }, []);
  useEffect(() => {
    // In another window or tab the same draft may have been changed.
    const check = () => {
      if (document.visibilityState === 'visible') dispatch(editOrderActions.checkRequested());
    };
    globalThis.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      globalThis.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [dispatch]);
  const page = useRef<HTMLElement>(null);
  const store = useStore<Parameters<typeof selectEditOrderState>[0]>();
  const [hasUnsent, setHasUnsent] = useState(false);
  const focusForm = (form: EditForm) =>
    page.current?.querySelector<HTMLElement>(`[data-form="${form}"] :is(input, button)`)?.focus();
  /** Submits, unless an entry is not sent yet: what was typed must not be lost with the submission. */
  const submit = () => {
    if (view.isLocked) return;
    // Reads the store, not the last render: Ctrl+Enter in a field of a position dispatches its change just before this.
    const [form] = openFormsOf(selectEditOrderState(store.getState()));
    setHasUnsent(form !== undefined);
    if (form !== undefined) focusForm(form);
    else dispatch(editOrderActions.submitRequested());
  };
  useHotkey('submit', submit);
  useHotkey('deliveryAddress', () => address.current?.focus());
  useHotkey('payment', () => payment.current?.focus());
  useHotkey('product', () => positionsPanel.current?.querySelector<HTMLElement>('form input')?.focus());
  useHotkey('voucher', () => voucherPanel.current?.querySelector<HTMLElement>('input')?.focus());
  const leave = (path: string | null) => {
    isLeaveConfirmed.current = true;
    dispatch(editOrderActions.leaveConfirmed({ path }));
  };
  return (
    <main ref={page} className={styles.page}>
      <header className={styles.head}>
        <h1>{t('editOrder.title', { number: nameOfOrder(edit.originalOrder, orderId) })}</h1>
        <EditedCustomer edit={edit} />
        <span className={styles.headLinks}>
          <Link to={`/edited-order/history/${urlPart(nameOfOrder(edit.originalOrder, orderId))}`}>
            {t('editOrder.edits')}
          </Link>
          <Button
            look="link"
            onClick={() => {
              if (hasWork) setLeavingToHistory(true);
              else leave(null);
            }}
          >
            {t('editOrder.toHistory')}
          </Button>
        </span>
      </header>
      <div className={styles.messages}>
        <PaypalNote paypal={paypal} />
        <ForeignChange view={view} />
        <ChangedElsewhere view={view} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div ref={positionsPanel}>
            <Region>
              <PositionsPanel view={view} firstQuantityRef={firstQuantity} />
            </Region>
          </div>
          <div className={styles.parts}>
            <Region>
              <EditAddressPanel view={view} firstOptionRef={address} />
            </Region>
            <div ref={paymentPanel}>
              <Region>
                <EditPaymentPanel view={view} firstOptionRef={payment} />
              </Region>
            </div>
            <div ref={voucherPanel}>
              <Region>
                <EditVoucherPanel view={view} />
              </Region>
            </div>
            <Region>
              <EditContactPanel view={view} />
            </Region>
          </div>
        </div>
        <div className={styles.side}>
          <Region>
            <ChangesPanel view={view} />
          </Region>
          <EditSubmitPanel
            view={view}
            hasUnsent={hasUnsent}
            onSubmit={submit}
            onJumpToForm={focusForm}
            onJumpToElsewhere={() => page.current?.querySelector<HTMLElement>('[data-elsewhere]')?.focus()}
            onJump={(block) => {
              const plan = paymentPanel.current?.querySelector<HTMLElement>('[data-installments]');
              if (block === 'installmentPlanPending' && plan) plan.focus();
              else if (['paymentMissing', 'paymentRuledOut', 'installmentPlanPending'].includes(block))
                payment.current?.focus();
              else if (block === 'emailMissing') focusForm('contact');
              else if (block === 'vouchersInvalid') voucherPanel.current?.querySelector('button')?.focus();
              else address.current?.focus();
            }}
          />
        </div>
      </div>
      <EditDialogs view={view} />
      {(blocker.state === 'blocked' || isLeavingToHistory) && (
        <LeaveDialog
          onStay={() => {
            setLeavingToHistory(false);
            blocker.reset?.();
          }}
          onLeave={() => {
            setLeavingToHistory(false);
            blocker.reset?.();
            leave(blocker.state === 'blocked' ? pathOf(blocker.location) : null);
          }}
        />
      )}
    </main>
  );
}
