import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectBasketState } from '~/features/basket/basketSlice';
import { selectLogin, selectLogins } from '~/features/customer/ofCall/customerSlice';
import { selectOrderState } from '~/features/order/place/orderSlice';
import { selectPaymentSelection } from '~/features/payment/paymentSlice';
import { selectVoucherCodes } from '~/features/voucher/voucherSlice';
import { useParts } from '~/shared/hooks/useParts';
import { selectColumnForm } from './deskQuestions';
import { focusNumber, type Places } from './usePlaces';

/**
 * Focuses what the call needs next: the customer number, then the article, after the confirmation the button for a new call. A
 * component and no hook of the page, which would render with each change of what it selects.
 */
export function FocusOfCall({ places }: { readonly places: Places }): null {
  const { numberField, productField, paymentOption, offerPanel, newSessionButton } = places;
  const login = useSelector(selectLogin);
  const logins = useSelector(selectLogins);
  const order = useSelector(selectOrderState);
  const { removed, items } = useParts(selectBasketState, 'removed', 'items');
  const voucherCodes = useSelector(selectVoucherCodes);
  const columnForm = useSelector(selectColumnForm);
  const selection = useSelector(selectPaymentSelection);

  useEffect(() => {
    // After a reload a dialog may be open already.
    if (hasDialog()) return;
    (logins > 0 ? productField.current : numberField.current)?.focus();
  }, [logins, productField, numberField]);

  // After a login without a customer, selects the number, so that the next one replaces it.
  const { phase } = login;
  const loginBefore = useRef({ phase, logins });
  useEffect(() => {
    const wasAsked = loginBefore.current.phase === 'asking';
    const isLoggedIn = loginBefore.current.logins !== logins;
    loginBefore.current = { phase, logins };
    const isGivenUp = wasAsked && !isLoggedIn && (phase === 'idle' || phase === 'done');
    // The buttons that continue a stopped login take the focus by themselves.
    const isStopped = phase === 'stopped' && !document.activeElement?.closest('[data-answers]');
    if (isGivenUp || phase === 'denied' || isStopped || phase === 'notFound') focusNumber(numberField.current);
  }, [phase, logins, numberField]);

  // A placed order empties the form, which disables the focused control, and the confirmation may still be loading.
  const isConfirmed = order.phase === 'confirmed';
  const isClosed = order.phase === 'confirmed' && order.acknowledged;
  useEffect(() => {
    if (isClosed) newSessionButton.current?.focus();
    else if (isConfirmed && isFocusLost()) offerPanel.current?.focus();
  }, [isConfirmed, isClosed, newSessionButton, offerPanel]);

  // Sets the focus again when the pressed button was unmounted with its line or form.
  const loginDone = phase === 'done';
  const shown = useRef({ removed, items, voucherCodes, columnForm, selection });
  useEffect(() => {
    const before = shown.current;
    shown.current = { removed, items, voucherCodes, columnForm, selection };
    if (!isFocusLost()) return;
    // The bank form unmounts once its details are complete.
    if (before.selection !== selection && selection !== null) {
      paymentOption.current?.focus();
      return;
    }
    const changed = before.removed !== removed || before.items !== items || before.voucherCodes !== voucherCodes;
    const formClosed = before.columnForm !== null && columnForm === null;
    if (formClosed || (loginDone && changed)) (loginDone ? productField.current : numberField.current)?.focus();
  }, [loginDone, removed, items, voucherCodes, columnForm, selection, paymentOption, productField, numberField]);
  return null;
}

/** True also for a control that was disabled in this commit, which the browser blurs later. */
function isFocusLost(): boolean {
  const active = document.activeElement;
  return (active === document.body || active?.matches(':disabled') === true) && !hasDialog();
}

function hasDialog(): boolean {
  return document.querySelector('[role="dialog"]') !== null;
}
