import { dayFormat, daysOf, type DateRange, type DateRangeName } from '~/domain/common/dateRange';
import '~/domain/common/dateRangeWords.de';
import { deskNow } from '~/features/call/deskTime';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import { CodeField } from '~/shared/ui/CodeField';
import { DayField } from '~/shared/ui/DayField';
import { isReversed, type DayRange } from '~/shared/ui/list/isReversed';
import '~/shared/ui/dayTexts.de';

interface PeriodFieldsProps {
  readonly range: DateRange;
  /** The ranges that are offered. */
  readonly names: readonly DateRangeName[];
  /** What is searched may have a date in the future. */
  readonly canLieAhead?: boolean;
  readonly onChange: ChangeView<DateRange>;
}

/** Renders a choice of date ranges and their two days. A typed day makes the range the agent's own. */
export function PeriodFields({ range, names, canLieAhead = false, onChange }: PeriodFieldsProps) {
  const t = useText();
  const daysIn = (given: DateRange): DayRange => daysOf(given, deskNow(), canLieAhead);
  const days = daysIn(range);
  const format = dayFormat(deskNow());
  const changeDay = (changed: Partial<DayRange>) =>
    onChange((before) => ({ name: 'CUSTOM', ...daysIn(before), ...changed }), 'typing');
  return (
    <>
      <CodeField
        label={t('day.range')}
        codes={names}
        textOf={(name) => t(`dateRange.${name}`)}
        value={range.name}
        onChoose={(name) => onChange((before) => (name === 'CUSTOM' ? { name, ...daysIn(before) } : { name }), 'step')}
      />
      <DayField
        label={t('day.from')}
        day={days.from}
        error={isReversed(days) ? t('day.reversed') : undefined}
        format={format}
        onDay={(from) => changeDay({ from })}
      />
      <DayField label={t('day.to')} day={days.to} format={format} onDay={(to) => changeDay({ to })} />
    </>
  );
}
