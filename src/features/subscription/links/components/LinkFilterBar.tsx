import type { ReactNode } from 'react';
import { countryWords } from '~/domain/common/countryWords';
import { dateRangeNames, dayFormat, daysOf } from '~/domain/common/dateRange';
import { readKeywords } from '~/domain/order/orderHistory';
import {
  countryExclusions,
  excludableCountries,
  linkDateTypes,
  linkFilterKinds,
  linkSearchTypes,
  type LinkFilters,
} from '~/domain/subscription/productLink';
import { productStatusFilters } from '~/domain/subscription/productStatus';
import { productStatusWords } from '~/domain/subscription/productStatusWords';
import { useText } from '~/shared/i18n/i18n';
import type { FilterTools } from '~/shared/list/ListScreen';
import { Button } from '~/shared/ui/Button';
import { DateRangeFields } from '~/shared/ui/list/DateRangeFields';
import { FilterBar } from '~/shared/ui/list/FilterBar';
import { SelectField } from '~/shared/ui/SelectField';
import { StoredTextField } from '~/shared/ui/StoredTextField';
import '~/shared/ui/list/listTexts.de';
import '../linksTexts.de';
import '~/domain/common/dateRangeWords.de';
import frame from '~/shared/ui/list/ListFrame.module.css';
import styles from './Links.module.css';

interface LinkFilterBarProps {
  readonly filters: LinkFilters;
  readonly now: () => Date;
  readonly onChange: (change: (before: LinkFilters) => LinkFilters, kind: 'step' | 'typing') => void;
  readonly tools: FilterTools;
  /** Further buttons beside the fields. */
  readonly children: ReactNode;
}

/** The ranges of the past: no link is created or edited in the future. */
const pastRanges = dateRangeNames.filter((name) => name !== 'NEXT_WEEK' && name !== 'NEXT_MONTH');

/** The filters and the sorting of the product links (REQ G8.3). */
export function LinkFilterBar({ filters, now, onChange, tools, children }: LinkFilterBarProps) {
  const t = useText();
  const days = daysOf(filters.dates, now());
  const step = (changed: Partial<LinkFilters>) => onChange((before) => ({ ...before, ...changed }), 'step');
  return (
    <FilterBar label={t('links.filters')} className={frame.filters} onDown={tools.onDown}>
      <StoredTextField
        label={t('links.keyword')}
        placeholder={t('links.keywordHint')}
        value={filters.keywords.join(', ')}
        onTyped={(text) => onChange((before) => ({ ...before, keywords: readKeywords(text) }), 'typing')}
      />
      <SelectField
        label={t('links.searchIn')}
        value={filters.searchIn}
        onChange={({ currentTarget: { value } }) => {
          const known = [...linkFilterKinds, ...linkSearchTypes].find((searchIn) => searchIn === value);
          step({ searchIn: known ?? 'CUSTOM' });
        }}
      >
        <optgroup label={t('links.words')}>
          {linkFilterKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`links.kind.${kind}`)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('links.numbers')}>
          {linkSearchTypes.map((type) => (
            <option key={type} value={type}>
              {t(`links.kind.${type}`)}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <SelectField
        label={t('links.status')}
        value={filters.status}
        onChange={({ currentTarget: { value } }) =>
          step({ status: productStatusFilters.find((status) => status === value) ?? 'ALL' })
        }
      >
        {productStatusFilters.map((status) => (
          <option key={status} value={status}>
            {t(status === 'ALL' ? 'productStatus.ALL' : productStatusWords[status].name)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('links.date')}
        value={filters.dateType}
        onChange={({ currentTarget: { value } }) =>
          step({ dateType: linkDateTypes.find((type) => type === value) ?? 'NONE' })
        }
      >
        {linkDateTypes.map((type) => (
          <option key={type} value={type}>
            {t(`links.dateType.${type}`)}
          </option>
        ))}
      </SelectField>
      {filters.dateType !== 'NONE' && (
        <DateRangeFields
          ranges={pastRanges.map((name) => ({ name, text: t(`dateRange.${name}`) }))}
          chosen={filters.dates.name}
          days={days}
          format={dayFormat(now())}
          onRange={(name) => step({ dates: name === 'CUSTOM' ? { name, ...days } : { name } })}
          onDay={(changed) => {
            const inRange = (before: LinkFilters): LinkFilters => ({
              ...before,
              dates: { name: 'CUSTOM', ...daysOf(before.dates, now()), ...changed },
            });
            onChange(inRange, 'typing');
          }}
        />
      )}
      <SelectField
        label={t('links.exclusion')}
        value={filters.countryExclusion ?? ''}
        onChange={({ currentTarget: { value } }) =>
          step({ countryExclusion: countryExclusions.find((known) => known === value) ?? null })
        }
      >
        <option value="">{t('links.exclusionChoice.any')}</option>
        {countryExclusions.map((exclusion) => (
          <option key={exclusion} value={exclusion}>
            {t(`links.exclusionChoice.${exclusion}`)}
          </option>
        ))}
      </SelectField>
      {filters.countryExclusion !== null && (
        <SelectField
          label={t('links.countries')}
          value={filters.countries.length === 1 ? filters.countries[0] : ''}
          onChange={({ currentTarget: { value } }) => {
            const chosen = excludableCountries.filter((country) => country === value);
            step({ countries: chosen.length === 0 ? excludableCountries : chosen });
          }}
        >
          <option value="">{t('links.anyCountry')}</option>
          {excludableCountries.map((country) => (
            <option key={country} value={country}>
              {t(countryWords[country])}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t('links.sort')}
        value={filters.sortBy}
        onChange={({ currentTarget: { value } }) =>
          step({ sortBy: linkDateTypes.find((type) => type === value) ?? 'NONE', sortingMode: 'DESC' })
        }
      >
        {linkDateTypes.map((type) => (
          <option key={type} value={type}>
            {t(`links.sorted.${type}`)}
          </option>
        ))}
      </SelectField>
      <div className={`${frame.buttons} ${styles.actions}`}>
        {tools.savedFilters}
        <Button onClick={tools.onColumns}>{t('list.columns')}</Button>
        {children}
      </div>
    </FilterBar>
  );
}
