import type { Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { TextField } from '~/shared/ui/TextField';
import { Kbd } from '~/shared/ui/Kbd';
import { selectVoucher, voucherActions, type VoucherFailure } from '../voucherSlice';
import styles from './VoucherField.module.css';

/** One voucher: typed, verified, redeemed in the next offer; every refusal in words at the field. */
export function VoucherField({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  const t = useText();
  const dispatch = useDispatch();
  const { codeField, codes, verifying, failure } = useSelector(selectVoucher);
  return (
    <section className={styles.section} aria-label={t('voucher.title')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          dispatch(voucherActions.redemptionRequested(codeField));
        }}
      >
        <TextField
          ref={ref}
          label={t('voucher.code')}
          labelHidden
          className={styles.field}
          aria-keyshortcuts={keys.voucher.aria}
          value={codeField}
          error={failure === null ? undefined : failureText(failure, t)}
          adornment={<Kbd>{keys.voucher.label}</Kbd>}
          onChange={(event) => {
            dispatch(voucherActions.codeTyped(event.currentTarget.value));
          }}
        />
        <Button type="submit" aria-disabled={verifying !== null}>
          {t('voucher.redeem')}
        </Button>
      </form>
      {codes.map((code) => (
        <p key={code} className={styles.redeemed}>
          {t('voucher.redeemed', { code })}
          <Button
            look="link"
            aria-label={t('voucher.remove', { code })}
            onClick={() => dispatch(voucherActions.removed(code))}
          >
            {t('common.remove')}
          </Button>
        </p>
      ))}
    </section>
  );
}

function failureText(failure: VoucherFailure, t: Translate): string {
  switch (failure.kind) {
    case 'codeMissing':
      return t('voucher.failure.codeMissing');
    case 'needsCustomerAndBasket':
      return t('voucher.failure.needsCustomerAndBasket');
    case 'notForEmployees':
      return t('voucher.failure.notForEmployees');
    case 'failed':
      return t('voucher.failure.failed', { code: failure.code });
    case 'refused': {
      const { reason, detail } = failure.refusal;
      // The service says it in its own words where it has some.
      return detail ?? t(refusalTexts[reason], { code: failure.code });
    }
  }
}

const refusalTexts = {
  usedSameDay: 'voucher.failure.usedSameDay',
  used: 'voucher.failure.used',
  other: 'voucher.failure.refused',
} as const;
