import { useDispatch } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { selectVoucherState, voucherActions } from '../voucherSlice';
import { voucherValueText } from '../voucherTexts';
import { VoucherConditions } from './VoucherConditions';
import styles from './VoucherField.module.css';

/** Renders the vouchers that the service suggests for this customer; redeemed like a typed code (REQ C11.5). */
export function VoucherSuggestionsDialog({ currency }: { readonly currency: Currency }) {
  const t = useText();
  const dispatch = useDispatch();
  const { suggestions, codes } = useParts(selectVoucherState, 'suggestions', 'codes');
  if (suggestions.status === 'none') return null;
  const close = () => dispatch(voucherActions.suggestionsClosed());
  return (
    <Dialog
      key={suggestions.status}
      title={t('voucher.suggestions.title')}
      width="medium"
      onClose={close}
      actions={
        <Button initialFocus onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      {suggestions.status === 'loading' && <p role="status">{t('common.loading')}</p>}
      {suggestions.status === 'failed' && (
        <Message
          tone="error"
          actionText={t('common.tryAgain')}
          onAction={() => dispatch(voucherActions.suggestionsRequested())}
        >
          {t('voucher.suggestions.failed')}
        </Message>
      )}
      {suggestions.status === 'shown' && suggestions.vouchers.length === 0 && <p>{t('voucher.suggestions.none')}</p>}
      {suggestions.status === 'shown' && (
        <ul className={styles.suggestions}>
          {suggestions.vouchers.map((voucher, index) => (
            <li key={`${String(index)} ${voucher.code}`}>
              <span>
                <b>{voucher.code}</b>
                <VoucherConditions voucher={voucher} />
              </span>{' '}
              <span>{voucherValueText(voucher, currency, t)}</span>
              {codes.includes(voucher.code) ? (
                <span>{t('voucher.suggestions.redeemed')}</span>
              ) : (
                <Button
                  size="row"
                  choice={choiceOf(index)}
                  initialFocus={index === 0}
                  aria-label={t('voucher.suggestions.redeem', { code: voucher.code })}
                  onClick={() => {
                    close();
                    dispatch(voucherActions.redemptionRequested(voucher.code));
                  }}
                >
                  {t('voucher.redeem')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
