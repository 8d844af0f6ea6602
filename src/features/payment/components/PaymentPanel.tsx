import { Fragment, Suspense, lazy, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { bankFormState } from '~/domain/bankForm';
import type { PaymentChoice } from '~/domain/availablePayments';
import type { Currency } from '~/domain/country';
import type { BankDetails, PaymentMethod } from '~/domain/payment';
import { preferredPaymentProblem } from '~/domain/preferredPayment';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { paymentMethodWords } from '~/shared/i18n/words';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { ChoiceCard } from '~/shared/ui/ChoiceCard';
import { Message } from '~/shared/ui/Message';
import { Panel } from '~/shared/ui/Panel';
import { Tag } from '~/shared/ui/Tag';
import { paymentActions, selectPayment, type PaymentReset } from '../paymentSlice';
import { refusalText } from '../paymentTexts';
import styles from './PaymentPanel.module.css';

const BankForm = lazy(async () => ({ default: (await import('./BankForm')).BankForm }));

export interface KnownBank {
  readonly maskedIban: string;
  readonly bankName: string;
}

interface PaymentPanelProps {
  readonly choices: readonly PaymentChoice[];
  readonly currency: Currency;
  readonly country: 'DE' | 'AT' | 'CH';
  readonly preferred: PaymentMethod | null;
  /** The customer has a record in which preferences are kept. */
  readonly mayKeep: boolean;
  /** Bank details the customer has on file. */
  readonly knownBank: KnownBank | null;
  readonly firstOptionRef: Ref<HTMLInputElement>;
}

/** How the customer pays; a method that is off says why (UX principle 3). */
export function PaymentPanel(props: PaymentPanelProps) {
  const { choices, currency, country, preferred, mayKeep, knownBank, firstOptionRef } = props;
  const t = useText();
  const dispatch = useDispatch();
  const { selection, reset } = useSelector(selectPayment);
  const telephone = choices.filter(({ refusal }) => refusal?.kind !== 'onlineShopOnly');
  const onlineShop = choices.filter(({ refusal }) => refusal?.kind === 'onlineShopOnly');
  const focusTarget = selection?.method ?? choices.find(({ refusal }) => refusal === null)?.method;
  return (
    <Panel title={t('payment.title')} shortcut={keys.payment.label} plain className={styles.panel}>
      {reset !== null && <Message tone="warning">{resetText(reset, t)}</Message>}
      <div role="radiogroup" aria-label={t('payment.title')} aria-keyshortcuts={keys.payment.aria}>
        {telephone.map(({ method, refusal }) => (
          <Fragment key={method}>
            <ChoiceCard
              ref={method === focusTarget ? firstOptionRef : undefined}
              name="payment"
              value={method}
              checked={selection?.method === method}
              disabled={refusal !== null}
              onChoose={() => dispatch(paymentActions.methodChosen({ method, hasBankDetails: knownBank !== null }))}
              title={
                <>
                  {t(paymentMethodWords[method])} {method === preferred && <Tag>{t('payment.preferred')}</Tag>}
                </>
              }
            >
              {refusal === null ? hintOf(method, country, knownBank, t) : refusalText(refusal, currency, t)}
            </ChoiceCard>
            {method === 'DIRECT_DEBIT' && selection?.method === 'DIRECT_DEBIT' && (
              <BankDetailsPart bank={selection.bank} knownBank={knownBank} mayStore={mayKeep} />
            )}
            {method === selection?.method && mayKeep && method !== preferred && (
              <PreferenceLink method={method} hasBankDetails={knownBank !== null} />
            )}
          </Fragment>
        ))}
      </div>
      {onlineShop.length > 0 && (
        <p className={styles.onlineShop}>
          {onlineShop.map(({ method }) => t(paymentMethodWords[method])).join(', ')}:{' '}
          {t('payment.refusal.onlineShopOnly')}
        </p>
      )}
    </Panel>
  );
}

interface BankDetailsPartProps {
  readonly bank: BankDetails;
  readonly knownBank: KnownBank | null;
  /** The customer has a record to store the details in. */
  readonly mayStore: boolean;
}

/** The bank form of a direct debit stands under its option; details on file need none. */
function BankDetailsPart({ bank, knownBank, mayStore }: BankDetailsPartProps) {
  const t = useText();
  const dispatch = useDispatch();
  const change = () => dispatch(paymentActions.otherBankDetailsWanted());
  const agree = (agreed: boolean) => dispatch(paymentActions.prefillAgreed(agreed));
  const state = bankFormState({
    needsBankDetails: true,
    hasDetailsOnFile: knownBank !== null,
    consentToPrefill: bank.kind === 'prefilled',
    changed: bank.kind === 'missing' || bank.kind === 'entered',
  });
  if (state === 'initial' || state === 'prefilled') {
    return (
      <div className={styles.bank}>
        <CheckField
          label={t('payment.bank.consent')}
          checked={state === 'prefilled'}
          onChange={(event) => {
            agree(event.currentTarget.checked);
          }}
        />
        <Button look="link" onClick={change}>
          {t('payment.bank.other')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.bank}>
      {bank.kind === 'entered' ? (
        <div className={styles.links}>
          {t('payment.bank.entered', { bank: bank.bankName, last: bank.iban.slice(-4) })}
          <Button look="link" onClick={change}>
            {t('payment.bank.change')}
          </Button>
          {mayStore && (
            <Button look="link" onClick={() => dispatch(paymentActions.bankDetailsStorageRequested())}>
              {t('payment.bank.store')}
            </Button>
          )}
        </div>
      ) : (
        <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
          <BankForm />
        </Suspense>
      )}
      {state === 'prefillChanged' && (
        <Button
          look="link"
          onClick={() => {
            agree(false);
          }}
        >
          {t('payment.bank.useKnown')}
        </Button>
      )}
    </div>
  );
}

interface PreferenceLinkProps {
  readonly method: PaymentMethod;
  readonly hasBankDetails: boolean;
}

/** Keeps the chosen method for the next order, where the rules let it (spec 1 §4.7). */
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

function hintOf(
  method: PaymentMethod,
  country: 'DE' | 'AT' | 'CH',
  bank: KnownBank | null,
  t: Translate,
): string | undefined {
  switch (method) {
    case 'INVOICE':
      return t('payment.hint.INVOICE');
    case 'DIRECT_DEBIT':
      return bank === null ? t('payment.hint.DIRECT_DEBIT') : `${bank.maskedIban}, ${bank.bankName}`;
    case 'CASH_ON_DELIVERY':
      return t(country === 'AT' ? 'payment.hint.CASH_ON_DELIVERY_AT' : 'payment.hint.CASH_ON_DELIVERY');
    case 'INSTALLMENTS':
    case 'INSTALLMENTS_FACTORING':
    case 'PAYPAL':
    case 'CREDIT_CARD':
    case 'SOFORT':
      return undefined;
  }
}

function resetText(reset: PaymentReset, t: Translate): string {
  switch (reset.kind) {
    case 'onlyToBillingAddress':
      return t('payment.reset.onlyToBillingAddress');
    case 'noLongerOffered':
      return t('payment.reset.noLongerOffered', { method: t(paymentMethodWords[reset.method]) });
    case 'bankDetailsLost':
      return t('payment.reset.bankDetailsLost');
  }
}
