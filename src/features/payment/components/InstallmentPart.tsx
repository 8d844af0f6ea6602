import { useDispatch } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import { openInstallmentStep, type InstallmentSelection } from '~/domain/payment/installments';
import { planOf, type InstallmentPlan } from '~/domain/payment/payment';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { paymentActions } from '../paymentSlice';
import '../installmentPartTexts.de';
import styles from './PaymentPanel.module.css';

interface InstallmentPartProps {
  readonly selection: InstallmentSelection;
  readonly plans: readonly InstallmentPlan[];
  readonly currency: Currency;
}

/** Renders the installment agreement with the current offer's figures, and a button that reopens the dialog. */
export function InstallmentPart({ selection, plans, currency }: InstallmentPartProps) {
  const t = useText();
  const dispatch = useDispatch();
  const plan = planOf(selection, plans);
  const isOpen = openInstallmentStep(selection) !== null;
  return (
    <div className={styles.bank}>
      <div className={styles.links}>
        {plan !== null && (
          <span>
            {t('payment.installments.agreed', {
              count: plan.count,
              amount: formatMoney(plan.installment, currency),
              day: plan.dueDay,
            })}
          </span>
        )}
        <Button look="link" data-installments onClick={() => dispatch(paymentActions.installmentEditRequested())}>
          {t(isOpen ? 'payment.installments.complete' : 'payment.installments.change')}
        </Button>
      </div>
    </div>
  );
}
