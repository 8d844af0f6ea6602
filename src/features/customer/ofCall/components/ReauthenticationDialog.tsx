import { useDispatch } from 'react-redux';
import { nameOf, type Customer } from '~/domain/customer/customer';
import { useText } from '~/shared/i18n/i18n';
import { judgement } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { customerActions } from '../customerSlice';
import '../customerLoginTexts.de';
import '~/shared/i18n/dialogTexts.de';

/** Asks whether to authenticate the customer who is already in the call again (REQ B2.5). */
export function ReauthenticationDialog({ customer }: { readonly customer: Customer }) {
  const t = useText();
  const dispatch = useDispatch();
  const cancel = () => dispatch(customerActions.reauthenticationAnswered('cancelled'));
  return (
    <Dialog
      question={judgement}
      title={t('customer.reauthenticate.title')}
      onClose={cancel}
      actions={
        <>
          <Button choice="2" onClick={cancel}>
            {t('common.cancel')}
          </Button>
          <Button
            choice="1"
            initialFocus
            look="primary"
            onClick={() => dispatch(customerActions.reauthenticationAnswered('agreed'))}
          >
            {t('customer.reauthenticate.agree')}
          </Button>
        </>
      }
    >
      <p>{t('customer.reauthenticate.text', { name: nameOf(customer) })}</p>
    </Dialog>
  );
}
