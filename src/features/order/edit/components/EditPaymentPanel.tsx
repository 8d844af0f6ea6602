import { Fragment, type Ref } from 'react';
import { useDispatch } from 'react-redux';
import { paymentEditMaintenance } from '~config/paymentMaintenance';
import { berlinDateTime } from '~/domain/common/berlinTime';
import {
  editPaymentFacts,
  isPaymentInMaintenance,
  paymentRuledOut,
  restrictionOf,
} from '~/domain/order/editOrderRules';
import { availablePayments } from '~/domain/payment/availablePayments';
import {
  isInstallmentMethod,
  type BankDetails,
  type DueDay,
  type InstallmentMethod,
  type PaymentMethod,
} from '~/domain/payment/payment';
import { deskNow } from '~/features/call/deskTime';
import { editOrderActions } from '../state/editOrderSlice';
import { pendingOperations } from '../state/editWork';
import { ResetMessage } from '~/features/payment/components/ResetMessage';
import { refusalText } from '~/features/payment/paymentTexts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { ChoiceKeys } from '~/shared/ui/ChoiceKeys';
import { ChoiceCard } from '~/shared/ui/ChoiceCard';
import { Panel } from '~/shared/ui/Panel';
import { paymentText, restrictionText } from '../changeTexts';
import { EditBankPart } from './EditBankPart';
import { PanelStatus } from './PanelStatus';
import type { OpenEditView } from './useOpenEdit';
import '~/shared/i18n/dialogTexts.de';
import '../editOrderTexts.de';
import '~/domain/payment/paymentMethodWords.de';
import styles from './EditOrder.module.css';

interface EditPaymentPanelProps {
  readonly view: OpenEditView;
  readonly firstOptionRef: Ref<HTMLInputElement>;
}

/** Renders the payment methods by the rules of the order entry; a disabled one shows its reason (REQ F2.2, F2.3, F2.6). */
export function EditPaymentPanel({ view, firstOptionRef }: EditPaymentPanelProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { edit, state, currency, paymentContext, shown, isLocked } = view;
  const { payment } = shown;
  const isSaving = pendingOperations(state).some(({ type }) => type === 'CHANGE_PAYMENT');
  const isDebitWanted = state.typed.payment !== null && !isSaving;
  const setDebitWanted = (isWanted: boolean) =>
    dispatch(editOrderActions.formTyped({ payment: isWanted ? 'DIRECT_DEBIT' : null }));
  const ruledOut = paymentRuledOut({ editedOffer: shown, baseline: edit.baseline }, paymentContext);
  const facts = editPaymentFacts({ ...edit, editedOffer: shown }, paymentContext);
  const choices = availablePayments(facts).filter(({ refusal }) => refusal?.kind !== 'onlineShopOnly');
  const block = blockText(edit.restrictions, t);
  const isBlocked = isLocked || block !== null;
  const chosen = ruledOut === null ? payment : null;
  const current = isDebitWanted ? 'DIRECT_DEBIT' : (chosen?.method ?? null);
  const focusTarget =
    choices.find(({ method }) => method === current) ?? choices.find(({ refusal }) => refusal === null);
  const send = (selection: Parameters<typeof changeOf>[0]) =>
    dispatch(editOrderActions.operationRequested(changeOf(selection)));
  const askForPlans = (method: InstallmentMethod, dueDay: DueDay) =>
    send({ method, bank: { kind: 'missing' }, dueDay, count: null, conditionsAccepted: false });
  const choose = (method: PaymentMethod) => {
    setDebitWanted(method === 'DIRECT_DEBIT');
    dispatch(editOrderActions.reported({ bankingInfo: { status: 'none' } }));
    if (method === 'DIRECT_DEBIT') return;
    if (isInstallmentMethod(method)) askForPlans(method, 1);
    else send({ method });
  };
  const sendBank = (bank: BankDetails) => send({ method: 'DIRECT_DEBIT', bank });
  const isListed = choices.some(({ method }) => method === payment?.method);
  return (
    <Panel
      title={t('payment.title')}
      shortcut={keys.payment.label}
      aside={<PanelStatus activity={state.activity.payment} />}
    >
      {block !== null && <p className={styles.panelNote}>{block}</p>}
      {ruledOut !== null && <ResetMessage reset={{ kind: 'ruledOut', ...ruledOut }} currency={currency} />}
      {payment !== null && !isListed && (
        <p className={styles.current}>{t('editOrder.payment.current', { method: paymentText(payment, t) })}</p>
      )}
      <ChoiceKeys
        restorePoint={() => () => {
          const method = choices.find((choice) => choice.method === chosen?.method)?.method ?? null;
          // Bank details and plans that were entered before are not known here, so the payment of the order is restored.
          if (method === null || method === 'DIRECT_DEBIT' || isInstallmentMethod(method)) {
            dispatch(editOrderActions.undoRequested('payment'));
          } else choose(method);
          setDebitWanted(isDebitWanted);
        }}
      >
        <div role="radiogroup" aria-label={t('payment.title')} aria-keyshortcuts={keys.payment.aria}>
          {choices.map(({ method, refusal }, index) => (
            <Fragment key={method}>
              <ChoiceCard
                ref={method === focusTarget?.method ? firstOptionRef : undefined}
                name="editPayment"
                choice={choiceOf(index)}
                compact
                value={method}
                checked={method === current}
                disabled={isBlocked || (refusal !== null && method !== chosen?.method)}
                onChoose={() => choose(method)}
                title={t(`payment.method.${method}`)}
              >
                {refusal === null ? undefined : refusalText(refusal, currency, t)}
              </ChoiceCard>
              {method === chosen?.method && !isDebitWanted && isInstallmentMethod(method) && (
                <div className={styles.cardPart}>
                  <span>{chosen.count !== null && paymentText(chosen, t)}</span>{' '}
                  <Button
                    look="link"
                    data-installments
                    isOff={isBlocked}
                    onClick={() => {
                      dispatch(editOrderActions.reported({ installments: 'EDIT_MODE' }));
                      // A service may name the plans in its answer to a change of the payment only (REQ F2.2).
                      if (edit.installmentPlans.length === 0) askForPlans(method, chosen.dueDay ?? 1);
                    }}
                  >
                    {t(chosen.count === null ? 'editOrder.payment.agreePlan' : 'editOrder.payment.changePlan')}
                  </Button>
                </div>
              )}
              {method === 'DIRECT_DEBIT' && payment?.method === method && !isDebitWanted && (
                <div className={styles.cardPart}>
                  {payment.maskedIban !== null && t('editOrder.payment.account', { iban: payment.maskedIban })}{' '}
                  <Button look="link" isOff={isBlocked} onClick={() => setDebitWanted(true)}>
                    {t('editOrder.payment.otherBank')}
                  </Button>
                </div>
              )}
              {method === 'DIRECT_DEBIT' && isDebitWanted && (
                <div className={styles.cardPart} data-form="payment">
                  <EditBankPart customer={state.customer} bankingInfo={state.bankingInfo} onDone={sendBank} />
                  <Button look="link" onClick={() => setDebitWanted(false)}>
                    {t('common.cancel')}
                  </Button>
                </div>
              )}
            </Fragment>
          ))}
        </div>
      </ChoiceKeys>
    </Panel>
  );
}

type Selection = Parameters<typeof editOrderActions.operationRequested>[0];

function changeOf(payment: Extract<Selection, { type: 'CHANGE_PAYMENT' }>['payment']): Selection {
  return { type: 'CHANGE_PAYMENT', payment, plan: null };
}

/** Why the payment cannot be changed at all (DECISIONS 44). */
function blockText(restrictions: OpenEditView['edit']['restrictions'], t: Translate): string | null {
  const maintenance = paymentEditMaintenance();
  if (isPaymentInMaintenance(maintenance, deskNow())) {
    const until = berlinDateTime(maintenance);
    return until === '' ? t('editOrder.payment.maintenance') : t('editOrder.payment.maintenanceUntil', { until });
  }
  const reason = restrictionOf('CHANGE_PAYMENT', restrictions);
  return reason === null ? null : restrictionText(reason, t);
}
