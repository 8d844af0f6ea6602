import { useSelector } from 'react-redux';
import { selectMaySave, selectUnsaved } from '~/flows/customer/edit/unsaved';
import { SaveFirstDialog } from '~/features/customer/ofCall/components/SaveFirstDialog';
import { useText } from '~/shared/i18n/i18n';
import { useSaveFirst } from './useSaveFirst';
import './newCallTexts.de';
import './signOutTexts.de';
import '~/features/auth/authTexts.de';

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
    <SaveFirstDialog
      title={t('shell.signOutTitle')}
      onStay={onStay}
      discard={{ text: t('shell.signOut'), onDiscard: onSignOut }}
      save={maySave ? { text: t('shell.saveFirst'), onSave: save } : null}
      isSaving={isSaving}
      hasFailed={hasFailed}
    >
      <p>{t('shell.signOutText')}</p>
      {isUnsaved && <p>{t('newCall.customerText')}</p>}
    </SaveFirstDialog>
  );
}
