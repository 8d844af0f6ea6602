import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './reportChartTexts.de';

export const en: SameKeys<typeof de> = {
  reportChart: {
    title: 'The last twelve months',
    active: 'Active subscriptions',
    delays: 'Stock delays in pieces',
    month: 'Month',
    asTable: 'Show as a table',
    asCharts: 'Show as charts',
    table: 'Active subscriptions and stock delays by month',
  },
};
