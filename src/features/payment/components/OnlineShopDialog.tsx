import { useDispatch } from 'react-redux';
import { onlineShopMethods } from '~/domain/payment/availablePayments';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { paymentActions, selectPaymentState } from '../paymentSlice';
import '../paymentResetTexts.de';
import '~/domain/payment/paymentMethodWords.de';

/**
 * Refers the caller to the online shop, for restricted payments or where no method is available, and names every restricted
 * payment (REQ A11.4, C14.4).
 */
export function OnlineShopDialog() {
  const t = useText();
  const dispatch = useDispatch();
  const { onlineShop } = useParts(selectPaymentState, 'onlineShop');
  if (onlineShop === null) return null;
  const methods = onlineShopMethods.map((method) => t(`payment.method.${method}`)).join(', ');
  const close = () => dispatch(paymentActions.onlineShopClosed());
  return (
    <Dialog
      title={t('payment.onlineShop.title')}
      onClose={close}
      actions={
        <Button look="primary" initialFocus onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      {onlineShop === 'noneLeft' && <p>{t('payment.onlineShop.noneLeft')}</p>}
      <p>{t('payment.onlineShop.text', { methods })}</p>
      <p>{t('payment.onlineShop.todo')}</p>
    </Dialog>
  );
}
