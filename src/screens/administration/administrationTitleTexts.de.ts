import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  administration: { title: 'Einstellungen in Kraft', what: 'Schalter, Zulassungslisten und Adressen der Dienste' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly administrationTitleTexts: typeof de;
  }
}
