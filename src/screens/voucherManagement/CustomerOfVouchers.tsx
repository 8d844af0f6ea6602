import { useDispatch } from 'react-redux';
import { isEmployeeType } from '~/domain/customer/customer';
import { CustomerNotes } from '~/features/customer/ofCall/components/CustomerNotes';
import { typeText } from '~/features/customer/ofCall/customerTexts';
import { selectVoucherManagementState, voucherManagementActions } from '~/features/voucher/voucherManagementSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import '~/features/voucher/voucherManagementTexts.de';
import '~/features/voucher/voucherTexts.de';
import '~/features/customer/ofCall/customerCardTexts.de';
import '~/domain/customer/customerWords.de';
import styles from './VoucherManagementPage.module.css';

/** Renders whose vouchers are shown, and what is known against redeeming them (REQ C11.9). */
export function CustomerOfVouchers({ customerNumber }: { readonly customerNumber: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const { lookup } = useParts(selectVoucherManagementState, 'lookup');
  switch (lookup.phase) {
    case 'notFound':
      return null;
    // Reserves the place from the first render on, before the customer is requested, so that nothing below moves.
    case 'none':
    case 'loading':
      return (
        <p role="status" className={`${styles.body} ${styles.customer}`}>
          {t('voucherManagement.loadingCustomer', { number: customerNumber })}
        </p>
      );
    case 'failed':
      return (
        <div className={styles.body}>
          <Message
            tone="error"
            actionText={t('common.tryAgain')}
            onAction={() => dispatch(voucherManagementActions.lookupRetried())}
          >
            {t('voucherManagement.customerFailed')}
          </Message>
        </div>
      );
    case 'found': {
      const { salutation, name, type, notes } = lookup.customer;
      return (
        <div className={`${styles.body} ${styles.customer}`}>
          <h3 className={styles.name}>
            {salutation !== null && `${t(`customer.salutation.${salutation}`)} `}
            {name}
          </h3>
          <p className={styles.quiet}>
            {t('customer.numberAndType', { number: customerNumber, type: t(typeText(type)) })}
          </p>
          {isEmployeeType(type) && (
            <Message tone="warning" live="off">
              {t('voucher.failure.notForEmployees')}
            </Message>
          )}
          {notes.length > 0 && <CustomerNotes notes={notes} type={type} />}
        </div>
      );
    }
  }
}
