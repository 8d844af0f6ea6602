import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  rejection: {
    kind: {
      CrmErrorCode: 'Die Kundenverwaltung hat den Auftrag mit einem Fehlercode abgelehnt.',
      duplicateCustomer: 'Der Kunde ist doppelt angelegt.',
      fieldsNotUpdated: 'Kundendaten konnten nicht aktualisiert werden.',
      CustomerModificationRequired: 'Die Kundendaten müssen geändert werden.',
      Exception: 'Bei der Verarbeitung ist ein technischer Fehler aufgetreten.',
      UnexpectedCrmResponse: 'Die Kundenverwaltung hat unerwartet geantwortet.',
      ErpRejectionReason: 'Die Warenwirtschaft hat den Auftrag abgelehnt.',
      unknown: 'Der Auftrag wurde abgelehnt.',
    },
    todo: {
      CrmErrorCode:
        'Kundendaten prüfen und erneut einreichen; bleibt der Fehler, die IT mit der Auftragsnummer informieren.',
      duplicateCustomer:
        'Mit der Erweiterten Suche das richtige Kundenkonto finden, die Daten angleichen und erneut einreichen.',
      fieldsNotUpdated:
        'Name, Anschrift und Geburtsdatum mit dem Kundenkonto vergleichen, berichtigen und erneut einreichen.',
      CustomerModificationRequired: 'Kundendaten berichtigen und erneut einreichen.',
      Exception: 'Erneut einreichen; bleibt der Fehler, die IT mit der Auftragsnummer informieren.',
      UnexpectedCrmResponse:
        'Nach einigen Minuten erneut einreichen; bleibt der Fehler, die IT mit der Auftragsnummer informieren.',
      ErpRejectionReason: 'Den Grund beheben und erneut einreichen, sonst den Auftrag stornieren.',
      unknown: 'Daten prüfen und erneut einreichen, sonst den Auftrag stornieren.',
    },
    failure: {
      UniversumBonitaetCheckFailed:
        'Die Bonitätsprüfung bei Universum ist fehlgeschlagen. Eine sichere Zahlungsart wählen, zum Beispiel Nachnahme.',
      BoniversumCheckFailed:
        'Die Bonitätsprüfung bei Boniversum ist fehlgeschlagen. Eine sichere Zahlungsart wählen, zum Beispiel Nachnahme.',
      deviant_customer_data: 'Die Kundendaten weichen vom Kundenkonto ab. Kundendaten berichtigen.',
      general_crm_rejection: 'Allgemeine Ablehnung der Kundenverwaltung. Kundendaten prüfen.',
      general_erp_rejection: 'Allgemeine Ablehnung der Warenwirtschaft. Artikel, Anschrift und Zahlung prüfen.',
      unknown: 'Der Grund ist nicht näher bekannt.',
    },
    status: {
      PENDING: 'wird geprüft',
      ACCEPTED: 'angenommen',
      REJECTED: 'abgelehnt',
    },
    result: {
      PROCESSED: 'verarbeitet',
      FAILED: 'fehlgeschlagen',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly rejectionWords: typeof de;
  }
}
