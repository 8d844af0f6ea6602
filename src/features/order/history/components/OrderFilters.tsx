import { dateRangeNames } from '~/domain/common/dateRange';
import { historyStatuses, type HistoryFilters } from '~/domain/order/orderHistory';
import { paymentMethods } from '~/domain/payment/payment';
import { KeywordField } from '~/features/keywords/components/KeywordField';
import { PeriodFields } from '~/features/keywords/components/PeriodFields';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import type { FilterTools } from '~/shared/list/ListScreen';
import { Button } from '~/shared/ui/Button';
import { CodeField } from '~/shared/ui/CodeField';
import { OptionalCodeField } from '~/shared/ui/OptionalCodeField';
import { FilterBar } from '~/shared/ui/list/FilterBar';
import '~/shared/ui/list/listTexts.de';
import '../orderListTexts.de';
import '~/domain/payment/paymentMethodWords.de';
import styles from './OrderHistory.module.css';

interface OrderFiltersProps {
  readonly filters: HistoryFilters;
  readonly takesFocus: boolean;
  readonly onChange: ChangeView<HistoryFilters>;
  readonly tools: FilterTools;
}

/** The filters of the order history (REQ E1.2). */
export function OrderFilters(props: OrderFiltersProps) {
  const { filters, takesFocus, onChange, tools } = props;
  const t = useText();
  const step = (changed: Partial<HistoryFilters>) => onChange((before) => ({ ...before, ...changed }), 'step');
  return (
    <FilterBar label={t('orderList.filters')} className={styles.filters} onDown={tools.onDown}>
      <KeywordField
        className={styles.keyword}
        label={t('orderList.keyword')}
        placeholder={t('orderList.keywordHint')}
        data-initial-focus={takesFocus ? '' : undefined}
        kind="order"
        keywords={filters.keywords}
        onTyped={(keywords) => onChange((before) => ({ ...before, keywords }), 'typing')}
      />
      <CodeField
        label={t('orderList.status')}
        codes={historyStatuses}
        textOf={(status) => t(`orderList.tab.${status}`)}
        value={filters.status}
        onChoose={(status) => step({ status })}
      />
      <OptionalCodeField
        label={t('orderList.payment')}
        none={t('orderList.anyPayment')}
        codes={paymentMethods}
        textOf={(method) => t(`payment.method.${method}`)}
        value={filters.payment}
        onChoose={(payment) => step({ payment })}
      />
      <PeriodFields
        range={filters.dates}
        names={dateRangeNames}
        onChange={(change, kind) => onChange((before) => ({ ...before, dates: change(before.dates) }), kind)}
      />
      <Button className={styles.columns} onClick={tools.onColumns}>
        {t('list.columns')}
      </Button>
    </FilterBar>
  );
}
