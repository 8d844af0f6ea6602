import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { judgement } from '~/shared/keyboard/openQuestion';
import { customerActions, selectCustomerState } from '../customerSlice';
import { nameOfChoices } from '../customerState';
import { SaveFirstDialog } from './SaveFirstDialog';
import '../customerSavingTexts.de';

/** Asks what to do with unsaved data of the previous customer, who may be set aside, before another one is loaded. */
export function UnsavedChangesDialog({ maySave }: { readonly maySave: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const before = useParts(selectCustomerState, 'customer', 'chosenFor', 'recent', 'saving');
  const { saving } = before;
  const answer = (choice: 'save' | 'discard' | 'stay') => dispatch(customerActions.unsavedChangesAnswered(choice));
  return (
    <SaveFirstDialog
      question={judgement}
      title={t('customer.unsaved.title')}
      width="medium"
      onStay={() => answer('stay')}
      discard={{ text: t('customer.unsaved.discard'), onDiscard: () => answer('discard') }}
      save={maySave ? { text: t('customer.unsaved.save'), onSave: () => answer('save') } : null}
      isSaving={saving === 'running'}
      hasFailed={saving === 'failed'}
    >
      <p>{t('customer.unsaved.text', { name: nameOfChoices(before) })}</p>
    </SaveFirstDialog>
  );
}
