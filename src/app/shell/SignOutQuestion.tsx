import { useSelector } from 'react-redux';
import { selectMaySave, selectUnsaved } from '~/flows/editCustomer/unsaved';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { useSaveFirst } from './useSaveFirst';
import './newCallTexts.de';
import './signOutTexts.de';
import '~/domain/customer/customerWords.de';
import '~/features/auth/authTexts.de';
import '~/features/customer/customerSavingTexts.de';
import '~/features/customer/customerTexts.de';

interface SignOutQuestionProps {
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/** Asks before a sign-out deletes the call; offers to save the customer's data first (DECISIONS 34, 51). */
export function SignOutQuestion({ onStay, onSignOut }: SignOutQuestionProps) {
  const t = useText();
  const isUnsaved = useSelector(selectUnsaved) !== 'nothing';
  const maySave = useSelector(selectMaySave);
  const { isSaving, hasFailed, save } = useSaveFirst(onSignOut);
  return (
    <Dialog
      title={t('shell.signOutTitle')}
      onClose={onStay}
      actions={
        <>
          <Button choice="3" onClick={onStay}>
            {t('newCall.stay')}
          </Button>
          <Button choice="2" look="danger" initialFocus={!maySave} onClick={onSignOut}>
            {t('shell.signOut')}
          </Button>
          {maySave && (
            <Button choice="1" look="primary" initialFocus aria-disabled={isSaving} onClick={save}>
              {t(isSaving ? 'customer.saving' : 'shell.saveFirst')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('shell.signOutText')}</p>
      {isUnsaved && <p>{t('newCall.customerText')}</p>}
      {hasFailed && <Message tone="error">{t('customer.saveFailed')}</Message>}
    </Dialog>
  );
}
