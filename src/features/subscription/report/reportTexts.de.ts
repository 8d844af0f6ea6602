import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  report: {
    title: 'Abonnementprodukte',
    filters: 'Bericht filtern',
    month: 'Monat',
    keyword: 'Stichwort',
    keywordHint: 'BNR oder Name',
    delays: 'Lieferrückstände',
    delayRange: '{{from}} bis {{to}}',
    earlier: 'Frühere Monate',
    later: 'Spätere Monate',
    firstMonths: 'Dies sind die ersten Monate.',
    lastMonths: 'Spätere Monate gibt es nicht.',
    charts: 'Diagramme',
    chart: {
      title: 'Verlauf der letzten zwölf Monate',
      active: 'Aktive Abonnements',
      delays: 'Lieferrückstände in Stück',
    },
    save: 'Als CSV speichern',
    saving: 'Datei wird geschrieben: {{loaded}} von {{total}}',
    savingFirst: 'Datei wird geschrieben …',
    cancelSaving: 'Abbrechen',
    saveFailed: 'Die Datei konnte nicht geschrieben werden. Bitte erneut versuchen.',
    fileName: 'Abonnementprodukte-{{month}}.csv',
    figures: 'Monatszahlen {{month}}',
    total: {
      activeSubscriptions: 'Aktive Abonnements',
      subscribedProducts: 'Abonnierte Artikel',
      currentSales: 'Umsatz im Monat',
      previousSales: 'Umsatz im Vormonat',
      variation: 'Veränderung',
    },
    column: {
      PRODUCT_NO: 'BNR',
      PRODUCT_NAME: 'Artikel',
      ACTIVE_SUBSCRIPTIONS: 'Aktiv',
      NEW_SUBSCRIPTIONS: 'Neu',
      CANCELLED_SUBSCRIPTIONS: 'Gekündigt',
      FLOOR_SALES: 'Umsatz',
      PRICE: 'Preis',
      delay: 'Rückst. {{month}}',
      stockDelay: 'Rückstand',
      note: 'Notiz',
    },
    note: 'Notiz',
    noteOf: 'Notiz zu {{number}}',
    allDelays: 'Alle Lieferrückstände',
    noDelays: 'keine',
    noNote: 'keine',
    loadedOf: '{{total}} Artikel · {{count}} geladen',
    totals_one: '{{count}} Artikel',
    totals_other: '{{count}} Artikel',
    searched: 'Das Stichwort sucht in BNR und Name. Monat: {{period}}.',
    none: 'In diesem Monat gibt es keine Abonnementprodukte. Ein anderer Monat kann welche haben.',
    noneFiltered: 'Kein Artikel passt zum Stichwort.',
    failed: 'Der Bericht konnte nicht geladen werden.',
    moreFailed: 'Die nächsten Artikel konnten nicht geladen werden.',
  },
  reportNote: {
    title: 'Notiz zu {{number}} {{name}}',
    label: 'Notiz',
    hint: 'Eine leere Notiz wird entfernt.',
    cancel: 'Abbrechen',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
  },
  reportNotice: {
    noteSaved: 'Die Notiz ist gespeichert.',
    noteFailed: 'Die Notiz konnte nicht gespeichert werden. Der Text bleibt stehen: bitte erneut versuchen.',
    noteOpen: 'Es ist nicht sicher, ob die Notiz gespeichert ist. Der Text bleibt stehen: bitte erneut versuchen.',
    fileSaved: 'Die Datei enthält {{count}} von {{total}} Artikeln.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly reportTexts: typeof de;
  }
}
