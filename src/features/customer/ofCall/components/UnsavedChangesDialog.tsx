import { useDispatch } from 'react-redux';
import { nameOf } from '~/domain/customer/customer';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { judgement } from '~/shared/keyboard/openQuestion';
import { customerActions, selectCustomerState } from '../customerSlice';
import { SaveFirstDialog } from './SaveFirstDialog';
import '../customerSavingTexts.de';

/** Asks what to do with unsaved data of the current customer before another one is loaded. */
export function UnsavedChangesDialog({ maySave }: { readonly maySave: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const { customer, saving } = useParts(selectCustomerState, 'customer', 'saving');
  if (customer === null) return null;
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
      <p>{t('customer.unsaved.text', { name: nameOf(customer) })}</p>
    </SaveFirstDialog>
  );
}
