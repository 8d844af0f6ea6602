import { dateRangeNames, dayFormat, daysOf } from '~/domain/common/dateRange';
import type { WaitlistFilters } from '~/domain/waitlist/waitlist';
import { deskNow } from '~/features/call/deskTime';
import { KeywordField } from '~/features/keywords/components/KeywordField';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import type { FilterTools } from '~/shared/list/ListScreen';
import { Button } from '~/shared/ui/Button';
import { DateRangeFields } from '~/shared/ui/list/DateRangeFields';
import { FilterBar } from '~/shared/ui/list/FilterBar';
import frame from '~/shared/ui/list/ListFrame.module.css';
import '~/shared/ui/list/listTexts.de';
import '../waitlistListTexts.de';
import '~/domain/common/dateRangeWords.de';
import styles from './Waitlist.module.css';

/** Reservations lie in the past. */
const ranges = dateRangeNames.filter((name) => name !== 'NEXT_WEEK' && name !== 'NEXT_MONTH');

interface WaitlistFilterFieldsProps {
  readonly filters: WaitlistFilters;
  readonly onChange: ChangeView<WaitlistFilters>;
  readonly tools: FilterTools;
}

/** Renders the filters of the waitlist: keywords and days (REQ H1.3). */
export function WaitlistFilterFields({ filters, onChange, tools }: WaitlistFilterFieldsProps) {
  const t = useText();
  const days = daysOf(filters.dates, deskNow());
  return (
    <FilterBar label={t('waitlist.list.filters')} className={frame.filters} onDown={tools.onDown}>
      <KeywordField
        className={styles.keyword}
        label={t('waitlist.list.keyword')}
        placeholder={t('waitlist.list.keywordHint')}
        kind="product"
        keywords={filters.keywords}
        onTyped={(keywords) => onChange((before) => ({ ...before, keywords }), 'typing')}
      />
      <DateRangeFields
        ranges={ranges.map((name) => ({ name, text: t(`dateRange.${name}`) }))}
        chosen={filters.dates.name}
        days={days}
        format={dayFormat(deskNow())}
        onRange={(name) =>
          onChange((before) => ({ ...before, dates: name === 'CUSTOM' ? { name, ...days } : { name } }), 'step')
        }
        onDay={(changed) => {
          onChange(
            (before) => ({ ...before, dates: { name: 'CUSTOM', ...daysOf(before.dates, deskNow()), ...changed } }),
            'typing',
          );
        }}
      />
      <div className={frame.buttons}>
        <Button onClick={tools.onColumns}>{t('list.columns')}</Button>
        {tools.savedFilters}
      </div>
    </FilterBar>
  );
}
