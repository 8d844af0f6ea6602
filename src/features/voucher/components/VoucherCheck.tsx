import { Fragment, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { germanDate } from '~/domain/common/berlinTime';
import type { Voucher } from '~/domain/offer/voucher';
import { selectCurrency } from '~/features/call/callSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { FieldForm } from '~/shared/ui/FieldForm';
import { Message } from '~/shared/ui/Message';
import { Panel } from '~/shared/ui/Panel';
import { refusalText, voucherValueText } from '../voucherTexts';
import '../voucherFailureTexts.de';
import { selectVoucherManagementState, voucherManagementActions } from '../voucherManagementSlice';
import { RefusedCodes } from './RefusedCodes';
import { VoucherConditions } from './VoucherConditions';
import '../voucherManagementTexts.de';
import styles from './VoucherManagement.module.css';

interface VoucherCheckProps {
  /** The code is checked with the basket of the call. */
  readonly withBasket: boolean;
  /** The field has the focus when the screen opens. */
  readonly autoFocus: boolean;
  readonly ref: Ref<HTMLInputElement>;
  readonly onCheck: (code: string) => void;
}

/** Checks a code (area `voucherForm`): for the shown customer, with the basket where it is the call's; otherwise for everybody. */
export function VoucherCheck({ withBasket, autoFocus, ref, onCheck }: VoucherCheckProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { customerNumber, codeField, check } = useParts(
    selectVoucherManagementState,
    'customerNumber',
    'codeField',
    'check',
  );
  const whom =
    customerNumber === null
      ? t('voucherManagement.forEverybody')
      : withBasket
        ? t('voucherManagement.forCustomerAndBasket', { number: customerNumber })
        : t('voucherManagement.forCustomer', { number: customerNumber });
  return (
    <Panel title={t('voucherManagement.check')} plain>
      <div className={styles.body}>
        <FieldForm
          ref={ref}
          label={t('voucher.code')}
          hint={whom}
          autoFocus={autoFocus}
          value={codeField}
          error={problemOf()}
          submitText={t('voucherManagement.checkSubmit')}
          onType={(text) => dispatch(voucherManagementActions.codeTyped(text))}
          onSubmit={() => onCheck(codeField)}
        />
        {check.phase === 'refused' && <RefusedCodes refusal={check.refusal} />}
        <div role="status">
          {check.phase === 'checking' && <p>{t('voucherManagement.checking', { code: check.code })}</p>}
          {check.phase === 'valid' && (
            <>
              <Message tone="success" live="off">
                {t('voucherManagement.valid', { code: check.code })}
              </Message>
              <VoucherFacts voucher={check.voucher} checkedCode={check.code} />
            </>
          )}
        </div>
      </div>
    </Panel>
  );

  function problemOf(): string | undefined {
    switch (check.phase) {
      case 'missing':
        return t('voucher.failure.codeMissing');
      case 'failed':
        return t('voucher.failure.failed', { code: check.code });
      case 'refused':
        return refusalText(check.code, check.refusal, t);
      case 'none':
      case 'checking':
      case 'valid':
        return undefined;
    }
  }
}

interface VoucherFactsProps {
  readonly voucher: Voucher;
  readonly checkedCode: string;
}

/** What a valid voucher is, in words (REQ C11.2). */
function VoucherFacts({ voucher, checkedCode }: VoucherFactsProps) {
  const t = useText();
  const currency = useSelector(selectCurrency);
  const { code, aliasCode, type, restrictions, progressiveDiscountInfo } = voucher;
  const hasConditions = restrictions.length > 0 || progressiveDiscountInfo !== null;
  const facts = [
    [t('voucherManagement.ownCode'), code === checkedCode ? null : code],
    [t('voucherManagement.aliasCode'), aliasCode],
    [t('voucherManagement.type'), t(`voucherManagement.types.${type}`)],
    [t('voucherManagement.value'), voucherValueText(voucher, currency, t)],
    [t('voucherManagement.period'), periodText(voucher, t)],
    [
      t('voucherManagement.conditions'),
      hasConditions ? <VoucherConditions key="conditions" voucher={voucher} /> : t('voucherManagement.noConditions'),
    ],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, fact]) => fact !== null && fact !== '')
        .map(([name, fact]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

/** Null where the service names no period. */
export function periodText({ validFrom, validUntil }: Voucher, t: Translate): string | null {
  const from = validFrom === null ? '' : germanDate(validFrom);
  const until = validUntil === null ? '' : germanDate(validUntil);
  if (from !== '' && until !== '') return t('voucherManagement.fromUntil', { from, until });
  if (from !== '') return t('voucherManagement.from', { from });
  return until === '' ? null : t('voucherManagement.until', { until });
}
