import { useSelector } from 'react-redux';
import { berlinDay, germanDate } from '~/domain/common/berlinTime';
import { dayFormat } from '~/domain/common/dateRange';
import type { Product } from '~/domain/article/product';
import {
  firstOrderDay,
  hintOf,
  type SubscriptionTerms,
  type TermsProblem,
} from '~/domain/subscription/newSubscription';
import { rotations, starts } from '~/domain/subscription/subscription';
import '~/domain/subscription/subscriptionWords.de';
import { selectCurrency } from '~/features/call/callSlice';
import { deskNow } from '~/features/call/deskTime';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { CheckField } from '~/shared/ui/CheckField';
import { DayField } from '~/shared/ui/DayField';
import form from '~/shared/ui/Form.module.css';
import { Message } from '~/shared/ui/Message';
import { CodeField } from '~/shared/ui/CodeField';
import { SelectField } from '~/shared/ui/SelectField';
import { TextField } from '~/shared/ui/TextField';
import '../newSubscriptionTexts.de';

interface TermsFieldsProps {
  readonly product: Product;
  readonly terms: SubscriptionTerms;
  /** Shown after the first attempt to create. */
  readonly problems: readonly TermsProblem[];
  readonly onChange: (terms: SubscriptionTerms) => void;
}

/** Renders variant, quantity, rotation and start of a new subscription, and what is to be known about its product (REQ G1.3, G1.5). */
export function TermsFields({ product, terms, problems, onChange }: TermsFieldsProps) {
  const t = useText();
  const currency = useSelector(selectCurrency);
  const hint = hintOf(product, terms.sku);
  const has = (problem: TermsProblem) => problems.includes(problem);
  const dateProblem = has('dateMissing') ? 'dateMissing' : has('datePast') ? 'datePast' : null;
  const firstDay = firstOrderDay(terms, deskNow());
  return (
    <div className={form.form}>
      {hint !== null && (
        <Message tone={hint === 'RAN_OUT' ? 'error' : 'warning'} live="off">
          {t(`newSubscription.hint.${hint}`)}
        </Message>
      )}
      {hint === 'ACTIVE_NO_STOCK' && (
        <>
          <CheckField
            label={t('newSubscription.informed')}
            checked={terms.isInformed}
            aria-invalid={has('notInformed')}
            onChange={({ currentTarget: { checked } }) => onChange({ ...terms, isInformed: checked })}
          />
          {has('notInformed') && <Message tone="error">{t('newSubscription.problem.notInformed')}</Message>}
        </>
      )}
      {product.variants.length > 1 && (
        <SelectField
          label={t('newSubscription.article')}
          value={terms.sku}
          onChange={({ currentTarget: { value } }) => {
            // The caller was told of the other variant.
            onChange({ ...terms, sku: value, isInformed: false });
          }}
        >
          {product.variants.map(({ sku, price, dimensions }) => (
            <option key={sku} value={sku}>
              {[sku, ...dimensions.map(({ value }) => value), formatMoney(price, currency)].join(' · ')}
            </option>
          ))}
        </SelectField>
      )}
      <div className={form.row}>
        <CodeField
          label={t('newSubscription.rotation')}
          codes={rotations}
          textOf={(rotation) => t(`subscription.rotation.${rotation}`)}
          data-initial-focus=""
          value={terms.rotation}
          onChoose={(rotation) => onChange({ ...terms, rotation })}
        />
        <TextField
          label={t('newSubscription.quantity')}
          inputMode="numeric"
          maxLength={3}
          value={terms.quantity}
          error={has('quantity') ? t('newSubscription.problem.quantity') : undefined}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget: { value } }) => onChange({ ...terms, quantity: value })}
        />
      </div>
      <div className={form.row}>
        <CodeField
          label={t('newSubscription.start')}
          codes={starts}
          textOf={(start) => t(`subscription.start.${start}`)}
          value={terms.startIn}
          onChoose={(startIn) => {
            const customDate = terms.customDate ?? firstDay ?? berlinDay(deskNow());
            onChange({ ...terms, startIn, customDate: startIn === 'CUSTOM' ? customDate : null });
          }}
        />
        {terms.startIn === 'CUSTOM' && (
          <DayField
            clearsWhenRefused
            label={t('newSubscription.nextDate')}
            day={terms.customDate}
            format={dayFormat(deskNow())}
            error={dateProblem === null ? undefined : t(`newSubscription.problem.${dateProblem}`)}
            onDay={(customDate) => onChange({ ...terms, customDate })}
          />
        )}
      </div>
      {terms.startIn !== 'CUSTOM' && firstDay !== null && (
        <p className={form.note}>{t('newSubscription.firstDelivery', { date: germanDate(firstDay) })}</p>
      )}
    </div>
  );
}
