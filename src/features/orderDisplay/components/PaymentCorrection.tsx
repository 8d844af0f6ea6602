import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { correctedPayments } from '~/domain/order/orderCorrection';
import { useParts } from '~/shared/hooks/useParts';
import { orderDisplayActions, selectOrderDisplayState, type LoadedOrder } from '../orderDisplaySlice';
import { BankForm } from '~/features/payment/components/BankForm';
import { useText } from '~/shared/i18n/i18n';
import form from '~/shared/ui/Form.module.css';
import { CodeField } from '~/shared/ui/CodeField';
import { CorrectionFrame } from './CorrectionFrame';
import '../orderDisplayPageTexts.de';
import '~/domain/payment/paymentMethodWords.de';
import styles from './OrderDisplay.module.css';

/** Renders the form that corrects the payment of a rejected order. Installments need the plans of an offer: not offered here. */
export function PaymentCorrection({ shown }: { readonly shown: LoadedOrder }) {
  const t = useText();
  const dispatch = useDispatch();
  const { correction, paymentCheck } = useParts(selectOrderDisplayState, 'correction', 'paymentCheck');
  const before = correction?.parts.payment?.method ?? shown.order.payment?.method;
  const [method, setMethod] = useState(correctedPayments.find((candidate) => candidate === before) ?? 'INVOICE');
  const label = t('rejected.correct', { part: t('rejected.payment') });
  const choice = (
    <>
      <CodeField
        label={t('rejected.method')}
        autoFocus
        codes={correctedPayments}
        textOf={(candidate) => t(`payment.method.${candidate}`)}
        value={method}
        onChoose={setMethod}
      />
      <p className={form.note}>{t('rejected.methodHint')}</p>
    </>
  );
  if (method === 'DIRECT_DEBIT') {
    return (
      <section className={`${form.form} ${styles.correction}`} aria-label={label}>
        {choice}
        <BankForm
          ibanCheck={paymentCheck}
          takesFocus={false}
          onEntered={(bank) => dispatch(orderDisplayActions.directDebitEntered(bank))}
        />
      </section>
    );
  }
  return (
    <CorrectionFrame label={label} onSubmit={() => dispatch(orderDisplayActions.corrected({ payment: { method } }))}>
      {choice}
    </CorrectionFrame>
  );
}
