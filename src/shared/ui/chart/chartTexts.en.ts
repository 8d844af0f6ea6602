import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './chartTexts.de';

export const en: SameKeys<typeof de> = {
  chart: { asTable: 'Show as a table', asCharts: 'Show as charts' },
};
