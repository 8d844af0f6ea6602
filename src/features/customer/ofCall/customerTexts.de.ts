import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customer: {
    title: 'Kunde',
    load: 'Kunde laden',
    loading: 'Kunde {{number}} wird geladen …',
    recent: 'Letzte Kunden',
    another: 'Anderer Kunde',
    recentEmpty: 'Hier stehen die zuletzt geladenen Kunden. Kundennummer eingeben und mit Enter laden.',
    editNotAllowed: 'Kundendaten ändert die Sachbearbeitung (Rolle ServiceManagementRole).',
    create: 'Neukunde',
    guest: 'Gastkunde',
    advancedSearch: 'Erweiterte Suche',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly customerTexts: typeof de;
  }
}
