import { useDispatch, useSelector } from 'react-redux';
import type { Customer } from '~/domain/customer/customer';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { customerActions, selectCustomerState } from '../customerSlice';
import { AllowedButton } from './AllowedButton';
import '~/domain/customer/birthDateWords.de';
import '~/domain/customer/customerWords.de';
import '../customerSavingTexts.de';
import styles from './CustomerPanel.module.css';

interface HeldDataProps {
  readonly customer: Customer;
  readonly mayEdit: boolean;
}

/** What the order will take along, and the way to save it without one (DECISIONS 35). */
export function HeldData({ customer, mayEdit }: HeldDataProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { birthDateLost, saving } = useSelector(selectCustomerState);
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
              isAllowed={mayEdit || saving === 'failed'}
              onClick={() => dispatch(customerActions.saveRequested())}
            >
              {t('customer.saveNow')}
            </AllowedButton>
          )
        }
      >
        {saving === 'running' ? t('customer.saving') : t(heldText(customer))}
      </Message>
    </div>
  );
}

function heldText({ externalCustomerId, isGuest }: Customer): PlainTextKey {
  if (externalCustomerId !== null) return 'customer.held';
  return isGuest ? 'customer.heldGuest' : 'customer.heldNew';
}
