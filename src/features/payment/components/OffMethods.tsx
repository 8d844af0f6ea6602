import { useDispatch } from 'react-redux';
import { availablePayments, type PaymentFacts, type PaymentRefusal } from '~/domain/payment/availablePayments';
import type { Currency } from '~/domain/common/country';
import type { PaymentMethod } from '~/domain/payment/payment';
import { cheapestRepair, type PaymentRepair } from '~/domain/payment/paymentRepair';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Kbd } from '~/shared/ui/Kbd';
import { usePopupClose } from '~/shared/ui/Popup';
import { paymentActions } from '../paymentSlice';
import { refusalText } from '../paymentTexts';
import '~/domain/payment/paymentMethodWords.de';
import '../offMethodTexts.de';
import popup from '~/shared/ui/Popup.module.css';

interface OffMethodsProps {
  /** The methods that are offered on the telephone, each with the digit that chooses it. */
  readonly choices: readonly {
    readonly method: PaymentMethod;
    readonly refusal: PaymentRefusal | null;
    readonly digit: string | undefined;
  }[];
  readonly facts: PaymentFacts;
  readonly currency: Currency;
  /** Called with the change of the order that makes the method possible, when the agent presses its button. */
  readonly onRepair: (repair: PaymentRepair) => void;
}

/** Renders why each method is not possible, with a button for the cheapest single change that makes it possible, if there is one. */
export function OffMethods({ choices, facts, currency, onRepair }: OffMethodsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const close = usePopupClose();
  const onlineShop = availablePayments(facts).filter(({ refusal }) => refusal?.kind === 'onlineShopOnly');
  return (
    <ul className={popup.reasons}>
      {choices.map(({ method, refusal, digit }) => {
        if (refusal === null) return null;
        const repair = cheapestRepair(method, facts);
        return (
          <li key={method}>
            <b>{t(`payment.method.${method}`)}</b> {digit !== undefined && <Kbd isLight>{digit}</Kbd>}
            <br />
            {refusalText(refusal, currency, t)}{' '}
            {repair !== null && (
              <Button
                look="link"
                aria-label={t('payment.repair.named', {
                  method: t(`payment.method.${method}`),
                  step: t(`payment.repair.${repair.kind}`),
                })}
                onClick={() => {
                  close();
                  onRepair(repair);
                }}
              >
                {t(`payment.repair.${repair.kind}`)}
              </Button>
            )}
          </li>
        );
      })}
      {onlineShop.length > 0 && (
        <li>
          {onlineShop.map(({ method }) => t(`payment.method.${method}`)).join(', ')}:{' '}
          {t('payment.refusal.onlineShopOnly')}{' '}
          <Button
            look="link"
            onClick={() => {
              close();
              dispatch(paymentActions.onlineShopOpened('restricted'));
            }}
          >
            {t('payment.onlineShop.hint')}
          </Button>
        </li>
      )}
    </ul>
  );
}
