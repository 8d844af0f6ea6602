import { useId } from 'react';
import { useDispatch } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import type { CreditStanding } from '~/domain/customer/creditStanding';
import { useParts } from '~/shared/hooks/useParts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { Tag, type Tone } from '~/shared/ui/Tag';
import { Fact } from '~/shared/ui/Fact';
import { blockTexts, isFree, restrictionTexts, type CodeTexts } from '../creditCheckTexts';
import { creditCheckActions, selectCreditCheckState } from '../creditCheckSlice';
import '../creditCheckTexts.de';
import styles from './CreditCheck.module.css';

/** Renders the result of the check. The live region is always mounted, so that screen readers announce its content. */
export function CreditCheckAnswer() {
  const t = useText();
  const dispatch = useDispatch();
  const { result } = useParts(selectCreditCheckState, 'result');
  return (
    <>
      <div role="status">
        {result.phase === 'loading' && (
          <p className={styles.loading}>{t('creditCheck.loading', { number: result.customerNumber })}</p>
        )}
        {result.phase === 'loaded' && (
          <Standing customerNumber={result.customerNumber} standing={result.standing} currency={result.currency} />
        )}
      </div>
      {result.phase === 'failed' && (
        <Message
          tone="error"
          actionText={t('common.tryAgain')}
          onAction={() => dispatch(creditCheckActions.checkRequested())}
        >
          {t('creditCheck.failed')}
        </Message>
      )}
    </>
  );
}

interface StandingProps {
  readonly customerNumber: string;
  readonly standing: CreditStanding;
  readonly currency: Currency;
}

function Standing({ customerNumber, standing, currency }: StandingProps) {
  const t = useText();
  const headingId = useId();
  const { source, creditLimit, openAmount, dunningLevel, orderRestriction, blocks } = standing;
  const amount = (cents: number | null) =>
    cents === null ? t('creditCheck.unknownAmount') : formatMoney(cents, currency);
  return (
    <section className={styles.answer} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.head}>
        {t('creditCheck.result', { number: customerNumber })}
      </h2>
      {source === 'record' && (
        <Message tone="warning" live="off">
          {t('creditCheck.recordOnly')}
        </Message>
      )}
      <dl className={styles.facts}>
        <Fact className={styles.fact} name={t('creditCheck.creditLimit')}>
          {amount(creditLimit)}
        </Fact>
        <Fact className={styles.fact} name={t('creditCheck.openAmount')}>
          {amount(openAmount)}
        </Fact>
        <Fact className={styles.fact} name={t('creditCheck.dunningLevel')}>
          {dunningLevel === 0 ? t('creditCheck.noDunning') : (dunningLevel ?? t('creditCheck.unknownAmount'))}
        </Fact>
      </dl>
      {isFree(standing) && (
        <Message tone="success" live="off">
          {t('creditCheck.free')}
        </Message>
      )}
      {orderRestriction !== null && (
        <Codes title={t('creditCheck.restriction')} tone="error" codes={[restrictionTexts(orderRestriction)]} />
      )}
      {!isFree(standing) && <Codes title={t('creditCheck.blocks')} tone="warning" codes={blockTexts(blocks)} />}
    </section>
  );
}

interface CodesProps {
  readonly title: string;
  readonly tone: Tone;
  readonly codes: readonly CodeTexts[];
}

/** Renders each code with its name, a sentence for the caller and an instruction. */
function Codes({ title, tone, codes }: CodesProps) {
  const t = useText();
  return (
    <>
      <h3 className={styles.head}>{title}</h3>
      {codes.length === 0 && <p className={styles.todo}>{t('creditCheck.noBlocks')}</p>}
      <ul className={styles.codes}>
        {codes.map(({ label, say, todo }) => (
          <li key={label}>
            <Tag tone={tone}>⚠ {t(label)}</Tag>
            <p>{t('customer.noteSay', { text: t(say) })}</p>
            <p className={styles.todo}>{t(todo)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
