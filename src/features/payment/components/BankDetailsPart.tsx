import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { bankFormState } from '~/domain/payment/bankForm';
import type { BankDetails } from '~/domain/payment/payment';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { laterPart } from '~/shared/ui/laterPart';
import { paymentActions, selectPaymentState } from '../paymentSlice';
import '../bankDetailsTexts.de';
import styles from './PaymentPanel.module.css';

const loadBankForm = async () => (await import('./BankForm')).BankForm;
const BankForm = laterPart(loadBankForm, 'inPlace');
// Loaded ahead with this file, so that an IBAN typed right after the digit of direct debit finds its field. A failure shows
// when the form is rendered.
loadBankForm().catch(() => undefined);

export interface KnownBank {
  readonly maskedIban: string;
  readonly bankName: string;
}

interface BankDetailsPartProps {
  readonly bank: BankDetails;
  readonly knownBank: KnownBank | null;
  /** The customer has a record to store the details in. */
  readonly mayStore: boolean;
  /** Focuses the form: true in the dialog, false in the list of methods, where arrow keys move on. */
  readonly takesFocus?: boolean;
  /** The first value of the account holder. */
  readonly holder?: string;
  /** Direct debit was chosen by its digit: goes on to the first field that has to be filled. */
  readonly startsAtIban?: boolean;
}

/** Renders the bank details of a payment: those on file with the caller's consent, or typed. */
export function BankDetailsPart(props: BankDetailsPartProps) {
  const { bank, knownBank, mayStore, takesFocus = false, holder = '', startsAtIban = false } = props;
  const t = useText();
  const dispatch = useDispatch();
  const { ibanCheck } = useParts(selectPaymentState, 'ibanCheck');
  const [otherAsked, setOtherAsked] = useState(false);
  const change = () => {
    setOtherAsked(true);
    dispatch(paymentActions.otherBankDetailsWanted());
  };
  const agree = (agreed: boolean) => dispatch(paymentActions.prefillAgreed(agreed));
  const state = bankFormState(bank, knownBank !== null);
  if (state === 'initial' || state === 'prefilled') {
    return (
      <div className={styles.bank}>
        <CheckField
          label={t('payment.bank.consent')}
          choice="j"
          initialFocus={takesFocus}
          checked={state === 'prefilled'}
          onChange={(event) => agree(event.currentTarget.checked)}
        />
        <Button look="link" onClick={change}>
          {t('payment.bank.other')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.bank}>
      {bank.kind === 'entered' ? (
        <div className={styles.links}>
          {t('payment.bank.entered', { bank: bank.bankName, last: bank.iban.slice(-4) })}
          <Button look="link" onClick={change}>
            {t('payment.bank.change')}
          </Button>
          {mayStore && (
            <Button look="link" onClick={() => dispatch(paymentActions.bankDetailsStorageRequested())}>
              {t('payment.bank.store')}
            </Button>
          )}
        </div>
      ) : (
        <BankForm
          pending={<p role="status">{t('common.loading')}</p>}
          ibanCheck={ibanCheck}
          takesFocus={takesFocus || otherAsked || startsAtIban}
          holder={holder}
          startsAtIban={startsAtIban && !otherAsked}
          onEntered={(entered) => dispatch(paymentActions.bankDetailsEntered(entered))}
        />
      )}
      {state === 'prefillChanged' && (
        <Button look="link" onClick={() => agree(false)}>
          {t('payment.bank.useKnown')}
        </Button>
      )}
    </div>
  );
}
