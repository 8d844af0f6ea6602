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
      INVALID_AUTHENTICATION: 'Anmeldung fehlgeschlagen',
      INVALID_ORDER_SELECTION: 'Auftrag nicht gefunden',
      INVALID_RETURN_SELECTION: 'Retoure nicht gefunden',
      ASK_FOR_AGENT: 'Wunsch nach persönlicher Beratung',
      ERROR_GENERAL: 'Technischer Fehler beim Telefonbot',
      ERROR_TRACKING: 'Sendungsverfolgung nicht erreichbar',
      ERROR_RETURNLABEL: 'Rücksendeschein nicht erstellt',
      ERROR_RETURNTRACKING: 'Retoure nicht verfolgbar',
      unknown: 'Übergabe ohne bekannten Grund',
    },
    todo: {
      INVALID_AUTHENTICATION:
        'Den Anrufer in der Bestellannahme mit PIN oder Geburtsdatum bestätigen, bevor Daten genannt werden.',
      INVALID_ORDER_SELECTION: 'Datum oder Artikel erfragen und den Auftrag in der Bestellhistorie suchen.',
      INVALID_RETURN_SELECTION: 'Erfragen, was zurückgehen soll, und den Auftrag in der Bestellhistorie suchen.',
      ASK_FOR_AGENT: 'Nach dem Anliegen fragen; der Telefonbot hat nichts erledigt.',
      ERROR_GENERAL: 'Um Entschuldigung bitten und das Anliegen noch einmal von vorn aufnehmen.',
      ERROR_TRACKING: 'Den Lieferstand im Auftrag nachsehen und nennen.',
      ERROR_RETURNLABEL:
        'Den Auftrag in der Bestellhistorie suchen und den Rücksendeschein auf dem üblichen Weg anfordern.',
      ERROR_RETURNTRACKING: 'Den Stand der Retoure in der Bestellhistorie nachsehen und nennen.',
      unknown: 'Nach dem Anliegen fragen und es von vorn aufnehmen.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly botRequestTexts: typeof de;
  }
}
