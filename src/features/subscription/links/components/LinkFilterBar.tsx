import type { ReactNode } from 'react';
import { pastRangeNames } from '~/domain/common/dateRange';
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
import { KeywordField } from '~/features/keywords/components/KeywordField';
import { PeriodFields } from '~/features/keywords/components/PeriodFields';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import type { FilterTools } from '~/shared/list/ListScreen';
import { Button } from '~/shared/ui/Button';
import { Reserved } from '~/shared/ui/list/Reserved';
import { FilterBar } from '~/shared/ui/list/FilterBar';
import { CodeField } from '~/shared/ui/CodeField';
import { OptionalCodeField } from '~/shared/ui/OptionalCodeField';
import { SelectField } from '~/shared/ui/SelectField';
import '~/domain/common/countryWords.de';
import '~/shared/ui/list/listTexts.de';
import '../linksTexts.de';
import frame from '~/shared/ui/list/ListFrame.module.css';

interface LinkFilterBarProps {
  readonly filters: LinkFilters;
  readonly onChange: ChangeView<LinkFilters>;
  readonly tools: FilterTools;
  /** Further buttons beside the fields. */
  readonly children: ReactNode;
}

/** The filters and the sorting of the product links (REQ G8.3). */
export function LinkFilterBar({ filters, onChange, tools, children }: LinkFilterBarProps) {
  const t = useText();
  const step = (changed: Partial<LinkFilters>) => onChange((before) => ({ ...before, ...changed }), 'step');
  return (
    <FilterBar label={t('links.filters')} className={frame.filters} onDown={tools.onDown}>
      <KeywordField
        label={t('links.keyword')}
        placeholder={t('links.keywordHint')}
        kind="product"
        keywords={filters.keywords}
        onTyped={(keywords) => onChange((before) => ({ ...before, keywords }), 'typing')}
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
      <CodeField
        label={t('links.status')}
        codes={productStatusFilters}
        textOf={(status) => t(status === 'ALL' ? 'productStatus.ALL' : productStatusWords[status].name)}
        value={filters.status}
        onChoose={(status) => step({ status })}
      />
      <CodeField
        label={t('links.date')}
        codes={linkDateTypes}
        textOf={(type) => t(`links.dateType.${type}`)}
        value={filters.dateType}
        onChoose={(dateType) => step({ dateType })}
      />
      <OptionalCodeField
        label={t('links.exclusion')}
        none={t('links.exclusionChoice.any')}
        codes={countryExclusions}
        textOf={(exclusion) => t(`links.exclusionChoice.${exclusion}`)}
        value={filters.countryExclusion}
        onChoose={(countryExclusion) => step({ countryExclusion })}
      />
      <CodeField
        label={t('links.sort')}
        codes={linkDateTypes}
        textOf={(type) => t(`links.sorted.${type}`)}
        value={filters.sortBy}
        onChoose={(sortBy) => step({ sortBy, sortingMode: 'DESC' })}
      />
      <Reserved isShown={filters.countryExclusion !== null}>
        <OptionalCodeField
          label={t('links.countries')}
          none={t('links.anyCountry')}
          codes={excludableCountries}
          textOf={(country) => t(`country.${country}`)}
          value={filters.countries.length === 1 ? (filters.countries[0] ?? null) : null}
          onChoose={(country) => step({ countries: country === null ? excludableCountries : [country] })}
        />
      </Reserved>
      <Reserved isShown={filters.dateType !== 'NONE'}>
        <PeriodFields
          range={filters.dates}
          names={pastRangeNames}
          onChange={(change, kind) => onChange((before) => ({ ...before, dates: change(before.dates) }), kind)}
        />
      </Reserved>
      <div className={`${frame.buttons} ${frame.last}`}>
        {tools.savedFilters}
        <Button onClick={tools.onColumns}>{t('list.columns')}</Button>
        {children}
      </div>
    </FilterBar>
  );
}
