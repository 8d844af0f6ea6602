import type { Ref } from 'react';
import { useDispatch } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import type { Voucher } from '~/domain/offer/voucher';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { Kbd } from '~/shared/ui/Kbd';
import { PanelMenu } from '~/shared/ui/PanelMenu';
import { laterPart } from '~/shared/ui/laterPart';
import { StoredTextField } from '~/shared/ui/StoredTextField';
import { selectVoucherState, voucherActions } from '../voucherSlice';
import '../voucherTexts.de';
import styles from './VoucherField.module.css';

const RedeemedCodes = laterPart(async () => (await import('./RedeemedCodes')).RedeemedCodes, 'inPlace');
const RefusedCodes = laterPart(async () => (await import('./RefusedCodes')).RefusedCodes, 'inPlace');
const VoucherFailureText = laterPart(async () => (await import('./VoucherFailureText')).VoucherFailureText, 'inPlace');
const VoucherMenu = laterPart(async () => (await import('./VoucherMenu')).VoucherMenu, 'inPlace');

interface VoucherFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  /** Employees cannot redeem vouchers; shown before one is typed. */
  readonly isEmployee: boolean;
  /** A customer with a number is in the call, for whom the service may have suggestions. */
  readonly maySuggest: boolean;
  readonly currency: Currency;
  /** The vouchers of the last offer, with the calculated discounts. */
  readonly offered: readonly Voucher[];
}

/** Renders the voucher field: typed codes are verified and redeemed in the next offer; refusals are shown at the field. */
export function VoucherField({ ref, isEmployee, maySuggest, currency, offered }: VoucherFieldProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { codeField, codes, removed, verifying, failure } = useParts(
    selectVoucherState,
    'codeField',
    'codes',
    'removed',
    'verifying',
    'failure',
  );
  return (
    <section className={styles.section} aria-label={t('voucher.title')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          dispatch(voucherActions.redemptionRequested(codeField));
        }}
      >
        <StoredTextField
          ref={ref}
          label={t('voucher.code')}
          labelHidden
          className={styles.field}
          aria-keyshortcuts={keys.voucher.aria}
          value={codeField}
          error={failure === null ? undefined : <VoucherFailureText failure={failure} />}
          adornment={<Kbd>{keys.voucher.label}</Kbd>}
          onTyped={(text) => dispatch(voucherActions.codeTyped(text))}
        />
        <Button type="submit" aria-disabled={verifying !== null}>
          {t('voucher.redeem')}
        </Button>
        <PanelMenu of={t('voucher.title')}>
          <VoucherMenu maySuggest={maySuggest} />
        </PanelMenu>
      </form>
      {isEmployee && failure === null && <p className={styles.hint}>{t('voucher.failure.notForEmployees')}</p>}
      {failure?.kind === 'refused' && <RefusedCodes refusal={failure.refusal} />}
      {codes.length + removed.length === 0 ? (
        <div className={styles.line} />
      ) : (
        <RedeemedCodes pending={<div className={styles.line} />} currency={currency} offered={offered} />
      )}
    </section>
  );
}
