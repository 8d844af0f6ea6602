import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  historyDialog: { swissTitle: 'Bestellhistorie Schweiz', asPage: 'Als eigene Seite öffnen' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly historyDialogTexts: typeof de;
  }
}
