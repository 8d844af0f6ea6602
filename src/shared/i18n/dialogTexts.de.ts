import { defineTexts } from './defineTexts';

export const de = defineTexts({
  common: {
    apply: 'Übernehmen',
    back: 'Zurück',
    backToEntries: 'Zurück zu den Angaben',
    cancel: 'Abbrechen',
    next: 'Weiter',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly dialogTexts: typeof de;
  }
}
