import { useState } from 'react';
import { dateRangeNames, type DateRange } from '~/domain/common/dateRange';
import {
  canLieAhead,
  sortFields,
  toggledSort,
  type OverviewFilters,
  type OverviewSort,
} from '~/domain/subscription/overview';
import {
  cancelReasons,
  dateFilterKinds,
  keywordTypes,
  overviewStatuses,
  type DateFilterKind,
} from '~/domain/subscription/subscription';
import { readProductNumber } from '~/domain/subscription/subscriptionNumbers';
import '~/domain/subscription/subscriptionWords.de';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { KeywordField } from '~/features/keywords/components/KeywordField';
import { PeriodFields } from '~/features/keywords/components/PeriodFields';
import { useText } from '~/shared/i18n/i18n';
import type { FilterTools } from '~/shared/list/ListScreen';
import { Button } from '~/shared/ui/Button';
import { Reserved } from '~/shared/ui/list/Reserved';
import { FilterBar } from '~/shared/ui/list/FilterBar';
import { CodeField } from '~/shared/ui/CodeField';
import { OptionalCodeField } from '~/shared/ui/OptionalCodeField';
import { StoredTextField } from '~/shared/ui/StoredTextField';
import type { OverviewView } from '../overviewView';
import '~/shared/ui/list/listTexts.de';
import '../overviewTexts.de';
import frame from '~/shared/ui/list/ListFrame.module.css';

interface OverviewFilterBarProps {
  readonly view: OverviewView;
  readonly onView: ChangeView<OverviewView>;
  readonly tools: FilterTools;
}

/** The range that a kind of date begins with: dates of the past and of the future. */
const firstRanges = {
  CREATION_DATE: { name: 'LAST_MONTH' },
  NEXT_DELIVERY_DATE: { name: 'NEXT_MONTH' },
  PREVIOUS_EDIT_DATE: { name: 'LAST_MONTH' },
} as const satisfies Record<DateFilterKind, DateRange>;

/** What the fields of the dates show while they do not filter. */
const noDates = { kind: 'CREATION_DATE', range: { name: 'ALL_TIME' } } as const;

/** Filters and sorting of the overview (REQ G3.3, G3.5). */
export function OverviewFilterBar({ view, onView, tools }: OverviewFilterBarProps) {
  const t = useText();
  const { filters, sort } = view;
  const { kind, range } = filters.dates ?? noDates;
  const step = (changed: Partial<OverviewFilters>) =>
    onView((before) => ({ ...before, filters: { ...before.filters, ...changed } }), 'step');
  const type = (changed: Partial<OverviewFilters>) =>
    onView((before) => ({ ...before, filters: { ...before.filters, ...changed } }), 'typing');
  return (
    <FilterBar label={t('subscriptionOverview.filters')} className={frame.filters} onDown={tools.onDown}>
      <KeywordField
        label={t('subscriptionOverview.keyword')}
        placeholder={t('subscriptionOverview.keywordHint')}
        kind="subscription"
        keywords={filters.keywords}
        onTyped={(keywords) => type({ keywords })}
      />
      <OptionalCodeField
        label={t('subscriptionOverview.keywordType')}
        none={t('subscriptionOverview.anyKeywordType')}
        codes={keywordTypes}
        textOf={(known) => t(`subscription.keywordType.${known}`)}
        value={filters.keywordType}
        onChoose={(keywordType) => step({ keywordType })}
      />
      <CodeField
        label={t('subscriptionOverview.status')}
        codes={overviewStatuses}
        textOf={(status) => t(`subscription.filterStatus.${status}`)}
        value={filters.status}
        onChoose={(status) => step({ status, cancelReason: status === 'CANCELED' ? filters.cancelReason : null })}
      />
      <DateKindField kind={filters.dates?.kind ?? null} onStep={step} />
      <ProductFilter number={filters.deliveryProductNo} onType={type} />
      <SortFields sort={sort} onSort={(changed) => onView((before) => ({ ...before, sort: changed }), 'step')} />
      <Reserved isShown={filters.status === 'CANCELED'}>
        <OptionalCodeField
          label={t('subscriptionOverview.cancelReason')}
          none={t('subscriptionOverview.anyReason')}
          codes={cancelReasons}
          textOf={(reason) => t(`subscription.cancelReason.${reason}`)}
          value={filters.cancelReason}
          onChoose={(cancelReason) => step({ cancelReason })}
        />
      </Reserved>
      <Reserved isShown={filters.dates !== null}>
        <PeriodFields
          range={range}
          names={dateRangeNames}
          canLieAhead={canLieAhead(kind)}
          onChange={(change, how) => (how === 'step' ? step : type)({ dates: { kind, range: change(range) } })}
        />
      </Reserved>
      <div className={`${frame.buttons} ${frame.last}`}>
        <Button onClick={tools.onColumns}>{t('list.columns')}</Button>
        {tools.savedFilters}
      </div>
    </FilterBar>
  );
}

interface DateKindFieldProps {
  readonly kind: DateFilterKind | null;
  readonly onStep: (changed: Partial<OverviewFilters>) => void;
}

function DateKindField({ kind, onStep }: DateKindFieldProps) {
  const t = useText();
  return (
    <OptionalCodeField
      label={t('subscriptionOverview.dateKind')}
      none={t('subscriptionOverview.noDate')}
      codes={dateFilterKinds}
      textOf={(code) => t(`subscription.dateKind.${code}`)}
      value={kind}
      onChoose={(chosen) => onStep({ dates: chosen === null ? null : { kind: chosen, range: firstRanges[chosen] } })}
    />
  );
}

interface ProductFilterProps {
  readonly number: string | null;
  readonly onType: (changed: Partial<OverviewFilters>) => void;
}

/** A number that is not complete does not filter and stays in the field. */
function ProductFilter({ number, onType }: ProductFilterProps) {
  const t = useText();
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <StoredTextField
      label={t('subscriptionOverview.product')}
      inputMode="numeric"
      value={number ?? refused ?? ''}
      error={number !== null || refused === null ? undefined : t('subscriptionOverview.productInvalid')}
      onTyped={(text) => {
        const read = readProductNumber(text);
        setRefused(read.kind === 'invalid' ? text : null);
        onType({ deliveryProductNo: read.kind === 'valid' ? read.number : null });
      }}
    />
  );
}

interface SortFieldsProps {
  readonly sort: OverviewSort;
  readonly onSort: (sort: OverviewSort) => void;
}

function SortFields({ sort, onSort }: SortFieldsProps) {
  const t = useText();
  const direction = sort?.direction ?? 'ASC';
  const texts = { ASC: 'subscriptionOverview.ascending', DESC: 'subscriptionOverview.descending' } as const;
  return (
    <>
      <OptionalCodeField
        label={t('subscriptionOverview.sort')}
        none={t('subscriptionOverview.noSort')}
        codes={sortFields}
        textOf={(field) => t(`subscription.sort.${field}`)}
        value={sort?.field ?? null}
        onChoose={(field) => onSort(field === null ? null : { field, direction })}
      />
      <Reserved isShown={sort !== null}>
        <div className={frame.buttons}>
          <Button
            onClick={() => {
              if (sort !== null) onSort(toggledSort(sort, sort.field));
            }}
          >
            {t(texts[direction])} <span aria-hidden="true">{direction === 'ASC' ? '↑' : '↓'}</span>
          </Button>
        </div>
      </Reserved>
    </>
  );
}
