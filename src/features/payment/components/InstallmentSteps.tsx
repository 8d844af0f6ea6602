import { useState, type ReactNode } from 'react';
import type { Currency } from '~/domain/common/country';
import { installmentSteps, type InstallmentSelection, type InstallmentStep } from '~/domain/payment/installments';
import { bankIsComplete, type DueDay, type InstallmentPlan } from '~/domain/payment/payment';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { Dialog } from '~/shared/ui/Dialog';
import { PlanTable } from './PlanTable';
import '~/shared/i18n/dialogTexts.de';
import '~/domain/payment/paymentMethodWords.de';
import styles from './InstallmentDialog.module.css';

const defaultCount = 3;

interface InstallmentStepsProps {
  readonly selection: InstallmentSelection;
  readonly step: InstallmentStep;
  /** The plans of the service; may still be loading. */
  readonly plans: readonly InstallmentPlan[];
  readonly plansPending: boolean;
  /** Messages above the steps. */
  readonly messages: ReactNode;
  readonly currency: Currency;
  /** The bank details with the caller's consent, or their form. */
  readonly bankPart: ReactNode;
  readonly onCancel: () => void;
  readonly onStep: (step: InstallmentStep) => void;
  readonly onDueDay: (day: DueDay) => void;
  readonly onPlan: (plan: InstallmentPlan) => void;
  readonly onBankDone: () => void;
  readonly onConditionsAccepted: () => void;
}

/** Renders the dialog of an installment agreement: plan, bank details and, for factoring, conditions (REQ C9.5, C10.1). */
export function InstallmentSteps(props: InstallmentStepsProps) {
  const { selection, step, plans, plansPending, messages, currency, bankPart } = props;
  const { onCancel, onStep, onDueDay, onPlan, onBankDone, onConditionsAccepted } = props;
  const t = useText();
  const [count, setCount] = useState(selection.count);
  const [accepted, setAccepted] = useState(selection.conditionsAccepted);
  // Three installments by default, if the service offers that plan (REQ C9.3, DECISIONS 19).
  const ofDay = plans.filter(({ dueDay }) => dueDay === selection.dueDay);
  const chosen = ofDay.find((plan) => plan.count === (count ?? defaultCount)) ?? ofDay[0];
  const steps = installmentSteps(selection.method);
  const before = steps[steps.indexOf(step) - 1];
  return (
    <Dialog
      key={step}
      title={t('payment.installments.title', { method: t(`payment.method.${selection.method}`) })}
      width="large"
      onChosen="goToPrimary"
      // Without a primary button at the bottom, the form's own button completes the step.
      confirmByKey={step !== 'ENTER_BANKING_INFO' || bankIsComplete(selection.bank)}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          {before !== undefined && <Button onClick={() => onStep(before)}>{t('common.back')}</Button>}
          {step === 'CHOOSE_PLAN' && (
            <Button
              look="primary"
              initialFocus
              aria-disabled={plansPending || chosen === undefined}
              onClick={() => {
                if (!plansPending && chosen !== undefined) onPlan(chosen);
              }}
            >
              {t('payment.installments.takePlan')}
            </Button>
          )}
          {step === 'ENTER_BANKING_INFO' && bankIsComplete(selection.bank) && (
            <Button look="primary" initialFocus onClick={onBankDone}>
              {t('common.next')}
            </Button>
          )}
          {step === 'ACCEPT_INSTALLMENT_FACTORING_PAYMENT_CONDITIONS' && (
            <Button
              look="primary"
              aria-disabled={!accepted || chosen === undefined}
              onClick={() => {
                if (accepted && chosen !== undefined) onConditionsAccepted();
              }}
            >
              {t('common.apply')}
            </Button>
          )}
        </>
      }
    >
      {messages}
      <ol className={styles.steps} aria-label={t('payment.installments.steps')}>
        {steps.map((name, index) => (
          <li key={name} aria-current={name === step ? 'step' : undefined}>
            {index + 1}. {t(`payment.installments.step.${name}`)}
          </li>
        ))}
      </ol>
      {step === 'CHOOSE_PLAN' && (
        <PlanTable
          plans={ofDay}
          pending={plansPending}
          count={chosen?.count ?? null}
          dueDay={selection.dueDay}
          currency={currency}
          onCount={setCount}
          onDueDay={onDueDay}
        />
      )}
      {step === 'ENTER_BANKING_INFO' && (
        <>
          <p>{t('payment.installments.bankText')}</p>
          {bankPart}
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
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          />
        </>
      )}
    </Dialog>
  );
}
