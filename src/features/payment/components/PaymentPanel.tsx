import { Fragment, Suspense, lazy, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PaymentChoice } from '~/domain/availablePayments';
import type { Currency } from '~/domain/country';
import type { BankDetails, PaymentMethod } from '~/domain/payment';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { paymentMethodWords } from '~/shared/i18n/words';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
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
  /** Bank details the customer has on file. */
  readonly knownBank: KnownBank | null;
  readonly firstOptionRef: Ref<HTMLInputElement>;
}

/** How the customer pays; a method that is off says why (UX principle 3). */
export function PaymentPanel({ choices, currency, country, preferred, knownBank, firstOptionRef }: PaymentPanelProps) {
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
              <BankDetailsPart bank={selection.bank} knownBank={knownBank} />
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
}

/** The bank form of a direct debit stands under its option; details on file need none. */
function BankDetailsPart({ bank, knownBank }: BankDetailsPartProps) {
  const t = useText();
  const dispatch = useDispatch();
  const change = () => dispatch(paymentActions.otherBankDetailsWanted());
  switch (bank.kind) {
    case 'prefilled':
      return knownBank === null ? null : (
        <div className={styles.bank}>
          <Button look="link" onClick={change}>
            {t('payment.bank.other')}
          </Button>
        </div>
      );
    case 'entered':
      return (
        <div className={styles.bank}>
          {t('payment.bank.entered', { bank: bank.bankName, last: bank.iban.slice(-4) })}{' '}
          <Button look="link" onClick={change}>
            {t('payment.bank.change')}
          </Button>
        </div>
      );
    case 'missing':
      return (
        <div className={styles.bank}>
          <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
            <BankForm />
          </Suspense>
        </div>
      );
  }
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
