import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  consent: {
    saveFailed: 'Die Bestellung steht, aber die Einwilligungen konnten nicht gespeichert werden.',
    saveAgain: 'Einwilligungen erneut speichern',
    saving: 'Einwilligungen werden gespeichert …',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly consentSavingTexts: typeof de;
  }
}
