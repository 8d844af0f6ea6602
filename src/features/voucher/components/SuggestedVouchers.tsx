import { useDispatch, useSelector } from 'react-redux';
import { selectCurrency } from '~/features/call/callSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { Panel } from '~/shared/ui/Panel';
import { voucherValueText } from '../voucherTexts';
import { selectVoucherManagementState, voucherManagementActions } from '../voucherManagementSlice';
import { CopyCodeButton } from './CopyCodeButton';
import { VoucherConditions } from './VoucherConditions';
import { periodText } from './VoucherCheck';
import '../voucherManagementTexts.de';
import styles from './VoucherManagement.module.css';

interface SuggestedVouchersProps {
  /** Checks a code; null: the agent may not. */
  readonly onCheck: ((code: string) => void) | null;
}

/** Renders the vouchers that the service suggests for the customer (REQ C11.5). */
export function SuggestedVouchers({ onCheck }: SuggestedVouchersProps) {
  const t = useText();
  const dispatch = useDispatch();
  const currency = useSelector(selectCurrency);
  const { suggested } = useParts(selectVoucherManagementState, 'suggested');
  return (
    <Panel title={t('voucherManagement.suggested')} plain>
      <div className={styles.suggested}>
        {suggested.status === 'loading' && <p role="status">{t('voucherManagement.loadingSuggested')}</p>}
        {suggested.status === 'failed' && (
          <Message
            tone="error"
            actionText={t('common.tryAgain')}
            onAction={() => dispatch(voucherManagementActions.suggestedRequested())}
          >
            {t('voucherManagement.suggestedFailed')}
          </Message>
        )}
        {suggested.status === 'loaded' && suggested.vouchers.length === 0 && (
          <p className={styles.quiet}>{t('voucherManagement.noneSuggested')}</p>
        )}
        {suggested.status === 'loaded' && (
          <ul className={styles.vouchers}>
            {suggested.vouchers.map((voucher, index) => (
              <li key={`${String(index)} ${voucher.code}`}>
                <span className={styles.what}>
                  <b>{voucher.code}</b> {voucherValueText(voucher, currency, t)}
                  <span className={styles.quiet}> {periodText(voucher, t)}</span>
                  <VoucherConditions voucher={voucher} />
                </span>
                {onCheck !== null && (
                  <Button
                    size="row"
                    aria-label={t('voucherManagement.checkCode', { code: voucher.code })}
                    onClick={() => onCheck(voucher.code)}
                  >
                    {t('voucherManagement.checkSubmit')}
                  </Button>
                )}
                <CopyCodeButton code={voucher.code} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
