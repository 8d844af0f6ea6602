import { useDispatch, useSelector } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { paymentMethodWords } from '~/domain/payment/paymentMethodWords';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { paymentActions, selectPayment } from '../paymentSlice';
import '../paymentResetTexts.de';

/** Refers the caller to the online shop, for a restricted payment or where no method is available (REQ C14.4). */
export function OnlineShopDialog() {
  const t = useText();
  const dispatch = useDispatch();
  const { onlineShop } = useSelector(selectPayment);
  if (onlineShop === null) return null;
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
      <p>
        {onlineShop === 'noneLeft'
          ? t('payment.onlineShop.noneLeft')
          : t('payment.onlineShop.text', { method: t(paymentMethodWords[onlineShop]) })}
      </p>
      <p>{t('payment.onlineShop.todo')}</p>
    </Dialog>
  );
}
