import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  unauthorized: { title: 'Keine Berechtigung', text: 'Keine Berechtigung, diese Seite aufzurufen.' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly unauthorizedTexts: typeof de;
  }
}
