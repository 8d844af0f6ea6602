import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  waitlistHistory: {
    title: 'Warteliste des Kunden {{number}}',
    toOrderEntry: 'Zur Bestellannahme',
    off: 'Die Warteliste ist zurzeit abgeschaltet.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly waitlistHistoryTexts: typeof de;
  }
}
