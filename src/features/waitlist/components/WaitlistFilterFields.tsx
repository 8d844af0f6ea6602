import { pastRangeNames } from '~/domain/common/dateRange';
import type { WaitlistFilters } from '~/domain/waitlist/waitlist';
import { KeywordField } from '~/features/keywords/components/KeywordField';
import { PeriodFields } from '~/features/keywords/components/PeriodFields';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import type { FilterTools } from '~/shared/list/ListScreen';
import { Button } from '~/shared/ui/Button';
import { FilterBar } from '~/shared/ui/list/FilterBar';
import frame from '~/shared/ui/list/ListFrame.module.css';
import '~/shared/ui/list/listTexts.de';
import '../waitlistListTexts.de';
import styles from './Waitlist.module.css';

interface WaitlistFilterFieldsProps {
  readonly filters: WaitlistFilters;
  readonly onChange: ChangeView<WaitlistFilters>;
  readonly tools: FilterTools;
}

/** Renders the filters of the waitlist: keywords and days (REQ H1.3). */
export function WaitlistFilterFields({ filters, onChange, tools }: WaitlistFilterFieldsProps) {
  const t = useText();
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
      <PeriodFields
        range={filters.dates}
        names={pastRangeNames}
        onChange={(change, kind) => onChange((before) => ({ ...before, dates: change(before.dates) }), kind)}
      />
      <div className={frame.buttons}>
        <Button onClick={tools.onColumns}>{t('list.columns')}</Button>
        {tools.savedFilters}
      </div>
    </FilterBar>
  );
}
