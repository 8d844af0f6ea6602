import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  botRequest: {
    number: 'Übergabenummer',
    numberHint: 'Der Telefonbot nennt sie bei der Übergabe.',
    numberMissing: 'Bitte die Übergabenummer eingeben.',
    load: 'Übergabe laden',
    signInText: 'Was der Telefonbot übergibt, steht hier nach der Anmeldung.',
    signIn: 'Anmelden und Übergabe laden',
    loading: 'Übergabe {{number}} wird geladen …',
    notFound: 'Zur Nummer {{number}} gibt es keine Übergabe. Nummer prüfen oder das Anliegen erfragen.',
    failed: 'Übergabe {{number}} konnte nicht geladen werden. Erneut versuchen, sonst das Anliegen erfragen.',
    result: 'Übergabe {{number}}',
    customerNumber: 'Kundennummer',
    noCustomerNumber: 'nicht bekannt',
    fromOrder: 'aus dem Auftrag',
    orderCustomerFailed:
      'Der Kunde des Auftrags konnte nicht geladen werden. Bitte erneut versuchen oder den Anrufer nach der Kundennummer fragen.',
    authentication: 'Anmeldung',
    authenticated: 'beim Telefonbot bestätigt',
    notAuthenticated: 'nicht bestätigt',
    handOverReason: 'Übergabegrund',
    comment: 'Bemerkung',
    noComment: 'keine',
    orderNumber: 'Auftragsnummer',
    orderEntry: 'Bestellannahme mit diesem Kunden',
    showOrder: 'Auftrag anzeigen',
    code: {
      INVALID_AUTHENTICATION: {
        label: 'Anmeldung fehlgeschlagen',
        todo: 'Den Anrufer in der Bestellannahme mit PIN oder Geburtsdatum bestätigen, bevor Daten genannt werden.',
      },
      INVALID_ORDER_SELECTION: {
        label: 'Auftrag nicht gefunden',
        todo: 'Datum oder Artikel erfragen und den Auftrag in der Bestellhistorie suchen.',
      },
      INVALID_RETURN_SELECTION: {
        label: 'Retoure nicht gefunden',
        todo: 'Erfragen, was zurückgehen soll, und den Auftrag in der Bestellhistorie suchen.',
      },
      ASK_FOR_AGENT: {
        label: 'Wunsch nach persönlicher Beratung',
        todo: 'Nach dem Anliegen fragen; der Telefonbot hat nichts erledigt.',
      },
      ERROR_GENERAL: {
        label: 'Technischer Fehler beim Telefonbot',
        todo: 'Um Entschuldigung bitten und das Anliegen noch einmal von vorn aufnehmen.',
      },
      ERROR_TRACKING: {
        label: 'Sendungsverfolgung nicht erreichbar',
        todo: 'Den Lieferstand im Auftrag nachsehen und nennen.',
      },
      ERROR_RETURNLABEL: {
        label: 'Rücksendeschein nicht erstellt',
        todo: 'Den Auftrag in der Bestellhistorie suchen und den Rücksendeschein auf dem üblichen Weg anfordern.',
      },
      ERROR_RETURNTRACKING: {
        label: 'Retoure nicht verfolgbar',
        todo: 'Den Stand der Retoure in der Bestellhistorie nachsehen und nennen.',
      },
      unknown: { label: 'Übergabe ohne bekannten Grund', todo: 'Nach dem Anliegen fragen und es von vorn aufnehmen.' },
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly botRequestTexts: typeof de;
  }
}
