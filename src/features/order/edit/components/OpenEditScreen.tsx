import { useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { Link } from 'react-router';
import { urlPart } from '~/domain/common/urlPart';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { paypalFactsOf } from '~/domain/order/paypalWindow';
import { PaypalNote } from '~/features/order/display/components/PaypalNote';
import { usePaypalWindow } from '~/features/order/display/usePaypalWindow';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useOnceRead } from '~/shared/hooks/useOnceRead';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { Region } from '~/shared/ui/Region';
import { editOrderActions, hasEdit, openFormsOf, selectEditOrderState } from '../state/editOrderSlice';
import type { OpenEdit } from '../state/editOrderState';
import { ChangedElsewhere } from './ChangedElsewhere';
import { ChangesPanel } from './ChangesPanel';
import { EditAddressPanel } from './EditAddressPanel';
import { EditContactPanel } from './EditContactPanel';
import { EditPaymentPanel } from './EditPaymentPanel';
import { EditSubmitPanel } from './EditSubmitPanel';
import { EditVoucherPanel } from './EditVoucherPanel';
import { ForeignChange } from './ForeignChange';
import { PositionsPanel } from './PositionsPanel';
import { useEditPlaces } from './useEditPlaces';
import { useLeaveQuestion } from './useLeaveQuestion';
import { useOpenEdit } from './useOpenEdit';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

const EditDialogs = laterPart(async () => (await import('./EditDialogs')).EditDialogs, 'floating');
const LeaveDialog = laterPart(async () => (await import('./LeaveDialog')).LeaveDialog, 'floating');

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

/** Reads the draft again when its window or tab is shown: it may have been changed in another one. */
function useCheckWhenShown(): void {
  const dispatch = useDispatch();
  useEffect(() => {
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
}

interface OpenEditScreenProps {
  readonly edit: OpenEdit;
  readonly orderId: string;
}

/** Renders the editing of an order whose draft is open (REQ F1, F2, F3). */
export function OpenEditScreen({ edit, orderId }: OpenEditScreenProps) {
  const t = useText();
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof selectEditOrderState>[0]>();
  const view = useOpenEdit(edit);
  const paypal = usePaypalWindow(paypalFactsOf(edit.originalOrder));
  const places = useEditPlaces();
  const { page, firstQuantity, address, payment, positionsPanel, paymentPanel, voucherPanel } = places;
  const leaving = useLeaveQuestion(hasEdit(view.state) || view.open.length > 0);
  const [hasUnsent, setHasUnsent] = useState(false);
  useEffect(() => {
    firstQuantity.current?.focus();
  }, [firstQuantity]);
  useCheckWhenShown();
  const { submission } = view.state;
  const isAnswered = submission.phase !== 'idle' && submission.phase !== 'waiting';
  /** Submits, unless an entry is not sent yet: what was typed must not be lost with the submission. */
  const submit = useOnceRead(
    () => {
      if (view.isLocked) return;
      // Reads the store, not the last render: Ctrl+Enter in a field of a position dispatches its change just before this.
      const [form] = openFormsOf(selectEditOrderState(store.getState()));
      setHasUnsent(form !== undefined);
      if (form !== undefined) places.jumpToForm(form);
      else dispatch(editOrderActions.submitRequested());
    },
    isAnswered ? submission : null,
  );
  useHotkey('submit', submit);
  const name = nameOfOrder({ number: edit.originalOrder.number, id: orderId });
  return (
    <main ref={page} className={styles.page}>
      <header className={styles.head}>
        <h1>{t('editOrder.title', { number: name })}</h1>
        <EditedCustomer edit={edit} />
        <span className={styles.headLinks}>
          <Link to={`/edited-order/history/${urlPart(name)}`}>{t('editOrder.edits')}</Link>
          <Button look="link" onClick={leaving.leaveToHistory}>
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
            onJumpToForm={places.jumpToForm}
            onJumpToElsewhere={places.jumpToElsewhere}
            onJump={places.jump}
          />
        </div>
      </div>
      <EditDialogs view={view} />
      {leaving.isAsking && <LeaveDialog onStay={leaving.stay} onLeave={leaving.confirm} />}
    </main>
  );
}
