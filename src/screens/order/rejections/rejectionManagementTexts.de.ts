import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  rejectionManagement: {
    title: 'Ablehnungsverwaltung',
    hint: 'Eine oder mehrere Auftragsnummern, auch eingefügt aus einer Liste. Leer: der nächste Auftrag der Arbeitsliste.',
    open: 'Auftrag öffnen',
    extend: 'In die Arbeitsliste',
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
    state: 'Stand',
    customer: 'Kunde',
    reason: 'Grund',
    age: 'Abgelehnt',
    total: 'Gesamt',
    paypal: 'PayPal-Frist',
    hours: 'vor {{hours}} Std.',
    days: 'vor {{days}} Tagen',
    hoursLeft: 'noch {{hours}} Std.',
    over: 'abgelaufen',
    resubmission: 'Einreichung {{result}}',
    doneCount: 'Erledigt ({{count}})',
    fact: {
      loading: 'wird geladen …',
      notFound: 'Diesen Auftrag gibt es nicht.',
      forbidden: 'Keine Berechtigung für diesen Auftrag.',
      failed: 'Konnte nicht geladen werden.',
    },
    group: {
      notRejected: 'Nicht mehr abgelehnt',
      notLoaded: 'Grund noch nicht bekannt',
    },
    actions: 'Aktionen',
    finished: 'Alle Aufträge der Arbeitsliste sind erledigt oder übersprungen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly rejectionManagementTexts: typeof de;
  }
}
