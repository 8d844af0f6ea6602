import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectBasket } from '~/features/basket/basketSlice';
import { selectLogin, selectLogins } from '~/features/customer/customerSlice';
import { selectOrderState } from '~/features/order/orderSlice';
import { selectPaymentSelection } from '~/features/payment/paymentSlice';
import { selectVoucherCodes } from '~/features/voucher/voucherSlice';
import { selectColumnForm } from './deskQuestions';
import { takeNumber, type Places } from './usePlaces';

/** The focus goes where the next word of the call belongs: number, then article, after the order the next call. */
export function useFocusOfCall({
  numberField,
  productField,
  addressOption,
  paymentOption,
  newSessionButton,
}: Places): void {
  const login = useSelector(selectLogin);
  const logins = useSelector(selectLogins);
  const order = useSelector(selectOrderState);
  const { removed, items } = useSelector(selectBasket);
  const voucherCodes = useSelector(selectVoucherCodes);
  const columnForm = useSelector(selectColumnForm);
  const selection = useSelector(selectPaymentSelection);

  useEffect(() => {
    (logins > 0 ? productField.current : numberField.current)?.focus();
  }, [logins, productField, numberField]);

  // A login that ended without a customer: the next number is typed over the last one.
  const { phase } = login;
  const loginBefore = useRef({ phase, logins });
  useEffect(() => {
    const wasAsked = loginBefore.current.phase === 'asking';
    const isLoggedIn = loginBefore.current.logins !== logins;
    loginBefore.current = { phase, logins };
    const isGivenUp = wasAsked && !isLoggedIn && (phase === 'idle' || phase === 'done');
    if (isGivenUp || phase === 'denied' || phase === 'stopped' || phase === 'notFound') takeNumber(numberField.current);
  }, [phase, logins, numberField]);

  const confirmationClosed = order.phase === 'confirmed' && order.acknowledged;
  useEffect(() => {
    if (confirmationClosed) newSessionButton.current?.focus();
  }, [confirmationClosed, newSessionButton]);

  // What was pressed may be gone with its line or form: the focus goes on to the next word of the call.
  const loginDone = phase === 'done';
  const shown = useRef({ removed, items, voucherCodes, columnForm, selection });
  useEffect(() => {
    const before = shown.current;
    shown.current = { removed, items, voucherCodes, columnForm, selection };
    const lost = document.activeElement === document.body && document.querySelector('[role="dialog"]') === null;
    if (!lost) return;
    // The bank form goes with its complete details.
    if (before.selection !== selection && selection !== null) {
      paymentOption.current?.focus();
      return;
    }
    const changed = before.removed !== removed || before.items !== items || before.voucherCodes !== voucherCodes;
    const formClosed = before.columnForm !== null && columnForm === null;
    if (!(formClosed || (loginDone && changed))) return;
    if (formClosed && before.columnForm === 'address') addressOption.current?.focus();
    else (loginDone ? productField.current : numberField.current)?.focus();
  }, [
    loginDone,
    removed,
    items,
    voucherCodes,
    columnForm,
    selection,
    addressOption,
    paymentOption,
    productField,
    numberField,
  ]);
}
