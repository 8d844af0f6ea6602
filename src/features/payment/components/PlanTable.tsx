import type { Currency } from '~/domain/common/country';
import type { DueDay, InstallmentPlan } from '~/domain/payment/payment';
import type { Cents } from '~/domain/common/money';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { ChoiceKey } from '~/shared/ui/ChoiceKey';
import '../installmentTexts.de';
import styles from './InstallmentDialog.module.css';

const dueDays: readonly DueDay[] = [1, 15];
/** Placeholder rows while the plans load. */
const waitingRows = [0, 1, 2] as const;

/** The plans follow the due days, so that their numbers are known before they load. */
const planChoice = (index: number) => choiceOf(dueDays.length + index);

interface PlanTableProps {
  readonly plans: readonly InstallmentPlan[];
  readonly pending: boolean;
  readonly count: number | null;
  readonly dueDay: DueDay;
  readonly currency: Currency;
  readonly onCount: (count: number) => void;
  readonly onDueDay: (day: DueDay) => void;
}

/** Renders the plans side by side with all legally required figures, and the due day of the installments. */
export function PlanTable({ plans, pending, count, dueDay, currency, onCount, onDueDay }: PlanTableProps) {
  const t = useText();
  const money = (amount: Cents) => formatMoney(amount, currency);
  const percent = (rate: number | null) =>
    rate === null ? '–' : t('payment.installments.percent', { rate: number(rate) });
  return (
    <>
      <fieldset className={styles.dueDays}>
        <legend>{t('payment.installments.dueDay')}</legend>
        {dueDays.map((day, index) => (
          <label key={day}>
            <input
              type="radio"
              name="dueDay"
              data-choice={choiceOf(index)}
              aria-keyshortcuts={choiceOf(index)}
              checked={day === dueDay}
              onChange={() => onDueDay(day)}
            />{' '}
            {t('payment.installments.dueDayOf', { day })} <ChoiceKey choice={choiceOf(index)} />
          </label>
        ))}
      </fieldset>
      <p role="status" className={styles.pending}>
        {pending
          ? t('payment.installments.loading')
          : plans.length === 0 && t('payment.installments.noPlanOfDay', { day: dueDay })}
      </p>
      <div role="radiogroup" aria-label={t('payment.installments.step.CHOOSE_PLAN')} className={styles.wide}>
        <table className={styles.plans} aria-busy={pending}>
          <thead>
            <tr>
              <th scope="col">{t('payment.installments.count')}</th>
              <th scope="col">{t('payment.installments.monthly')}</th>
              <th scope="col">{t('payment.installments.last')}</th>
              <th scope="col">{t('payment.installments.funding')}</th>
              <th scope="col">{t('payment.installments.nominal')}</th>
              <th scope="col">{t('payment.installments.effective')}</th>
              <th scope="col">{t('payment.installments.interest')}</th>
              <th scope="col">{t('payment.installments.gross')}</th>
            </tr>
          </thead>
          <tbody>
            {plans.map((plan, index) => (
              <tr key={plan.count} data-chosen={plan.count === count}>
                <th scope="row">
                  <label>
                    <input
                      type="radio"
                      name="plan"
                      data-choice={planChoice(index)}
                      aria-keyshortcuts={planChoice(index)}
                      checked={plan.count === count}
                      onChange={() => onCount(plan.count)}
                    />{' '}
                    {t('payment.installments.countOf', { count: plan.count })} <ChoiceKey choice={planChoice(index)} />
                  </label>
                </th>
                <Figure name={t('payment.installments.monthly')} value={money(plan.installment)} />
                <Figure name={t('payment.installments.last')} value={money(plan.finalInstallment)} />
                <Figure name={t('payment.installments.funding')} value={money(plan.total)} />
                <Figure name={t('payment.installments.nominal')} value={percent(plan.nominalInterestRate)} />
                <Figure name={t('payment.installments.effective')} value={percent(plan.interestRate)} />
                <Figure name={t('payment.installments.interest')} value={money(plan.totalInterest)} />
                <Figure name={t('payment.installments.gross')} value={money(plan.totalGrossAmount)} isMain />
              </tr>
            ))}
            {pending &&
              plans.length === 0 &&
              waitingRows.map((row) => (
                <tr key={row} className={styles.waiting}>
                  <td colSpan={8} />
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function number(rate: number): string {
  return new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(rate);
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly isMain?: boolean;
}

/** Renders one cell; on a narrow screen, without the table's head, it shows its own label. */
function Figure({ name, value, isMain = false }: FigureProps) {
  return (
    <td>
      <span className={styles.cellName} aria-hidden="true">
        {name}
      </span>
      {isMain ? <b>{value}</b> : value}
    </td>
  );
}
