import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  linkForm: {
    newTitle: 'Neuer Link',
    editTitle: 'Link {{number}} bearbeiten',
    subscriptionProduct: 'Lifer BNR',
    notChosen: 'noch nicht gewählt',
    chooseSubscription: 'Lifer BNR wählen',
    deliveryProduct: 'Werbe BNR',
    chooseDelivery: 'Werbe BNR suchen',
    regularProducts: 'Artikel im Einmalkauf (BNR, mit Komma getrennt)',
    description: 'Beschreibung',
    articleDescription: 'Artikelbeschreibung',
    exclusion: 'Länderausschluss',
    cancel: 'Abbrechen',
    create: 'Link erstellen',
    save: 'Änderungen speichern',
    saving: 'Wird gespeichert …',
    problem: {
      subscriptionProductMissing: 'Bitte die Lifer BNR aus den Abonnementprodukten wählen.',
      deliveryProductMissing: 'Bitte die Werbe BNR eingeben.',
      deliveryProduct: 'Die Werbe BNR hat sechs Ziffern. Bitte BNR prüfen.',
      regularProducts: 'Jede BNR hat sechs Ziffern. Bitte die Nummern prüfen.',
    },
    meta: 'Erstellt: {{created}} · Bearbeitet: {{edited}}',
  },
  linkSearch: {
    subscriptionTitle: 'Abonnementprodukt suchen',
    deliveryTitle: 'Produkt suchen',
    number: 'BNR',
    search: 'Suchen',
    loading: 'Produkt wird gesucht …',
    notFound: 'Produkt nicht gefunden',
    check: 'Bitte BNR prüfen',
    noSubscription: 'Zu diesem Produkt gibt es kein Abonnement.',
    failed: 'Das Produkt konnte nicht gesucht werden. Bitte erneut versuchen.',
    found: 'Gefundene Produkte',
    take: '{{number}} übernehmen',
    unnamed: 'ohne Namen',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly linkFormTexts: typeof de;
  }
}
