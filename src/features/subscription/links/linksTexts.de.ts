import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  links: {
    title: 'Produktlinks',
    filters: 'Produktlinks filtern',
    keyword: 'Stichwort',
    keywordHint: 'z. B. Zink, Kapseln',
    searchIn: 'Suchen in',
    words: 'Wörter',
    numbers: 'Nummern',
    kind: {
      CUSTOM: 'Allen Angaben',
      BRAND: 'Marke',
      PRODUCT_LINE: 'Produktlinie',
      CATEGORY: 'Kategorie',
      PRODUCT: 'Produkt',
      CONTRACT_NO: 'Vertragsnummer',
      SUBSCRIPTION_PRODUCT_NO: 'Lifer BNR',
      DELIVERY_PRODUCT_NO: 'Werbe BNR',
    },
    status: 'Status',
    date: 'Datum',
    dateType: { NONE: 'Keines', CREATION_DATE: 'Erstellt am', PREVIOUS_EDIT_DATE: 'Zuletzt bearbeitet am' },
    exclusion: 'Länderausschluss',
    exclusionChoice: { any: 'Beliebig', INCLUDE: 'Nur mit Ausschluss', EXCLUDE: 'Nur ohne Ausschluss' },
    countries: 'Länder',
    anyCountry: 'Deutschland oder Österreich',
    sort: 'Sortierung',
    sorted: {
      NONE: 'Keine',
      CREATION_DATE: 'Erstellt am',
      PREVIOUS_EDIT_DATE: 'Zuletzt bearbeitet am',
    },
    newLink: 'Neuer Link',
    column: {
      subscriptionProduct: 'Lifer BNR',
      deliveryProduct: 'Werbe BNR',
      description: 'Beschreibung',
      brand: 'Marke',
      category: 'Kategorie',
      contractNumber: 'Vertragsnummer',
      price: 'Preis',
      exclusion: 'Länderausschluss',
      createdAt: 'Erstellt',
      editedAt: 'Bearbeitet',
      actions: 'Aktionen',
    },
    details: {
      articleDescription: 'Artikelbeschreibung',
      regularProducts: 'Artikel im Einmalkauf',
      productLine: 'Produktlinie',
      created: 'Erstellt',
      edited: 'Bearbeitet',
      by: '{{moment}} von {{name}}',
      none: 'keine',
      notYet: 'noch nicht',
    },
    edit: 'Bearbeiten',
    editNamed: 'Link {{number}} bearbeiten',
    loadedOf: '{{total}} Produktlinks · {{count}} geladen',
    totals_one: '{{count}} Produktlink',
    totals_other: '{{count}} Produktlinks',
    usedFilters: 'gefiltert nach {{filters}}',
    filterName: {
      CREATION_DATE: 'Erstellungsdatum',
      PREVIOUS_EDIT_DATE: 'Bearbeitungsdatum',
      COUNTRY_EXCLUSION: 'Länderausschluss',
      SEARCH_BY_KEYWORD: 'Stichwort',
    },
    none: 'Es gibt noch keine Produktlinks. „Neuer Link“ legt den ersten an.',
    searched: 'Das Stichwort sucht in: {{fields}}. Zeitraum: {{period}}.',
    noneFiltered: 'Kein Produktlink passt zu den Filtern. Weniger Filter finden mehr.',
    failed: 'Die Produktlinks konnten nicht geladen werden.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly linksTexts: typeof de;
  }
}
