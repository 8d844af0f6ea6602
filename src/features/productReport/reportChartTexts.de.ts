import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  reportChart: {
    title: 'Verlauf der letzten zwölf Monate',
    active: 'Aktive Abonnements',
    delays: 'Lieferrückstände in Stück',
    month: 'Monat',
    asTable: 'Als Tabelle zeigen',
    asCharts: 'Als Diagramm zeigen',
    table: 'Aktive Abonnements und Lieferrückstände je Monat',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly reportChartTexts: typeof de;
  }
}
