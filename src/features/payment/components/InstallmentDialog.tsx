import { useDispatch } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import type { InstallmentPlan } from '~/domain/payment/payment';
import { useParts } from '~/shared/hooks/useParts';
import { Message } from '~/shared/ui/Message';
import { paymentActions, selectPaymentState } from '../paymentSlice';
import { BankDetailsPart, type KnownBank } from './BankDetailsPart';
import { InstallmentSteps } from './InstallmentSteps';
import { ResetMessage } from './ResetMessage';

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

/** Renders the installment agreement of the call's payment. */
export function InstallmentDialog(props: InstallmentDialogProps) {
  const { plans, plansPending, failure, currency, knownBank, mayStore } = props;
  const dispatch = useDispatch();
  const { selection, installmentDialog, reset } = useParts(
    selectPaymentState,
    'selection',
    'installmentDialog',
    'reset',
  );
  if (installmentDialog === null || selection === null || !('count' in selection)) return null;
  return (
    <InstallmentSteps
      selection={selection}
      step={installmentDialog.step}
      plans={plans}
      plansPending={plansPending}
      currency={currency}
      messages={
        <>
          {reset !== null && <ResetMessage reset={reset} currency={currency} />}
          {failure !== null && <Message tone="error">{failure}</Message>}
        </>
      }
      bankPart={<BankDetailsPart bank={selection.bank} knownBank={knownBank} mayStore={mayStore} takesFocus />}
      onCancel={() => dispatch(paymentActions.installmentsCancelled())}
      onStep={(step) => dispatch(paymentActions.installmentStepChosen(step))}
      onDueDay={(day) => dispatch(paymentActions.dueDayChosen(day))}
      onPlan={({ count }) => dispatch(paymentActions.planChosen(count))}
      onBankDone={() => dispatch(paymentActions.installmentsContinued())}
      onConditionsAccepted={() => dispatch(paymentActions.conditionsAccepted())}
    />
  );
}
