import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  letter: {
    title: 'Brief {{name}}',
    notFound: 'Datei nicht gefunden!',
    forbidden: 'Vorschau nicht erlaubt!',
    failed: 'Die Vorschau des Briefes konnte nicht geladen werden. Bitte erneut versuchen.',
    unsafe: 'Diese Datei ist kein PDF, PNG oder JPEG und wird nicht angezeigt.',
    open: 'In neuem Tab öffnen',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly letterPageTexts: typeof de;
  }
}
