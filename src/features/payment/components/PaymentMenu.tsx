import { useDispatch } from 'react-redux';
import type { PaymentMethod } from '~/domain/payment/payment';
import { preferredPaymentProblem } from '~/domain/payment/preferredPayment';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { paymentActions } from '../paymentSlice';
import '../paymentMenuTexts.de';
import '../paymentTexts.de';

interface PaymentMenuProps {
  /** The chosen method. */
  readonly method: PaymentMethod | null;
  readonly preferred: PaymentMethod | null;
  readonly mayKeep: boolean;
  readonly hasBankDetails: boolean;
}

/** Renders the button that stores the chosen method as preferred, where the rules allow it (REQ B12.1, B12.2). */
export function PaymentMenu({ method, preferred, mayKeep, hasBankDetails }: PaymentMenuProps) {
  const t = useText();
  const dispatch = useDispatch();
  const refusal = preferenceRefusal({ method, preferred, mayKeep, hasBankDetails });
  return (
    <>
      <Button
        look="link"
        aria-disabled={refusal !== null}
        onClick={() => {
          if (refusal === null && method !== null) dispatch(paymentActions.preferenceRequested(method));
        }}
      >
        {t('payment.prefer')}
      </Button>
      {refusal !== null && <p>{t(refusal)}</p>}
    </>
  );
}

function preferenceRefusal({ method, preferred, mayKeep, hasBankDetails }: PaymentMenuProps) {
  if (!mayKeep) return 'payment.preferNeedsCustomer';
  if (method === null) return 'payment.preferNeedsMethod';
  if (method === preferred) return 'payment.preferredAlready';
  switch (preferredPaymentProblem(method, hasBankDetails)) {
    case null:
      return null;
    case 'onlineShopOnly':
      return 'payment.refusal.onlineShopOnly';
    default:
      return 'payment.preferNeedsBank';
  }
}
