import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { correctedPayments } from '~/domain/order/orderCorrection';
import { useParts } from '~/shared/hooks/useParts';
import { orderDisplayActions, selectCorrection, selectOrderDisplayState } from '../orderDisplaySlice';
import type { LoadedOrder } from '../orderDisplayState';
import { BankForm } from '~/features/payment/components/BankForm';
import { useText } from '~/shared/i18n/i18n';
import form from '~/shared/ui/Form.module.css';
import { CodeField } from '~/shared/ui/CodeField';
import { CorrectionFoot } from './CorrectionFoot';
import { CorrectionFrame } from './CorrectionFrame';
import { SubmitKey } from './SubmitKey';
import { useCorrection } from './useCorrection';
import '../orderDisplayPageTexts.de';
import '~/domain/payment/paymentMethodWords.de';
import styles from './OrderDisplay.module.css';

/** Renders the form that corrects the payment of a rejected order. Installments need the plans of an offer: not offered here. */
export function PaymentCorrection({ shown }: { readonly shown: LoadedOrder }) {
  const t = useText();
  const correction = useSelector(selectCorrection);
  const { paymentCheck } = useParts(selectOrderDisplayState, 'paymentCheck');
  const before = correction?.parts.payment?.method ?? shown.order.payment?.method;
  const [method, setMethod] = useState(correctedPayments.find((candidate) => candidate === before) ?? 'INVOICE');
  const { begin, correct, correctDirectDebit } = useCorrection();
  const dispatch = useDispatch();
  const typed = () => void dispatch(orderDisplayActions.paymentTyped());
  const section = useRef<HTMLElement>(null);
  const label = t('rejected.correct', { part: t('rejected.part.payment') });
  const choice = (
    <>
      <CodeField
        label={t('rejected.method')}
        autoFocus
        codes={correctedPayments}
        textOf={(candidate) => t(`payment.method.${candidate}`)}
        value={method}
        onChoose={(chosen) => {
          setMethod(chosen);
          typed();
        }}
      />
      <p className={form.note}>{t('rejected.methodHint')}</p>
    </>
  );
  if (method === 'DIRECT_DEBIT') {
    const correctAndResubmit = () => {
      section.current?.querySelector('form')?.requestSubmit();
      // After `requestSubmit`, whose capture handler sets it to false; the validation, which reads it, runs later.
      begin(true);
    };
    return (
      <SubmitKey onSubmit={correctAndResubmit}>
        <section
          ref={section}
          className={`${form.form} ${styles.correction}`}
          aria-label={label}
          onSubmitCapture={() => begin(false)}
          onInputCapture={typed}
        >
          {choice}
          <BankForm ibanCheck={paymentCheck} takesFocus={false} onEntered={correctDirectDebit} />
          <CorrectionFoot onResubmit={correctAndResubmit} />
        </section>
      </SubmitKey>
    );
  }
  return (
    <CorrectionFrame
      label={label}
      onSubmit={(isResubmitted) => {
        begin(isResubmitted);
        correct({ payment: { method } });
      }}
    >
      {choice}
    </CorrectionFrame>
  );
}
