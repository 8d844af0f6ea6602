import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  day: {
    format: 'tt.mm.jjjj',
    notADate: 'Diesen Tag gibt es nicht. Bitte als tt.mm.jjjj eingeben.',
    range: 'Zeitraum',
    from: 'Von',
    to: 'Bis',
    reversed: '„Von“ liegt nach „Bis“. Bitte einen der beiden Tage ändern.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly dayTexts: typeof de;
  }
}
