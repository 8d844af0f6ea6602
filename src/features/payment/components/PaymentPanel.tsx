import { Fragment, useState, type Ref } from 'react';
import { useDispatch } from 'react-redux';
import { joinParts } from '~/domain/common/joinParts';
import { availablePayments, type PaymentFacts } from '~/domain/payment/availablePayments';
import type { Currency, Country } from '~/domain/common/country';
import type { InstallmentPlan, PaymentMethod } from '~/domain/payment/payment';
import type { PaymentRepair } from '~/domain/payment/paymentRepair';
import { useParts } from '~/shared/hooks/useParts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { keys } from '~/shared/keyboard/keys';
import { typeAhead } from '~/shared/keyboard/typeAhead';
import { ChoiceKeys } from '~/shared/ui/ChoiceKeys';
import { ChoiceCard } from '~/shared/ui/ChoiceCard';
import { Panel } from '~/shared/ui/Panel';
import { PanelMenu } from '~/shared/ui/PanelMenu';
import { Popup } from '~/shared/ui/Popup';
import { Tag } from '~/shared/ui/Tag';
import { laterPart } from '~/shared/ui/laterPart';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { paymentActions, selectPaymentState } from '../paymentSlice';
import { refusalText } from '../paymentTexts';
import type { KnownBank } from './BankDetailsPart';
import '~/domain/payment/paymentMethodWords.de';
import '../paymentTexts.de';
import styles from './PaymentPanel.module.css';

const BankDetailsPart = laterPart(async () => (await import('./BankDetailsPart')).BankDetailsPart, 'inPlace');
const InstallmentPart = laterPart(async () => (await import('./InstallmentPart')).InstallmentPart, 'inPlace');
const ResetMessage = laterPart(async () => (await import('./ResetMessage')).ResetMessage, 'inPlace');
const PaymentMenu = laterPart(async () => (await import('./PaymentMenu')).PaymentMenu, 'inPlace');
const OffMethods = laterPart(async () => (await import('./OffMethods')).OffMethods, 'inPlace');

interface PaymentPanelProps {
  readonly facts: PaymentFacts;
  readonly currency: Currency;
  /** The current offer's plans for the chosen installment method. */
  readonly plans: readonly InstallmentPlan[];
  readonly preferred: PaymentMethod | null;
  /** The customer has a record in which a preference can be stored. */
  readonly mayKeep: boolean;
  /** Bank details that the customer has on file. */
  readonly knownBank: KnownBank | null;
  /** The customer's name, which the bank form begins with; empty without a customer. */
  readonly holder: string;
  readonly firstOptionRef: Ref<HTMLInputElement>;
  /** Applies the change that makes a method available. */
  readonly onRepair: (repair: PaymentRepair) => void;
}

/**
 * Renders the payment methods. One line at the end names those that are not possible and opens their reasons. Each of them is also a
 * disabled option of the radio group, visually hidden, so that its digit works and a screen reader finds it with its reason (UX 3).
 */
export function PaymentPanel(props: PaymentPanelProps) {
  const { facts, currency, plans, preferred, mayKeep, knownBank, holder, firstOptionRef, onRepair } = props;
  const t = useText();
  const dispatch = useDispatch();
  const { selection, reset } = useParts(selectPaymentState, 'selection', 'reset');
  const choices = availablePayments(facts);
  const telephone = choices
    .filter(({ refusal }) => refusal?.kind !== 'onlineShopOnly')
    .map((choice, index) => ({ ...choice, digit: choiceOf(index) }));
  const off = choices.filter(({ refusal }) => refusal !== null);
  /** Chosen by its digit: the focus may go on to what it needs, unlike with arrow keys. */
  const [byDigit, setByDigit] = useState<PaymentMethod | null>(null);
  const [refused, setRefused] = useState<PaymentMethod | null>(null);
  const said = telephone.find(({ method }) => method === refused)?.refusal ?? null;
  const noteChoice = (control: HTMLElement) => {
    if (!(control instanceof HTMLInputElement)) return;
    const method = telephone.find((choice) => choice.method === control.value)?.method ?? null;
    setByDigit(control.disabled ? null : method);
    const opensBankForm = method === 'DIRECT_DEBIT' && selection?.method !== method && knownBank === null;
    if (opensBankForm && !control.disabled) typeAhead.awaitForm();
    setRefused(control.disabled ? method : null);
  };
  const focusTarget = selection?.method ?? choices.find(({ refusal }) => refusal === null)?.method;
  return (
    <Panel
      title={t('payment.title')}
      shortcut={keys.payment.label}
      aside={
        <PanelMenu of={t('payment.title')}>
          <PaymentMenu
            method={selection?.method ?? null}
            preferred={preferred}
            mayKeep={mayKeep}
            hasBankDetails={knownBank !== null}
          />
        </PanelMenu>
      }
      plain
      className={styles.panel}
    >
      {reset !== null && <ResetMessage reset={reset} currency={currency} />}
      <ChoiceKeys onChosen={noteChoice} restorePoint={() => () => dispatch(paymentActions.choiceUndone(selection))}>
        <div role="radiogroup" aria-label={t('payment.title')} aria-keyshortcuts={keys.payment.aria}>
          {telephone.map(({ method, refusal, digit }) => (
            <Fragment key={method}>
              <div className={refusal === null ? undefined : 'visually-hidden'}>
                <ChoiceCard
                  ref={method === focusTarget ? firstOptionRef : undefined}
                  name="payment"
                  choice={digit}
                  compact
                  value={method}
                  checked={selection?.method === method}
                  disabled={refusal !== null}
                  onChoose={() => {
                    setByDigit(null);
                    dispatch(paymentActions.methodChosen({ method, hasBankDetails: knownBank !== null }));
                  }}
                  title={
                    <>
                      {t(`payment.method.${method}`)} {method === preferred && <Tag>{t('payment.preferred')}</Tag>}
                    </>
                  }
                >
                  {refusal === null ? hintOf(method, facts, knownBank, currency, t) : refusalText(refusal, currency, t)}
                </ChoiceCard>
              </div>
              {method === 'DIRECT_DEBIT' && selection?.method === 'DIRECT_DEBIT' && (
                <BankDetailsPart
                  bank={selection.bank}
                  knownBank={knownBank}
                  mayStore={mayKeep}
                  holder={holder}
                  startsAtIban={byDigit === 'DIRECT_DEBIT'}
                />
              )}
              {method === selection?.method && 'count' in selection && (
                <InstallmentPart selection={selection} plans={plans} currency={currency} />
              )}
            </Fragment>
          ))}
        </div>
      </ChoiceKeys>
      {off.length > 0 && (
        <Popup
          look="off"
          opensOnTab
          label={t('payment.off', { methods: off.map(({ method }) => t(`payment.method.${method}`)).join(', ') })}
        >
          <OffMethods
            pending={<p role="status">{t('common.loading')}</p>}
            choices={telephone}
            facts={facts}
            currency={currency}
            onRepair={onRepair}
          />
        </Popup>
      )}
      <p aria-live="polite" className={styles.refused} data-refused-choice>
        {said !== null && refused !== null && `${t(`payment.method.${refused}`)}: ${refusalText(said, currency, t)}`}
      </p>
    </Panel>
  );
}

const cashOnDeliveryHints = {
  DE: 'payment.hint.CASH_ON_DELIVERY',
  AT: 'payment.hint.CASH_ON_DELIVERY_AT',
  CH: 'payment.hint.CASH_ON_DELIVERY_CH',
} as const satisfies Record<Country, string>;

function hintOf(
  method: PaymentMethod,
  { country, installmentMinimum }: PaymentFacts,
  bank: KnownBank | null,
  currency: Currency,
  t: Translate,
): string | undefined {
  switch (method) {
    case 'INVOICE':
      return t('payment.hint.INVOICE');
    case 'DIRECT_DEBIT':
      return bank === null ? t('payment.hint.DIRECT_DEBIT') : joinParts([bank.maskedIban, bank.bankName]);
    case 'CASH_ON_DELIVERY':
      return t(cashOnDeliveryHints[country]);
    case 'INSTALLMENTS':
      return t('payment.hint.INSTALLMENTS');
    case 'INSTALLMENTS_FACTORING':
      return t('payment.hint.INSTALLMENTS_FACTORING', { minimum: formatMoney(installmentMinimum, currency) });
    case 'PAYPAL':
    case 'CREDIT_CARD':
    case 'SOFORT':
      return undefined;
  }
}
