import { useText } from '~/shared/i18n/i18n';
import { DayField, type DayFormat } from '../DayField';
import { SelectField } from '../SelectField';
import { isReversed, type DayRange } from './isReversed';
import '../dayTexts.de';

interface DateRangeFieldsProps<Name extends string> {
  /** The options of the select; one of them stands for two days that the agent types. */
  readonly ranges: readonly { readonly name: Name; readonly text: string }[];
  readonly chosen: Name;
  /** The days of the chosen range. */
  readonly days: DayRange;
  readonly format: DayFormat;
  readonly onRange: (name: Name) => void;
  /** A day was typed: the range is the agent's own now. */
  readonly onDay: (changed: Partial<DayRange>) => void;
}

/** Renders a choice of date ranges and their two days. */
export function DateRangeFields<Name extends string>(props: DateRangeFieldsProps<Name>) {
  const { ranges, chosen, days, format, onRange, onDay } = props;
  const t = useText();
  return (
    <>
      <SelectField
        label={t('day.range')}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          const range = ranges.find(({ name }) => name === value);
          if (range !== undefined) onRange(range.name);
        }}
      >
        {ranges.map(({ name, text }) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </SelectField>
      <DayField
        label={t('day.from')}
        day={days.from}
        error={isReversed(days) ? t('day.reversed') : undefined}
        format={format}
        onDay={(from) => onDay({ from })}
      />
      <DayField label={t('day.to')} day={days.to} format={format} onDay={(to) => onDay({ to })} />
    </>
  );
}
