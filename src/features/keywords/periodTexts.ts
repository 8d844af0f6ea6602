import { germanDate } from '~/domain/common/berlinTime';
import type { DateRange } from '~/domain/common/dateRange';
import '~/domain/common/dateRangeWords.de';
import type { Translate } from '~/shared/i18n/i18n';

/** The words for a range of dates: its name, or the days that were typed. */
export function periodText(range: DateRange, t: Translate): string {
  if (range.name !== 'CUSTOM') return t(`dateRange.${range.name}`);
  return `${germanDate(range.from ?? '')} – ${germanDate(range.to ?? '')}`;
}
