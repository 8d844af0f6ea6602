import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLaterText } from '~/shared/i18n/laterTexts';
import type { TranslateLater } from '~/shared/i18n/textKeys';
import { Button } from '~/shared/ui/Button';
import { TextField } from '~/shared/ui/TextField';
import { creditCheckActions, selectCreditCheck, type CreditCheckResult } from '../creditCheckSlice';
import styles from './CreditCheck.module.css';

/** The number of the customer to be checked; the focus stays here for the next one. */
export function CreditCheckForm() {
  const t = useLaterText();
  const dispatch = useDispatch();
  const { numberField, result } = useSelector(selectCreditCheck);
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.focus();
        dispatch(creditCheckActions.checkRequested());
      }}
    >
      <TextField
        ref={field}
        label={t('customer.number.label')}
        labelHidden
        className={styles.number}
        inputMode="numeric"
        autoFocus
        value={numberField}
        error={problemOf(result, t)}
        hint={t('creditCheck.hint')}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onChange={(event) => {
          dispatch(creditCheckActions.numberTyped(event.currentTarget.value));
        }}
      />
      <Button type="submit">{t('creditCheck.check')}</Button>
    </form>
  );
}

function problemOf(result: CreditCheckResult, t: TranslateLater): string | undefined {
  switch (result.phase) {
    case 'invalidNumber':
      return t(result.reason === 'missing' ? 'customer.number.required' : 'customer.number.invalid');
    case 'notFound':
      return t('customer.notFound', { number: result.customerNumber });
    case 'none':
    case 'loading':
    case 'loaded':
    case 'failed':
      return undefined;
  }
}
