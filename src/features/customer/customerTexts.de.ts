import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customer: {
    title: 'Kunde',
    load: 'Kunde laden',
    loading: 'Kunde {{number}} wird geladen …',
    loadFailed: 'Der Kunde konnte nicht geladen werden. Bitte erneut versuchen.',
    loadUnreachable: 'Der Kundendienst antwortet nicht. Die Nummer bleibt stehen; bitte erneut versuchen.',
    checked: 'geprüft',
    numberAndType: 'Kundennummer {{number}} · {{type}}',
    recent: 'Letzte Kunden',
    another: 'Anderer Kunde',
    recentEmpty: 'Hier stehen die zuletzt geladenen Kunden. Kundennummer eingeben und mit Enter laden.',
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon', PRIVATE: 'privat', MOBILE: 'mobil', BUSINESS: 'geschäftlich', FAX: 'Fax' },
    type: {
      REGULAR: 'Regulär',
      TV_CREATOR: 'TV-Creator',
      INFLUENCER: 'Influencer',
      EMPLOYEE: 'Mitarbeiter',
      PARTNER: 'Partner/Journalist',
      CREATOR: 'Creator',
    },
    birthday: {
      denied:
        'Das Geburtsdatum von {{name}} wurde nicht bestätigt; der Kunde ist nicht geladen. Kundennummer noch einmal erfragen oder nach Namen und Ort suchen.',
    },
    edit: 'Daten bearbeiten',
    consents: 'Einwilligungen',
    editNotAllowed: 'Kundendaten ändert die Sachbearbeitung (Rolle ServiceManagementRole).',
    create: 'Neukunde',
    guest: 'Gastkunde',
    advancedSearch: 'Erweiterte Suche',
    newTag: 'Neukunde',
    guestTag: 'Gastkunde',
    changedTag: 'geändert',
    saveFailed: 'Die Kundendaten konnten nicht gespeichert werden. Sie bleiben im Gespräch; bitte erneut versuchen.',
  },
  address: {
    billing: 'Rechnungsadresse',
    preferred: 'bevorzugt',
    none: 'Für diesen Kunden ist keine Adresse hinterlegt.',
    edit: 'Bearbeiten',
    editNamed: 'Bearbeiten: {{name}}',
    removeNamed: 'Entfernen: {{name}}',
    prefer: 'Als bevorzugt merken',
    preferNamed: 'Als bevorzugt merken: {{name}}',
    unsaved: 'neu',
    usedInOrder: 'in einem Auftrag verwendet',
    addPackstation: 'Neue Packstation',
    notAllowed: 'Für diesen Kunden ist keine neue Lieferadresse möglich.',
    blocked: 'KAT1',
    unsavedExists: 'Es gibt schon eine neue Lieferadresse. Bitte diese bearbeiten.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly customerTexts: typeof de;
  }
}
