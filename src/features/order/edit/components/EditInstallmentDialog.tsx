import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { EditPayment } from '~/domain/order/editOrder';
import { changeKey } from '~/domain/order/editOrderChanges';
import { openInstallmentStep, type InstallmentMode, type InstallmentSelection } from '~/domain/payment/installments';
import { isInstallmentMethod, type InstallmentPlan } from '~/domain/payment/payment';
import { editOrderActions } from '../state/editOrderSlice';
import { pendingOperations } from '../state/editWork';
import { InstallmentSteps } from '~/features/payment/components/InstallmentSteps';
import { useText } from '~/shared/i18n/i18n';
import { EditBankPart } from './EditBankPart';
import type { OpenEditView } from './useOpenEdit';
import '../editOrderTexts.de';

interface EditInstallmentDialogProps {
  readonly view: OpenEditView;
  readonly mode: InstallmentMode;
}

/**
 * Renders the installment dialog of the edited order (REQ F2.3). NORMAL_MODE: the method was just chosen, cancelling takes it
 * back; EDIT_MODE: an agreement is changed, and bank details that are on file stay in use.
 */
export function EditInstallmentDialog({ view, mode }: EditInstallmentDialogProps) {
  const { payment } = view.edit.editedOffer;
  if (payment === null || !isInstallmentMethod(payment.method)) return null;
  const onFile = view.state.customer?.bankingDetails?.maskedIban ?? null;
  const isOnFile = payment.maskedIban !== null && payment.maskedIban === onFile;
  const selection: InstallmentSelection = {
    method: payment.method,
    // The account of the order can be named again only where it is the one on file.
    bank: { kind: mode === 'EDIT_MODE' && isOnFile ? 'prefilled' : 'missing' },
    dueDay: payment.dueDay ?? 1,
    count: payment.count,
    conditionsAccepted: false,
  };
  return <Steps view={view} mode={mode} payment={payment} initial={selection} />;
}

interface StepsProps extends EditInstallmentDialogProps {
  readonly payment: EditPayment;
  readonly initial: InstallmentSelection;
}

function Steps({ view, mode, payment, initial }: StepsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { edit, state, currency, changes } = view;
  const [selection, setSelection] = useState(initial);
  const [step, setStep] = useState(openInstallmentStep({ ...initial, count: null }) ?? 'CHOOSE_PLAN');
  const [plan, setPlan] = useState<InstallmentPlan | null>(null);
  const isPending = pendingOperations(state).some(({ type }) => type === 'CHANGE_PAYMENT');
  const [before] = useState(() => agreementBefore(view, payment, initial));
  const ofDueDay = edit.installmentPlans.filter(({ dueDay }) => dueDay === selection.dueDay);
  const plans = ofDueDay.length > 0 ? ofDueDay : edit.installmentPlans;
  const close = () => dispatch(editOrderActions.reported({ installments: null, bankingInfo: { status: 'none' } }));
  const goOn = (next: InstallmentSelection, agreed: InstallmentPlan | null) => {
    setSelection(next);
    const open = openInstallmentStep(next);
    if (open !== null) {
      setStep(open);
      return;
    }
    dispatch(editOrderActions.operationRequested({ type: 'CHANGE_PAYMENT', payment: next, plan: agreed }));
    close();
  };
  return (
    <InstallmentSteps
      selection={selection}
      step={step}
      plans={plans}
      plansPending={isPending}
      messages={null}
      currency={currency}
      bankPart={
        selection.bank.kind === 'missing' ? (
          <EditBankPart
            customer={state.customer}
            bankingInfo={state.bankingInfo}
            onDone={(bank) => goOn({ ...selection, bank }, plan)}
          />
        ) : (
          <p>{t('editOrder.payment.bankKept')}</p>
        )
      }
      onCancel={() => {
        const change = changes.find(({ kind }) => kind === 'payment');
        // An agreement that was begun here is undone; one that was there before is made again where plans of another day have
        // replaced it.
        if (mode === 'NORMAL_MODE') {
          if (payment.count === null && change !== undefined) {
            dispatch(editOrderActions.undoRequested(changeKey(change)));
          }
        } else if (view.shown.payment?.dueDay !== before.dueDay || view.shown.payment.count !== before.count) {
          dispatch(before.restoring);
        }
        close();
      }}
      onStep={setStep}
      onDueDay={(dueDay) => {
        const next = { ...selection, dueDay, count: null, conditionsAccepted: false };
        setSelection(next);
        if (edit.installmentPlans.some((known) => known.dueDay === dueDay)) return;
        // The service answers the plans of a day only where the payment names it.
        dispatch(editOrderActions.operationRequested({ type: 'CHANGE_PAYMENT', payment: next, plan: null }));
      }}
      onPlan={(chosen) => {
        setPlan(chosen);
        goOn({ ...selection, count: chosen.count, conditionsAccepted: false }, chosen);
      }}
      onBankDone={() => goOn(selection, plan)}
      onConditionsAccepted={() => goOn({ ...selection, conditionsAccepted: true }, plan)}
    />
  );
}

/** The agreement when the dialog opened, and what makes it again. */
function agreementBefore(
  { edit, state, changes }: OpenEditView,
  payment: EditPayment,
  selection: InstallmentSelection,
) {
  const plan = edit.installmentPlans.find(({ calculationId }) => calculationId === payment.calculationId) ?? null;
  const isOfOrder = changes.every(({ kind }) => kind !== 'payment');
  return {
    dueDay: payment.dueDay,
    count: payment.count,
    restoring: isOfOrder
      ? editOrderActions.replayRequested({ without: 'payment', operations: null })
      : editOrderActions.operationRequested(state.lastPayment ?? { type: 'CHANGE_PAYMENT', payment: selection, plan }),
  };
}
