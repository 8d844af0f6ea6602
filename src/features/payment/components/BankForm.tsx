import { yupResolver } from '@hookform/resolvers/yup';
import { isValidIBAN } from 'ibantools';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { useScrolledIntoView } from '~/shared/hooks/useScrolledIntoView';
import { useWhileMounted } from '~/shared/hooks/useWhileMounted';
import { useText } from '~/shared/i18n/i18n';
import { moveOnByEnter } from '~/shared/keyboard/nextField';
import { Button } from '~/shared/ui/Button';
import { TextField } from '~/shared/ui/TextField';
import { isValidAccountHolder } from '~/domain/payment/bankForm';
import { completeIban, type IbanCheck } from '~/domain/payment/iban';
import { tidyName } from '~/domain/common/names';
import type { BankInput } from '../paymentSlice';
import '../bankFormTexts.de';
import styles from './PaymentPanel.module.css';

const schema = object({
  accountHolder: string()
    .defined()
    .transform(tidyName)
    .test('holder', 'payment.bank.accountHolderRequired', isValidAccountHolder),
  iban: string()
    .defined()
    .transform(completeIban)
    .test('iban', (iban, { createError }) => {
      if (iban === '') return createError({ message: 'payment.bank.ibanRequired' });
      return isValidIBAN(iban) || createError({ message: 'payment.bank.ibanInvalid' });
    }),
});

interface BankFormProps {
  /** The service's check of the entered IBAN. */
  readonly ibanCheck: IbanCheck;
  readonly takesFocus: boolean;
  /** The first value of the account holder: the name of the customer, who mostly is the holder. */
  readonly holder?: string;
  /** The focus goes past a known account holder. */
  readonly startsAtIban?: boolean;
  readonly onEntered: (bank: BankInput) => void;
}

/** Renders the bank details form: normalizes the IBAN while typing, validates it with the library, then at the service. */
export function BankForm({ ibanCheck, takesFocus, holder = '', startsAtIban = false, onEntered }: BankFormProps) {
  const t = useText();
  const whileMounted = useWhileMounted();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: yupResolver(schema),
    defaultValues: { accountHolder: holder, iban: '' },
  });
  const { errors } = formState;
  const form = useRef<HTMLFormElement>(null);
  // The form opens below the fold under the last option.
  useScrolledIntoView(form);
  useEffect(() => {
    if (takesFocus) setFocus(startsAtIban && holder !== '' ? 'iban' : 'accountHolder', { shouldSelect: true });
  }, [takesFocus, startsAtIban, holder, setFocus]);
  const ibanError =
    errors.iban === undefined
      ? ibanCheck.status === 'invalid'
        ? (ibanCheck.detail ?? t('payment.bank.ibanInvalid'))
        : ibanCheck.status === 'failed'
          ? t('payment.bank.checkFailed')
          : undefined
      : t(
          errors.iban.message === 'payment.bank.ibanRequired'
            ? 'payment.bank.ibanRequired'
            : 'payment.bank.ibanInvalid',
        );
  return (
    <div role="presentation" onKeyDown={moveOnByEnter}>
      <form
        ref={form}
        className={styles.form}
        data-unsaved
        noValidate
        onSubmit={(event) => void handleSubmit(whileMounted(onEntered))(event)}
      >
        <TextField
          label={t('payment.bank.accountHolder')}
          required
          error={errors.accountHolder === undefined ? undefined : t('payment.bank.accountHolderRequired')}
          {...register('accountHolder')}
        />
        <TextField label={t('payment.bank.iban')} required error={ibanError} {...register('iban')} />
        <Button type="submit" size="row" aria-disabled={ibanCheck.status === 'checking'}>
          {t(ibanCheck.status === 'checking' ? 'payment.bank.checking' : 'payment.bank.take')}
        </Button>
      </form>
    </div>
  );
}
