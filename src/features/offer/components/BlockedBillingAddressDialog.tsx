import { useDispatch } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { judgement } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { offerActions } from '../offerSlice';
import '../offerDialogTexts.de';

interface BlockedBillingAddressDialogProps {
  /** The address in one line. */
  readonly address: string;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
}

/**
 * Asks for another billing address, because the registered one is category 1 (REQ C12.6); a delivery address does not
 * help.
 */
export function BlockedBillingAddressDialog({ address, mayEdit, onEdit }: BlockedBillingAddressDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const close = () => dispatch(offerActions.dialogOpened('closed'));
  return (
    <Dialog
      question={judgement}
      title={t('offer.blockedBillingAddress.title')}
      width="medium"
      onClose={close}
      actions={
        <>
          <Button initialFocus={!mayEdit} onClick={close}>
            {t('common.close')}
          </Button>
          {mayEdit && (
            <Button
              initialFocus
              onClick={() => {
                close();
                onEdit();
              }}
            >
              {t('offer.blockedBillingAddress.edit')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('offer.blockedBillingAddress.text', { address })}</p>
      <p>{t(mayEdit ? 'offer.blockedBillingAddress.todo' : 'offer.blockedBillingAddress.todoOthers')}</p>
    </Dialog>
  );
}
