import { Fragment, Suspense, useState, type Ref } from 'react';
import { useDispatch } from 'react-redux';
import { availablePayments, type PaymentFacts } from '~/domain/payment/availablePayments';
import type { Currency, Country } from '~/domain/common/country';
import type { InstallmentPlan, PaymentMethod } from '~/domain/payment/payment';
import { cheapestRepair, type PaymentRepair } from '~/domain/payment/paymentRepair';
import { preferredPaymentProblem } from '~/domain/payment/preferredPayment';
import { useParts } from '~/shared/hooks/useParts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { keys } from '~/shared/keyboard/keys';
import { typeAhead } from '~/shared/keyboard/typeAhead';
import { Button } from '~/shared/ui/Button';
import { ChoiceKeys } from '~/shared/ui/ChoiceKeys';
import { ChoiceCard } from '~/shared/ui/ChoiceCard';
import { Panel } from '~/shared/ui/Panel';
import { Tag } from '~/shared/ui/Tag';
import { laterPart } from '~/shared/ui/laterPart';
import { paymentActions, selectPaymentState } from '../paymentSlice';
import { refusalText } from '../paymentTexts';
import type { KnownBank } from './BankDetailsPart';
import { InstallmentPart } from './InstallmentPart';
import '~/domain/payment/paymentMethodWords.de';
import '../paymentTexts.de';
import styles from './PaymentPanel.module.css';

const BankDetailsPart = laterPart(async () => (await import('./BankDetailsPart')).BankDetailsPart, 'inPlace');
const ResetMessage = laterPart(async () => (await import('./ResetMessage')).ResetMessage, 'inPlace');

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

/** Renders the payment methods; a disabled method shows its reason (UX 3). */
export function PaymentPanel(props: PaymentPanelProps) {
  const { facts, currency, plans, preferred, mayKeep, knownBank, holder, firstOptionRef, onRepair } = props;
  const t = useText();
  const dispatch = useDispatch();
  const { selection, reset } = useParts(selectPaymentState, 'selection', 'reset');
  const choices = availablePayments(facts);
  const telephone = choices.filter(({ refusal }) => refusal?.kind !== 'onlineShopOnly');
  const onlineShop = choices.filter(({ refusal }) => refusal?.kind === 'onlineShopOnly');
  /** Chosen by its digit: the focus may go on to what it needs, unlike with arrow keys. */
  const [byDigit, setByDigit] = useState<PaymentMethod | null>(null);
  const [refused, setRefused] = useState<PaymentMethod | null>(null);
  const said = telephone.find(({ method }) => method === refused);
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
    <Panel title={t('payment.title')} shortcut={keys.payment.label} plain className={styles.panel}>
      <Suspense>{reset !== null && <ResetMessage reset={reset} currency={currency} />}</Suspense>
      <ChoiceKeys onChosen={noteChoice} restorePoint={() => () => dispatch(paymentActions.choiceUndone(selection))}>
        <div role="radiogroup" aria-label={t('payment.title')} aria-keyshortcuts={keys.payment.aria}>
          {telephone.map(({ method, refusal }, index) => (
            <Fragment key={method}>
              <ChoiceCard
                ref={method === focusTarget ? firstOptionRef : undefined}
                name="payment"
                choice={choiceOf(index)}
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
                {refusal === null ? hintOf(method, facts.country, knownBank, t) : refusalText(refusal, currency, t)}
              </ChoiceCard>
              {refusal !== null && <RepairLink method={method} facts={facts} onRepair={onRepair} />}
              {method === 'DIRECT_DEBIT' && selection?.method === 'DIRECT_DEBIT' && (
                <Suspense>
                  <BankDetailsPart
                    bank={selection.bank}
                    knownBank={knownBank}
                    mayStore={mayKeep}
                    holder={holder}
                    startsAtIban={byDigit === 'DIRECT_DEBIT'}
                  />
                </Suspense>
              )}
              {method === selection?.method && 'count' in selection && (
                <InstallmentPart selection={selection} plans={plans} currency={currency} />
              )}
              {method === selection?.method && mayKeep && method !== preferred && (
                <PreferenceLink method={method} hasBankDetails={knownBank !== null} />
              )}
            </Fragment>
          ))}
        </div>
      </ChoiceKeys>
      <p aria-live="polite" className="visually-hidden" data-refused-choice>
        {said?.refusal && `${t(`payment.method.${said.method}`)}: ${refusalText(said.refusal, currency, t)}`}
      </p>
      {onlineShop.length > 0 && (
        <p className={styles.onlineShop}>
          {onlineShop.map(({ method }) => t(`payment.method.${method}`)).join(', ')}:{' '}
          {t('payment.refusal.onlineShopOnly')}{' '}
          <Button look="link" onClick={() => dispatch(paymentActions.onlineShopOpened('restricted'))}>
            {t('payment.onlineShop.hint')}
          </Button>
        </p>
      )}
    </Panel>
  );
}

interface RepairLinkProps {
  readonly method: PaymentMethod;
  readonly facts: PaymentFacts;
  readonly onRepair: (repair: PaymentRepair) => void;
}

/** Renders the cheapest change that makes a method available, where a single one is enough. */
function RepairLink({ method, facts, onRepair }: RepairLinkProps) {
  const t = useText();
  const repair = cheapestRepair(method, facts);
  if (repair === null) return null;
  return (
    <div className={styles.repair}>
      <Button
        look="link"
        aria-label={t('payment.repair.named', {
          method: t(`payment.method.${method}`),
          step: t(`payment.repair.${repair.kind}`),
        })}
        onClick={() => onRepair(repair)}
      >
        {t(`payment.repair.${repair.kind}`)}
      </Button>
    </div>
  );
}

interface PreferenceLinkProps {
  readonly method: PaymentMethod;
  readonly hasBankDetails: boolean;
}

/** Renders the link that stores the chosen method as preferred, where the rules allow it (REQ B12.1, B12.2). */
function PreferenceLink({ method, hasBankDetails }: PreferenceLinkProps) {
  const t = useText();
  const dispatch = useDispatch();
  const problem = preferredPaymentProblem(method, hasBankDetails);
  if (problem === 'onlineShopOnly') return null;
  return (
    <div className={styles.bank}>
      <Button
        look="link"
        aria-disabled={problem !== null}
        onClick={() => {
          if (problem === null) dispatch(paymentActions.preferenceRequested(method));
        }}
      >
        {t('payment.prefer')}
      </Button>
      {problem !== null && <p>{t('payment.preferNeedsBank')}</p>}
    </div>
  );
}

const cashOnDeliveryHints = {
  DE: 'payment.hint.CASH_ON_DELIVERY',
  AT: 'payment.hint.CASH_ON_DELIVERY_AT',
  CH: 'payment.hint.CASH_ON_DELIVERY_CH',
} as const satisfies Record<Country, string>;

function hintOf(method: PaymentMethod, country: Country, bank: KnownBank | null, t: Translate): string | undefined {
  switch (method) {
    case 'INVOICE':
      return t('payment.hint.INVOICE');
    case 'DIRECT_DEBIT':
      return bank === null ? t('payment.hint.DIRECT_DEBIT') : `${bank.maskedIban}, ${bank.bankName}`;
    case 'CASH_ON_DELIVERY':
      return t(cashOnDeliveryHints[country]);
    case 'INSTALLMENTS':
      return t('payment.hint.INSTALLMENTS');
    case 'INSTALLMENTS_FACTORING':
      return t('payment.hint.INSTALLMENTS_FACTORING');
    case 'PAYPAL':
    case 'CREDIT_CARD':
    case 'SOFORT':
      return undefined;
  }
}
