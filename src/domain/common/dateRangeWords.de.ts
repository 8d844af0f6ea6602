import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  dateRange: {
    YESTERDAY: 'Gestern',
    LAST_WEEK: 'Letzte Woche',
    LAST_MONTH: 'Letzter Monat',
    LAST_SIX_MONTHS: 'Letzte 6 Monate',
    LAST_YEAR: 'Letztes Jahr',
    ALL_TIME: 'Gesamter Zeitraum',
    NEXT_WEEK: 'Nächste Woche',
    NEXT_MONTH: 'Nächster Monat',
    CUSTOM: 'Benutzerdefiniert',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly dateRangeWords: typeof de;
  }
}
