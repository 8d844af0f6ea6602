import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  shell: { signOutTitle: 'Mit offenem Gespräch abmelden?', saveFirst: 'Speichern und abmelden' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly signOutTexts: typeof de;
  }
}
