import type { ReactNode } from 'react';
import { joinParts } from '~/domain/common/joinParts';
import { bankFormState } from '~/domain/payment/bankForm';
import type { BankDetails } from '~/domain/payment/payment';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import '../bankDetailsTexts.de';
import styles from './PaymentPanel.module.css';

interface BankChoiceProps {
  readonly bank: BankDetails;
  /** The service has bank details of the customer, whose use needs the caller's consent. */
  readonly isOnFile: boolean;
  /** The consent gets the focus when it is mounted in a dialog. */
  readonly takesFocus?: boolean;
  readonly onAgreed: (agreed: boolean) => void;
  /** Other details than those on file, or than those entered, are to be typed. */
  readonly onOther: () => void;
  /** Actions with entered details, beside changing them. */
  readonly actions?: ReactNode;
  /** The form in which details are typed. */
  readonly children: ReactNode;
}

/** Renders the bank details of a payment: those on file with the caller's consent, or typed ones (REQ B11.4). */
export function BankChoice({
  bank,
  isOnFile,
  takesFocus = false,
  onAgreed,
  onOther,
  actions,
  children,
}: BankChoiceProps) {
  const t = useText();
  const state = bankFormState(bank, isOnFile);
  if (state === 'initial' || state === 'prefilled') {
    return (
      <>
        <CheckField
          label={t('payment.bank.consent')}
          choice="j"
          initialFocus={takesFocus}
          checked={state === 'prefilled'}
          onChange={(event) => onAgreed(event.currentTarget.checked)}
        />
        <Button look="link" onClick={onOther}>
          {t('payment.bank.other')}
        </Button>
      </>
    );
  }
  return (
    <>
      {bank.kind === 'entered' ? (
        <div className={styles.links}>
          {joinParts([bank.bankName, t('payment.bank.entered', { last: bank.iban.slice(-4) })])}
          <Button look="link" onClick={onOther}>
            {t('payment.bank.change')}
          </Button>
          {actions}
        </div>
      ) : (
        children
      )}
      {state === 'prefillChanged' && (
        <Button look="link" onClick={() => onAgreed(false)}>
          {t('payment.bank.useKnown')}
        </Button>
      )}
    </>
  );
}
