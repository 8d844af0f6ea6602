import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  rejectionManagement: {
    title: 'Ablehnungsverwaltung',
    hint: 'Eine oder mehrere Auftragsnummern, auch eingefügt aus einer Liste.',
    open: 'Auftrag öffnen',
    required: 'Erforderlich',
    notFound: 'Auftrag {{number}} gibt es nicht. Auftragsnummer prüfen.',
    forbidden: 'Auftrag {{number}} darf nicht angesehen werden. Die Berechtigung vergibt die Teamleitung.',
    loadError: 'Auftrag {{number}} konnte nicht geladen werden. Bitte erneut versuchen.',
  },
  workList: {
    empty:
      'Noch kein abgelehnter Auftrag geöffnet. Aufträge, die hier geöffnet werden, bleiben bis zum Erledigen stehen.',
    reopen: 'Wieder öffnen',
    remove: 'Entfernen',
    removeOne: 'Auftrag {{number}} aus der Liste entfernen',
    reopenOne: 'Auftrag {{number}} wieder öffnen',
    number: 'Auftrag',
    state: 'Status',
    result: 'Einreichung',
    mark: 'Bearbeitung',
    actions: 'Aktionen',
    finished: 'Alle Aufträge der Arbeitsliste sind erledigt oder übersprungen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly rejectionManagementTexts: typeof de;
  }
}
