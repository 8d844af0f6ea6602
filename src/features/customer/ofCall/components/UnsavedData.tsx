import { useDispatch } from 'react-redux';
import type { Customer } from '~/domain/customer/customer';
import { useParts } from '~/shared/hooks/useParts';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { customerActions, selectCustomerState } from '../customerSlice';
import { AllowedButton } from './AllowedButton';
import '~/domain/customer/customerFieldWords.de';
import '~/domain/customer/customerWords.de';
import '../customerSavingTexts.de';
import styles from './CustomerPanel.module.css';

interface UnsavedDataProps {
  readonly customer: Customer;
  readonly mayEdit: boolean;
}

/**
 * Renders the unsaved customer data that the order will transmit, and the button that saves it without an order
 * (DECISIONS 35).
 */
export function UnsavedData({ customer, mayEdit }: UnsavedDataProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { birthDateLost, saving } = useParts(selectCustomerState, 'birthDateLost', 'saving');
  const mayBeSaved = !customer.isGuest && saving !== 'running';
  return (
    <div className={styles.notes}>
      {birthDateLost && <Message tone="warning">{t('customer.birthDateLost')}</Message>}
      {saving === 'failed' && <Message tone="error">{t('customer.saveFailed')}</Message>}
      <Message
        tone="info"
        actions={
          mayBeSaved && (
            <AllowedButton
              isAllowed={mayEdit || customer.externalCustomerId === null || saving === 'failed'}
              onClick={() => dispatch(customerActions.saveRequested())}
            >
              {t('customer.saveNow')}
            </AllowedButton>
          )
        }
      >
        {saving === 'running' ? t('customer.saving') : t(unsavedText(customer))}
      </Message>
    </div>
  );
}

function unsavedText({ externalCustomerId, isGuest }: Customer): PlainTextKey {
  if (externalCustomerId !== null) return 'customer.savedWithOrder';
  return isGuest ? 'customer.savedWithOrderGuest' : 'customer.savedWithOrderNew';
}
