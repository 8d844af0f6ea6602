import { Fragment, Suspense, type Ref } from 'react';
import { useDispatch } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import type { Voucher } from '~/domain/offer/voucher';
import { useParts } from '~/shared/hooks/useParts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { Kbd } from '~/shared/ui/Kbd';
import { laterPart } from '~/shared/ui/laterPart';
import { StoredTextField } from '~/shared/ui/StoredTextField';
import { selectVoucherState, voucherActions, type VoucherFailure } from '../voucherSlice';
import { refusalText, voucherValueText } from '../voucherTexts';
import { RefusedCodes } from './RefusedCodes';
import styles from './VoucherField.module.css';

const VoucherConditions = laterPart(async () => (await import('./VoucherConditions')).VoucherConditions, 'inPlace');

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
  const { codeField, codes, known, removed, verifying, failure } = useParts(
    selectVoucherState,
    'codeField',
    'codes',
    'known',
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
      </form>
      {isEmployee && failure === null && <p className={styles.hint}>{t('voucher.failure.notForEmployees')}</p>}
      {failure?.kind === 'refused' && <RefusedCodes refusal={failure.refusal} />}
      {codes.map((code) => {
        const inOffer = offered.find((voucher) => voucher.code === code);
        const voucher = inOffer ?? known[code];
        const details = known[code] ?? inOffer;
        const value = voucher === undefined ? '' : voucherValueText(voucher, currency, t);
        return (
          <Fragment key={code}>
            <p className={styles.redeemed}>
              <span>
                {t('voucher.redeemed', { code })} {value !== '' && `(${value})`}
              </span>
              <Button
                look="link"
                aria-label={t('voucher.remove', { code })}
                onClick={() => dispatch(voucherActions.removed(code))}
              >
                {t('common.remove')}
              </Button>
            </p>
            <Suspense>
              {details !== undefined && hasConditions(details) && <VoucherConditions voucher={details} />}
            </Suspense>
          </Fragment>
        );
      })}
      {(maySuggest || removed.length > 0) && (
        <p className={styles.ways}>
          {maySuggest && (
            <Button look="link" onClick={() => dispatch(voucherActions.suggestionsRequested())}>
              {t('voucher.suggest')}
            </Button>
          )}
          {removed.length > 0 && (
            <span role="status">
              {t('voucher.removed', { code: removed.join(', ') })}{' '}
              <Button look="link" onClick={() => dispatch(voucherActions.removalUndone())}>
                {t('common.undo')}
              </Button>
            </span>
          )}
        </p>
      )}
    </section>
  );
}

function hasConditions({ restrictions, progressiveDiscountInfo }: Voucher): boolean {
  return restrictions.length > 0 || progressiveDiscountInfo !== null;
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
    case 'refused':
      return refusalText(failure.code, failure.refusal, t);
  }
}
