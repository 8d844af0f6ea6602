import type { Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { StoredTextField } from '~/shared/ui/StoredTextField';
import { customerActions, selectCustomer, selectLogin, selectNumberField } from '../customerSlice';
import '~/domain/customer/customerWords.de';
import '../customerTexts.de';
import styles from './CustomerPanel.module.css';

/** Renders the search by customer number; a component of its own, so that typing re-renders nothing else of the panel. */
export function CustomerNumberForm({ fieldRef }: { readonly fieldRef: Ref<HTMLInputElement> }) {
  const t = useText();
  const dispatch = useDispatch();
  const login = useSelector(selectLogin);
  const numberField = useSelector(selectNumberField);
  const customer = useSelector(selectCustomer);
  const fieldError =
    login.phase === 'invalidNumber'
      ? t(login.reason === 'missing' ? 'customer.number.required' : 'customer.number.invalid')
      : login.phase === 'notFound'
        ? t('customer.notFound', { number: login.customerNumber })
        : undefined;

  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        // Selects the number, so that typing replaces it whatever the result.
        event.currentTarget.querySelector('input')?.select();
        dispatch(customerActions.loginRequested(numberField));
      }}
    >
      <StoredTextField
        ref={fieldRef}
        label={t('customer.number.label')}
        labelHidden
        className={styles.number}
        inputMode="numeric"
        aria-keyshortcuts={keys.customer.aria}
        data-focus-home={customer === null ? '' : undefined}
        value={numberField}
        error={fieldError}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onTyped={(text) => dispatch(customerActions.numberTyped(text))}
      />
      <Button type="submit">{t('customer.load')}</Button>
    </form>
  );
}
