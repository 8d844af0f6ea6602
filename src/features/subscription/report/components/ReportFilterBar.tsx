import type { ReactNode } from 'react';
import {
  delayRangeSize,
  addMonths,
  moveDelayRange,
  reportKeywords,
  reportMonths,
  shownMonth,
} from '~/domain/subscription/productReport';
import { deskNow } from '~/features/call/deskTime';
import { KeywordField } from '~/features/keywords/components/KeywordField';
import { useText } from '~/shared/i18n/i18n';
import type { FilterTools } from '~/shared/list/ListScreen';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { FilterBar } from '~/shared/ui/list/FilterBar';
import { ReasonedButton } from '~/shared/ui/ReasonedButton';
import { CodeField } from '~/shared/ui/CodeField';
import type { ReportView } from '../reportView';
import '~/shared/ui/list/listTexts.de';
import '../reportTexts.de';
import frame from '~/shared/ui/list/ListFrame.module.css';
import styles from './Report.module.css';

interface ReportFilterBarProps {
  readonly view: ReportView;
  readonly month: string;
  readonly hasLaterMonths: boolean;
  readonly onChange: (changed: Partial<ReportView>, kind: 'step' | 'typing') => void;
  readonly tools: FilterTools;
  /** Further buttons beside the fields. */
  readonly children: ReactNode;
}

/** Month, keyword, range of stock delays and charts of the report (REQ G7.2, G7.3). */
export function ReportFilterBar(props: ReportFilterBarProps) {
  const { view, month, hasLaterMonths, onChange, tools, children } = props;
  const t = useText();
  const { delayOffset } = view;
  const months = reportMonths(deskNow());
  const [currentMonth] = months;
  const last = addMonths(month, delayOffset + delayRangeSize - 1);
  const move = (step: -1 | 1) => onChange({ delayOffset: moveDelayRange(delayOffset, step) }, 'step');
  return (
    <FilterBar label={t('report.filters')} className={styles.filters} onDown={tools.onDown}>
      <CodeField
        label={t('report.month')}
        codes={months.includes(month) ? months : [...months, month]}
        textOf={shownMonth}
        value={month}
        onChoose={(chosen) => onChange({ month: chosen === currentMonth ? null : chosen }, 'step')}
      />
      <KeywordField
        label={t('report.keyword')}
        placeholder={t('report.keywordHint')}
        kind="product"
        keywords={reportKeywords(view.keyword)}
        onTyped={(keywords) => onChange({ keyword: keywords.join(', ') }, 'typing')}
      />
      <div role="group" aria-label={t('report.delays')} className={styles.delays}>
        <span className={styles.label}>
          {t('report.delays')}{' '}
          {t('report.delayRange', { from: shownMonth(addMonths(month, delayOffset)), to: shownMonth(last) })}
        </span>
        <div className={styles.steps}>
          <ReasonedButton
            size="row"
            reason={delayOffset === 0 ? t('report.firstMonths') : null}
            onClick={() => move(-1)}
          >
            {t('report.earlier')}
          </ReasonedButton>
          <ReasonedButton size="row" reason={hasLaterMonths ? null : t('report.lastMonths')} onClick={() => move(1)}>
            {t('report.later')}
          </ReasonedButton>
        </div>
      </div>
      <div className={styles.chartsBox}>
        <CheckField
          label={t('report.charts')}
          checked={view.showsCharts}
          onChange={() => onChange({ showsCharts: !view.showsCharts }, 'step')}
        />
      </div>
      <div className={`${frame.buttons} ${styles.actions}`}>
        {tools.savedFilters}
        <Button onClick={tools.onColumns}>{t('list.columns')}</Button>
        {children}
      </div>
    </FilterBar>
  );
}
