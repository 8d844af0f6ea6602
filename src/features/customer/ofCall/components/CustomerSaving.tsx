import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { customerActions, selectCustomerState } from '../customerSlice';
import '~/domain/customer/customerWords.de';
import '../customerSavingTexts.de';
import '../customerTexts.de';

/**
 * Renders the status of saving data that an order cannot transmit (DECISIONS 50); its failure is not a failure of the
 * order.
 */
export function CustomerSaving() {
  const t = useText();
  const dispatch = useDispatch();
  const { saving, isDataChanged } = useParts(selectCustomerState, 'saving', 'isDataChanged');
  if (!isDataChanged) return null;
  if (saving === 'running') return <Message tone="info">{t('customer.saving')}</Message>;
  return saving === 'failed' ? (
    <Message
      tone="warning"
      actionText={t('customer.saveNow')}
      onAction={() => dispatch(customerActions.saveRequested())}
    >
      {t('customer.saveFailed')}
    </Message>
  ) : null;
}
