import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import { installmentSteps, type InstallmentSelection, type InstallmentStep } from '~/domain/payment/installments';
import { bankIsComplete, type InstallmentPlan } from '~/domain/payment/payment';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { paymentMethodWords } from '~/domain/payment/paymentMethodWords';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { paymentActions, selectPayment } from '../paymentSlice';
import { BankDetailsPart, type KnownBank } from './BankDetailsPart';
import { PlanTable } from './PlanTable';
import { ResetMessage } from './ResetMessage';
import '~/shared/i18n/dialogTexts.de';
import styles from './InstallmentDialog.module.css';

const stepTexts = {
  CHOOSE_PLAN: 'payment.installments.step.CHOOSE_PLAN',
  ENTER_BANKING_INFO: 'payment.installments.step.ENTER_BANKING_INFO',
  ACCEPT_INSTALLMENT_FACTORING_PAYMENT_CONDITIONS:
    'payment.installments.step.ACCEPT_INSTALLMENT_FACTORING_PAYMENT_CONDITIONS',
} as const satisfies Record<InstallmentStep, string>;

const defaultCount = 3;

interface InstallmentDialogProps {
  /** The plans of the current offer; may still be loading. */
  readonly plans: readonly InstallmentPlan[];
  readonly plansPending: boolean;
  /** The text why the offer has no plans now. */
  readonly failure: string | null;
  readonly currency: Currency;
  readonly knownBank: KnownBank | null;
  readonly mayStore: boolean;
}

/** Renders the steps plan, bank details and, for factoring, conditions (REQ C9.5, C10.1). */
export function InstallmentDialog(props: InstallmentDialogProps) {
  const { selection, installmentDialog } = useSelector(selectPayment);
  if (installmentDialog === null || selection === null || !('count' in selection)) return null;
  return <Steps {...props} selection={selection} step={installmentDialog.step} />;
}

interface StepsProps extends InstallmentDialogProps {
  readonly selection: InstallmentSelection;
  readonly step: InstallmentStep;
}

function Steps(props: StepsProps) {
  const { selection, step, plans, plansPending, failure, currency, knownBank, mayStore } = props;
  const t = useText();
  const dispatch = useDispatch();
  const { reset } = useSelector(selectPayment);
  const [count, setCount] = useState(selection.count);
  const [accepted, setAccepted] = useState(selection.conditionsAccepted);
  const cancel = () => dispatch(paymentActions.installmentsCancelled());
  // Three installments by default, if the service offers that plan (REQ C9.3, DECISIONS 19).
  const chosen = plans.find((plan) => plan.count === (count ?? defaultCount)) ?? plans[0];
  const steps = installmentSteps(selection.method);
  const before = steps[steps.indexOf(step) - 1];
  return (
    <Dialog
      key={step}
      title={t('payment.installments.title', { method: t(paymentMethodWords[selection.method]) })}
      width="large"
      // Without a primary button at the bottom, the form's own button completes the step.
      confirmByKey={step !== 'ENTER_BANKING_INFO' || bankIsComplete(selection.bank)}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t('common.cancel')}</Button>
          {before !== undefined && (
            <Button onClick={() => dispatch(paymentActions.installmentStepChosen(before))}>{t('common.back')}</Button>
          )}
          {step === 'CHOOSE_PLAN' && (
            <Button
              look="primary"
              initialFocus
              aria-disabled={plansPending || chosen === undefined}
              onClick={() => {
                if (!plansPending && chosen !== undefined) dispatch(paymentActions.planChosen(chosen.count));
              }}
            >
              {t('payment.installments.takePlan')}
            </Button>
          )}
          {step === 'ENTER_BANKING_INFO' && bankIsComplete(selection.bank) && (
            <Button look="primary" initialFocus onClick={() => dispatch(paymentActions.installmentsContinued())}>
              {t('common.next')}
            </Button>
          )}
          {step === 'ACCEPT_INSTALLMENT_FACTORING_PAYMENT_CONDITIONS' && (
            <Button
              look="primary"
              aria-disabled={!accepted || chosen === undefined}
              onClick={() => {
                if (accepted && chosen !== undefined) dispatch(paymentActions.conditionsAccepted());
              }}
            >
              {t('common.apply')}
            </Button>
          )}
        </>
      }
    >
      {reset !== null && <ResetMessage reset={reset} currency={currency} />}
      {failure !== null && <Message tone="error">{failure}</Message>}
      <ol className={styles.steps} aria-label={t('payment.installments.steps')}>
        {steps.map((name, index) => (
          <li key={name} aria-current={name === step ? 'step' : undefined}>
            {index + 1}. {t(stepTexts[name])}
          </li>
        ))}
      </ol>
      {step === 'CHOOSE_PLAN' && (
        <PlanTable
          plans={plans}
          pending={plansPending}
          count={chosen?.count ?? null}
          dueDay={selection.dueDay}
          currency={currency}
          onCount={setCount}
          onDueDay={(day) => dispatch(paymentActions.dueDayChosen(day))}
        />
      )}
      {step === 'ENTER_BANKING_INFO' && (
        <>
          <p>{t('payment.installments.bankText')}</p>
          <BankDetailsPart bank={selection.bank} knownBank={knownBank} mayStore={mayStore} takesFocus />
        </>
      )}
      {step === 'ACCEPT_INSTALLMENT_FACTORING_PAYMENT_CONDITIONS' && (
        <>
          <p className={styles.script}>
            {chosen === undefined
              ? t('payment.installments.loading')
              : t('payment.installments.conditions', {
                  count: chosen.count,
                  amount: formatMoney(chosen.installment, currency),
                  last: formatMoney(chosen.finalInstallment, currency),
                  gross: formatMoney(chosen.totalGrossAmount, currency),
                  day: chosen.dueDay,
                })}
          </p>
          <CheckField
            initialFocus
            label={t('payment.installments.conditionsAccepted')}
            checked={accepted}
            onChange={(event) => {
              setAccepted(event.currentTarget.checked);
            }}
          />
        </>
      )}
    </Dialog>
  );
}
