import { useDispatch } from 'react-redux';
import { nameOf } from '~/domain/customer/customer';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { judgement } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { customerActions, selectCustomerState } from '../customerSlice';
import '~/domain/customer/customerWords.de';
import '../customerSavingTexts.de';
import '../customerTexts.de';

/** Asks what to do with unsaved data of the current customer before another one is loaded. */
export function UnsavedChangesDialog({ maySave }: { readonly maySave: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const { customer, saving } = useParts(selectCustomerState, 'customer', 'saving');
  if (customer === null) return null;
  const answer = (choice: 'save' | 'discard' | 'stay') => dispatch(customerActions.unsavedChangesAnswered(choice));
  const stay = () => answer('stay');
  const isRunning = saving === 'running';
  return (
    <Dialog
      question={judgement}
      title={t('customer.unsaved.title')}
      width="medium"
      onClose={stay}
      actions={
        <>
          <Button choice="3" onClick={stay}>
            {t('newCall.stay')}
          </Button>
          <Button choice="2" look="danger" initialFocus={!maySave} onClick={() => answer('discard')}>
            {t('customer.unsaved.discard')}
          </Button>
          {maySave && (
            <Button
              choice="1"
              look="primary"
              initialFocus
              aria-disabled={isRunning}
              onClick={() => {
                if (!isRunning) answer('save');
              }}
            >
              {t(isRunning ? 'customer.saving' : 'customer.unsaved.save')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('customer.unsaved.text', { name: nameOf(customer) })}</p>
      {saving === 'failed' && <Message tone="error">{t('customer.saveFailed')}</Message>}
    </Dialog>
  );
}
