import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  shell: {
    signOutTitle: 'Mit offenem Gespräch abmelden?',
    signOutOthers:
      'Offene Gespräche, die nicht in diesem Tab sind: {{count}}. Beim Abmelden werden sie gelöscht; sie stehen auf der Startseite.',
    saveFirst: 'Speichern und abmelden',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly signOutTexts: typeof de;
  }
}
