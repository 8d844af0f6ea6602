import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { numberProblemText } from '~/features/customer/ofCall/customerNumberTexts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { FieldForm } from '~/shared/ui/FieldForm';
import { creditCheckActions, selectCreditCheckState, type CreditCheckResult } from '../creditCheckSlice';
import '~/domain/customer/customerWords.de';
import '../creditCheckTexts.de';
import styles from './CreditCheck.module.css';

/** Renders the form for the customer's number; keeps the focus for the next number. */
export function CreditCheckForm() {
  const t = useText();
  const dispatch = useDispatch();
  const { numberField, result } = useParts(selectCreditCheckState, 'numberField', 'result');
  const field = useRef<HTMLInputElement>(null);
  return (
    <FieldForm
      ref={field}
      className={styles.form}
      label={t('customer.number.label')}
      labelHidden
      hint={t('creditCheck.hint')}
      inputMode="numeric"
      autoFocus
      value={numberField}
      error={problemOf(result, numberField, t)}
      submitText={t('creditCheck.check')}
      onType={(text) => dispatch(creditCheckActions.numberTyped(text))}
      onSubmit={() => {
        field.current?.focus();
        dispatch(creditCheckActions.checkRequested());
      }}
    />
  );
}

function problemOf(result: CreditCheckResult, typed: string, t: Translate): string | undefined {
  switch (result.phase) {
    case 'invalidNumber':
      return numberProblemText(typed, t);
    case 'notFound':
      return t('customer.notFound', { number: result.customerNumber });
    case 'none':
    case 'loading':
    case 'loaded':
    case 'failed':
      return undefined;
  }
}
