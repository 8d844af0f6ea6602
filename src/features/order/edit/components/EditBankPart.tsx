import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { joinParts } from '~/domain/common/joinParts';
import type { Customer } from '~/domain/customer/customer';
import type { BankDetails } from '~/domain/payment/payment';
import { editOrderActions } from '../state/editOrderSlice';
import type { BankingInfo } from '../state/editOrderState';
import { BankForm } from '~/features/payment/components/BankForm';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import '~/features/payment/bankDetailsTexts.de';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

interface EditBankPartProps {
  readonly customer: Customer | null;
  readonly bankingInfo: BankingInfo;
  readonly onDone: (bank: BankDetails) => void;
}

/** Renders the bank details of an edited payment: those on file with the caller's consent, or typed (REQ F2.4). */
export function EditBankPart({ customer, bankingInfo, onDone }: EditBankPartProps) {
  const t = useText();
  const dispatch = useDispatch();
  const onFile = customer?.bankingDetails ?? null;
  const [isOtherWanted, setOtherWanted] = useState(false);
  if (onFile !== null && !isOtherWanted) {
    return (
      <div className={styles.bank}>
        <p className={styles.sub}>{joinParts([onFile.maskedIban, onFile.bankName])}</p>
        <Button size="row" onClick={() => onDone({ kind: 'prefilled' })}>
          {t('editOrder.payment.bankKnown')}
        </Button>
        <Button look="link" onClick={() => setOtherWanted(true)}>
          {t('editOrder.payment.otherBank')}
        </Button>
      </div>
    );
  }
  if (bankingInfo.status === 'valid') {
    const { iban, accountHolder, bankName } = bankingInfo;
    return (
      <div className={styles.bank}>
        <p>{joinParts([bankName, t('payment.bank.entered', { last: iban.slice(-4) })])}</p>
        <Button
          size="row"
          look="primary"
          autoFocus
          onClick={() => onDone({ kind: 'entered', iban, accountHolder, bankName })}
        >
          {t('editOrder.payment.useBank')}
        </Button>
      </div>
    );
  }
  return (
    <BankForm ibanCheck={bankingInfo} takesFocus onEntered={(bank) => dispatch(editOrderActions.bankEntered(bank))} />
  );
}
