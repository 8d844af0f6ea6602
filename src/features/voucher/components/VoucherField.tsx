import type { Ref } from 'react';
import { useDispatch } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import type { Voucher } from '~/domain/offer/voucher';
import { useParts } from '~/shared/hooks/useParts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { Kbd } from '~/shared/ui/Kbd';
import { PanelMenu } from '~/shared/ui/PanelMenu';
import { laterPart } from '~/shared/ui/laterPart';
import { StoredTextField } from '~/shared/ui/StoredTextField';
import { selectVoucherState, voucherActions, type VoucherFailure } from '../voucherSlice';
import { refusalText } from '../voucherTexts';
import styles from './VoucherField.module.css';

const RedeemedCodes = laterPart(async () => (await import('./RedeemedCodes')).RedeemedCodes, 'inPlace');
const RefusedCodes = laterPart(async () => (await import('./RefusedCodes')).RefusedCodes, 'inPlace');
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
          error={failure === null ? undefined : failureText(failure, t)}
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

function failureText(failure: VoucherFailure, t: Translate): string {
  switch (failure.kind) {
    case 'codeMissing':
      return t('voucher.failure.codeMissing');
    case 'needsCustomerAndBasket':
      return t('voucher.failure.needsCustomerAndBasket');
    case 'notForEmployees':
      return t('voucher.failure.notForEmployees');
    case 'redeemedAlready':
      return t('voucher.failure.redeemedAlready', { code: failure.code });
    case 'failed':
      return t('voucher.failure.failed', { code: failure.code });
    case 'ofAnotherCustomer':
      return t('voucher.failure.ofAnotherCustomer', { code: failure.code });
    case 'refused':
      return refusalText(failure.code, failure.refusal, t);
  }
}
