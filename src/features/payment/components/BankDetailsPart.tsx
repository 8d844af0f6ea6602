import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { BankDetails } from '~/domain/payment/payment';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { paymentActions, selectPaymentState } from '../paymentSlice';
import { BankChoice } from './BankChoice';
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
  return (
    <div className={styles.bank}>
      <BankChoice
        bank={bank}
        isOnFile={knownBank !== null}
        takesFocus={takesFocus}
        onAgreed={(agreed) => dispatch(paymentActions.prefillAgreed(agreed))}
        onOther={change}
        actions={
          mayStore && (
            <Button look="link" onClick={() => dispatch(paymentActions.bankDetailsStorageRequested())}>
              {t('payment.bank.store')}
            </Button>
          )
        }
      >
        <BankForm
          pending={<p role="status">{t('common.loading')}</p>}
          ibanCheck={ibanCheck}
          takesFocus={takesFocus || otherAsked || startsAtIban}
          holder={holder}
          startsAtIban={startsAtIban && !otherAsked}
          onEntered={(entered) => dispatch(paymentActions.bankDetailsEntered(entered))}
        />
      </BankChoice>
    </div>
  );
}
