import { Fragment } from 'react';
import { useDispatch } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import type { Voucher } from '~/domain/offer/voucher';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { selectVoucherState, voucherActions } from '../voucherSlice';
import { voucherValueText } from '../voucherTexts';
import styles from './VoucherField.module.css';

const VoucherConditions = laterPart(async () => (await import('./VoucherConditions')).VoucherConditions, 'inPlace');

interface RedeemedCodesProps {
  readonly currency: Currency;
  /** The vouchers of the last offer, with the calculated discounts. */
  readonly offered: readonly Voucher[];
}

/** Renders the redeemed vouchers, and the removed ones with a button that undoes the removal. */
export function RedeemedCodes({ currency, offered }: RedeemedCodesProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { codes, known, removed } = useParts(selectVoucherState, 'codes', 'known', 'removed');
  return (
    <>
      {codes.map((code) => {
        const inOffer = offered.find((voucher) => voucher.code === code);
        const voucher = inOffer ?? known[code];
        const details = known[code] ?? inOffer;
        const value = voucher === undefined ? '' : voucherValueText(voucher, currency, t);
        return (
          <Fragment key={code}>
            <p className={`${styles.line} ${styles.redeemed}`}>
              <span className={styles.code}>
                {t('voucher.redeemed', { code })} {value !== '' && `(${value})`}
              </span>
              <Button
                look="more"
                aria-label={t('voucher.remove', { code })}
                onClick={() => dispatch(voucherActions.removed(code))}
              >
                ✕
              </Button>
            </p>
            {details !== undefined && hasConditions(details) && <VoucherConditions voucher={details} />}
          </Fragment>
        );
      })}
      {removed.length > 0 && (
        <p className={styles.line} role="status">
          {t('voucher.removed', { code: removed.join(', ') })}{' '}
          <Button look="link" onClick={() => dispatch(voucherActions.removalUndone())}>
            {t('common.undo')}
          </Button>
        </p>
      )}
    </>
  );
}

function hasConditions({ restrictions, progressiveDiscountInfo }: Voucher): boolean {
  return restrictions.length > 0 || progressiveDiscountInfo !== null;
}
