import { useDispatch } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { voucherActions } from '../voucherSlice';
import '../voucherMenuTexts.de';

/** Renders the button that asks the service for vouchers of the customer. */
export function VoucherMenu({ maySuggest }: { readonly maySuggest: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <>
      <Button look="link" isOff={!maySuggest} onClick={() => dispatch(voucherActions.suggestionsRequested())}>
        {t('voucher.suggest')}
      </Button>
      {!maySuggest && <p>{t('voucher.suggestNeedsCustomer')}</p>}
    </>
  );
}
