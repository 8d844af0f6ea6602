import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  linksNotice: {
    created: 'Der Abonnement-Produktlink wurde erfolgreich erstellt',
    edited: 'Der Abonnement-Produktlink wurde erfolgreich bearbeitet',
    loadFailed: {
      badRequest: 'Die Produktlinks konnten nicht geladen werden: ungültige Anfrage. Bitte die Filter prüfen.',
      serviceDown:
        'Die Produktlinks konnten nicht geladen werden: Der Dienst ist ausgefallen. Bitte später erneut versuchen.',
      unknown: 'Die Produktlinks konnten nicht geladen werden: unbekannter Grund. Bitte erneut versuchen.',
    },
    createFailed: {
      badRequest: 'Der Produktlink konnte nicht erstellt werden: ungültige Anfrage. Bitte die Angaben prüfen.',
      serviceDown:
        'Der Produktlink konnte nicht erstellt werden: Der Dienst ist ausgefallen. Bitte später erneut versuchen.',
      unknown:
        'Der Produktlink konnte nicht erstellt werden: unbekannter Grund. Bitte die Liste prüfen und erneut versuchen.',
    },
    createOpen: {
      serviceDown:
        'Der Dienst ist ausgefallen. Es ist nicht sicher, ob der Produktlink erstellt ist. Bitte später erneut versuchen.',
      unknown: 'Aus einem unbekannten Grund ist nicht sicher, ob der Produktlink erstellt ist. Bitte erneut versuchen.',
    },
    editFailed: {
      badRequest: 'Der Produktlink konnte nicht bearbeitet werden: ungültige Anfrage. Bitte die Angaben prüfen.',
      serviceDown:
        'Der Produktlink konnte nicht bearbeitet werden: Der Dienst ist ausgefallen. Bitte später erneut versuchen.',
      unknown: 'Der Produktlink konnte nicht bearbeitet werden: unbekannter Grund. Bitte erneut versuchen.',
    },
    editOpen: {
      serviceDown:
        'Der Dienst ist ausgefallen. Es ist nicht sicher, ob der Produktlink bearbeitet ist. Bitte später erneut versuchen.',
      unknown:
        'Aus einem unbekannten Grund ist nicht sicher, ob der Produktlink bearbeitet ist. Bitte erneut versuchen.',
    },
    searchFailed: {
      badRequest: 'Das Produkt konnte nicht gesucht werden: ungültige Anfrage. Bitte BNR prüfen.',
      serviceDown:
        'Das Produkt konnte nicht gesucht werden: Der Dienst ist ausgefallen. Bitte später erneut versuchen.',
      unknown: 'Das Produkt konnte nicht gesucht werden: unbekannter Grund. Bitte erneut versuchen.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly linksNoticeTexts: typeof de;
  }
}
