import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  waitlist: {
    list: {
      filters: 'Warteliste filtern',
      keyword: 'Stichwort',
      keywordHint: 'z. B. 454740, Staubsauger',
      article: 'Artikel',
      quantity: 'Menge',
      status: 'Status',
      payment: 'Zahlungsart',
      created: 'Vorgemerkt am',
      ordered: 'Auftrag am',
      shipping: 'Versand',
      total: 'Gesamt',
      actions: 'Aktionen',
      details: 'Einzelheiten zu {{name}}',
      brand: 'Marke',
      sku: 'Artikelnummer',
      baseProductNo: 'BNR',
      price: 'Einzelpreis',
      reason: 'Grund',
      loadedOf: '{{count}} von {{total}} Vormerkungen geladen',
      totals_one: 'eine Vormerkung',
      totals_other: '{{count}} Vormerkungen',
      none: 'Dieser Kunde hat keine Vormerkungen.',
      searched: 'Das Stichwort sucht in Artikelnummer, Bezeichnung und Marke. Zeitraum: {{period}}.',
      noneFiltered: 'Keine Vormerkung passt zu den Filtern.',
      failed: 'Die Warteliste konnte nicht geladen werden.',
      moreFailed: 'Die nächsten Vormerkungen konnten nicht geladen werden.',
      all: 'Ganze Warteliste öffnen',
    },
    cancel: {
      open: 'Vormerkung stornieren',
      which: '{{name}} wird von der Warteliste genommen. Das lässt sich nicht zurücknehmen.',
      reason: 'Stornogrund',
      choose: 'Bitte wählen',
      reasonMissing: 'Bitte einen Stornogrund wählen.',
      keep: 'Nicht stornieren',
      inProgress: 'Wird storniert …',
      failed: 'Die Vormerkung konnte nicht storniert werden.',
      unknown: 'Es ist nicht sicher, ob die Vormerkung storniert ist. Bitte erneut versuchen.',
      done: 'Die Vormerkung von {{name}} ist storniert.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly waitlistListTexts: typeof de;
  }
}
