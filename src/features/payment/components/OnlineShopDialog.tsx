import { useDispatch, useSelector } from 'react-redux';
import { useLaterText } from '~/shared/i18n/laterTexts';
import { paymentMethodWords } from '~/shared/i18n/words';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { paymentActions, selectPayment } from '../paymentSlice';

/** Refers the caller to the online shop, for a restricted payment or where no method is available (REQ C14.4). */
export function OnlineShopDialog() {
  const t = useLaterText();
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
