import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customer: {
    title: 'Kunde',
    load: 'Kunde laden',
    loading: 'Kunde {{number}} wird geladen …',
    loadFailed: 'Der Kunde konnte nicht geladen werden. Bitte erneut versuchen.',
    loadUnreachable: 'Der Kundendienst antwortet nicht. Die Nummer bleibt stehen; bitte erneut versuchen.',
    recent: 'Letzte Kunden',
    another: 'Anderer Kunde',
    recentEmpty: 'Hier stehen die zuletzt geladenen Kunden. Kundennummer eingeben und mit Enter laden.',
    denied:
      'Der Anrufer wurde nicht als {{name}} bestätigt; der Kunde ist nicht geladen. Kundennummer noch einmal erfragen oder nach Namen und Ort suchen.',
    editNotAllowed: 'Kundendaten ändert die Sachbearbeitung (Rolle ServiceManagementRole).',
    create: 'Neukunde',
    guest: 'Gastkunde',
    advancedSearch: 'Erweiterte Suche',
    saveFailed: 'Die Kundendaten konnten nicht gespeichert werden. Sie bleiben im Gespräch; bitte erneut versuchen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly customerTexts: typeof de;
  }
}
