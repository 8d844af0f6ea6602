import type { ReactNode, Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readCustomerNumber } from '~/domain/customer/customerNumber';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { StoredTextField } from '~/shared/ui/StoredTextField';
import { numberProblemText } from '../customerNumberTexts';
import { customerActions, selectCustomer, selectLogin, selectNumberField } from '../customerSlice';
import '~/domain/customer/customerWords.de';
import '../customerTexts.de';
import styles from './CustomerPanel.module.css';

export interface CustomerNumberFormProps {
  readonly fieldRef: Ref<HTMLInputElement>;
  /** Takes a text that is no customer number; without it the login refuses such a text. */
  readonly onText?: (text: string) => void;
  /** What is rendered below the field for a text that may be more than a customer number. */
  readonly renderHelp?: (text: string) => ReactNode;
}

/** Shorter figures without anything else are a customer number or the beginning of one. */
const otherText = /\D|\d{10}/;

/** Renders the search by customer number; a component of its own, so that typing re-renders nothing else of the panel. */
export function CustomerNumberForm({ fieldRef, onText, renderHelp }: CustomerNumberFormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const login = useSelector(selectLogin);
  const numberField = useSelector(selectNumberField);
  const customer = useSelector(selectCustomer);
  const fieldError =
    login.phase === 'invalidNumber'
      ? numberProblemText(numberField, t)
      : login.phase === 'notFound'
        ? t('customer.notFound', { number: login.customerNumber })
        : undefined;

  const isLoaded = customer !== null && numberField === (customer.externalCustomerId ?? '');

  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        // Selects the number, so that typing replaces it whatever the result.
        event.currentTarget.querySelector('input')?.select();
        if (onText !== undefined && readCustomerNumber(numberField).kind === 'invalid') onText(numberField);
        else dispatch(customerActions.loginRequested(numberField));
      }}
    >
      <StoredTextField
        ref={fieldRef}
        label={t('customer.number.label')}
        labelHidden
        className={styles.number}
        inputMode="numeric"
        aria-keyshortcuts={keys.customer.aria}
        data-focus-home={customer === null || login.phase === 'stopped' ? '' : undefined}
        value={numberField}
        error={fieldError}
        onFocus={(event) => event.currentTarget.select()}
        onTyped={(text) => dispatch(customerActions.numberTyped(text))}
      />
      <Button type="submit">{t('customer.load')}</Button>
      {!isLoaded && otherText.test(numberField) && <div className={styles.help}>{renderHelp?.(numberField)}</div>}
    </form>
  );
}
