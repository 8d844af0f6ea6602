import { Fragment, useEffect, useId, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Address } from '~/domain/address/address';
import {
  isChosenAddress,
  paymentOf,
  type CheckoutMethod,
  type CheckoutPayment,
  type CheckoutValue,
} from '~/domain/order/checkout';
import type { BankDetails } from '~/domain/payment/payment';
import { useText } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { ChoiceCard } from '~/shared/ui/ChoiceCard';
import { checkoutActions, selectCheckoutBank } from '../checkoutSlice';
import { BankChoice } from './BankChoice';
import { BankForm } from './BankForm';
import { useFocusAfterChange } from './useFocusAfterChange';
import '~/domain/address/addressWords.de';
import '~/domain/payment/paymentMethodWords.de';
import '../checkoutTexts.de';
import '../paymentTexts.de';
import styles from './CheckoutForm.module.css';

export interface CheckoutPart {
  /** What is missing in this part; null: nothing. */
  readonly problem: string | null;
}

/** What the form shows, in words; `flows/checkOut` makes it from the value and the facts. */
export interface CheckoutView {
  readonly payment: CheckoutPart & {
    readonly choices: readonly {
      readonly method: CheckoutMethod;
      readonly title: string;
      /** Why the method cannot be chosen, or what the caller should know about it. */
      readonly detail: string | undefined;
      readonly isRefused: boolean;
    }[];
    readonly hasBankOnFile: boolean;
  };
  readonly deliveryAddress: CheckoutPart & {
    readonly choices: readonly { readonly address: Address; readonly title: string; readonly detail: string }[];
  };
}

export interface CheckoutFormProps {
  readonly view: CheckoutView;
  readonly value: CheckoutValue;
  readonly onChange: (value: CheckoutValue) => void;
  /** Shows what is missing: false until the agent has tried to submit. */
  readonly showProblems: boolean;
  /** Renders one part only, where the other one stays as it is. */
  readonly only?: 'payment' | 'deliveryAddress';
  /** The address part alone stands below the payment part of the same dialog, whose digits come first. */
  readonly isBelowPayment?: boolean;
  /** Marks the first open choice to be focused when its dialog opens. */
  readonly takesFocus?: boolean;
}

/**
 * Renders the choice of delivery address and payment outside an order. Controlled: the value is the caller's. It contains a
 * form of its own for typed bank details, so it must not be inside a `<form>`.
 */
export function CheckoutForm({ only, isBelowPayment = false, takesFocus = false, ...props }: CheckoutFormProps) {
  // An address that is preselected needs no key.
  const { payment, deliveryAddress } = props.view;
  const startsWithPayment = only === 'payment' || (only === undefined && deliveryAddress.problem === null);
  return (
    <div className={styles.parts}>
      {only !== 'payment' && (
        <AddressPart
          {...props}
          takesFocus={takesFocus && !startsWithPayment}
          before={isBelowPayment ? payment.choices.length : 0}
        />
      )}
      {only !== 'deliveryAddress' && (
        <PaymentPart
          {...props}
          takesFocus={takesFocus && startsWithPayment}
          before={only === 'payment' ? 0 : deliveryAddress.choices.length}
        />
      )}
    </div>
  );
}

interface PartProps extends Pick<CheckoutFormProps, 'view' | 'value' | 'onChange' | 'showProblems'> {
  readonly takesFocus: boolean;
  /** The number of choices above, after which the digits go on. */
  readonly before: number;
}

function AddressPart({ view, value, onChange, showProblems, takesFocus, before }: PartProps) {
  const t = useText();
  const name = useId();
  const { choices, problem } = view.deliveryAddress;
  const chosen = choices.findIndex(({ address }) => isChosenAddress(address, value.deliveryAddress));
  return (
    <ChoiceGroup title={t('address.delivery')} problem={showProblems ? problem : null}>
      {choices.map(({ address, title, detail }, index) => (
        <ChoiceCard
          key={`${address.id} ${String(index)}`}
          name={name}
          compact
          choice={choiceOf(before + index)}
          value={String(index)}
          checked={index === chosen}
          initialFocus={takesFocus && index === Math.max(chosen, 0)}
          onChoose={() => onChange({ ...value, deliveryAddress: address })}
          title={title}
        >
          {detail}
        </ChoiceCard>
      ))}
      {choices.length === 0 && <p>{t('payment.checkout.noAddress')}</p>}
    </ChoiceGroup>
  );
}

function PaymentPart({ view, value, onChange, showProblems, takesFocus, before }: PartProps) {
  const t = useText();
  const name = useId();
  const { choices, hasBankOnFile, problem } = view.payment;
  const { payment } = value;
  const choose = (chosen: CheckoutPayment) => onChange({ ...value, payment: chosen });
  const focused = payment?.method ?? choices.find(({ isRefused }) => !isRefused)?.method;
  return (
    <ChoiceGroup title={t('payment.title')} problem={showProblems ? problem : null}>
      {choices.map(({ method, title, detail, isRefused }, index) => (
        <Fragment key={method}>
          <ChoiceCard
            name={name}
            compact
            choice={choiceOf(before + index)}
            value={method}
            checked={method === payment?.method}
            disabled={isRefused}
            initialFocus={takesFocus && method === focused}
            onChoose={() => choose(paymentOf(method, hasBankOnFile))}
            title={title}
          >
            {detail}
          </ChoiceCard>
          {method === 'DIRECT_DEBIT' && payment?.method === 'DIRECT_DEBIT' && (
            <BankPart bank={payment.bank} hasBankOnFile={hasBankOnFile} onBank={(bank) => choose({ method, bank })} />
          )}
        </Fragment>
      ))}
    </ChoiceGroup>
  );
}

interface BankPartProps {
  readonly bank: BankDetails;
  readonly hasBankOnFile: boolean;
  readonly onBank: (bank: BankDetails) => void;
}

/** Renders the bank details of a direct debit: those on file with the caller's consent, or typed ones (REQ H1.1). */
function BankPart({ bank, hasBankOnFile, onBank }: BankPartProps) {
  const dispatch = useDispatch();
  const check = useSelector(selectCheckoutBank);
  const part = useRef<HTMLDivElement>(null);
  useFocusAfterChange(part, bank.kind);
  useEffect(() => {
    if (check.status !== 'valid') return;
    dispatch(checkoutActions.bankCleared());
    onBank({ kind: 'entered', ...check.bank });
  }, [check, dispatch, onBank]);
  // A check must not fill the form of another customer.
  useEffect(
    () => () => {
      dispatch(checkoutActions.bankCleared());
    },
    [dispatch],
  );
  return (
    <div ref={part} className={styles.bank}>
      <BankChoice
        bank={bank}
        isOnFile={hasBankOnFile}
        onAgreed={(agreed) => onBank({ kind: agreed ? 'prefilled' : 'onFile' })}
        onOther={() => onBank({ kind: 'missing' })}
      >
        <BankForm
          ibanCheck={check.status === 'valid' ? { status: 'checking' } : check}
          takesFocus={hasBankOnFile}
          onEntered={(entered) => dispatch(checkoutActions.bankEntered(entered))}
        />
      </BankChoice>
    </div>
  );
}

interface ChoiceGroupProps {
  readonly title: string;
  readonly problem: string | null;
  readonly children: ReactNode;
}

function ChoiceGroup({ title, problem, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <section className={styles.part}>
      <h3 className={styles.head}>{title}</h3>
      <div role="radiogroup" aria-label={title} aria-describedby={problem === null ? undefined : id}>
        {children}
      </div>
      {problem !== null && (
        <p id={id} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </section>
  );
}
