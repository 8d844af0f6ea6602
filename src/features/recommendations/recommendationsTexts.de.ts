import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  recommendations: {
    notWished: 'Für dieses Kundenkonto sind keine Empfehlungen und Angebote gewünscht.',
    noLead: 'Noch kein Artikel im Warenkorb. Hier stehen Empfehlungen zum zuletzt hinzugefügten Artikel.',
    nothing: 'Zu {{name}} gibt es keine Empfehlungen. Andere Angebote stehen unter Top-Deals und TV-Angebote.',
    stockFailed: 'Die Bestände konnten nicht geladen werden; die Angaben hier sind vielleicht nicht aktuell.',
    failed: 'Empfehlungen konnten nicht geladen werden.',
    noOffers: 'Zurzeit keine Angebote.',
    offersFailed: 'Die Angebote konnten nicht geladen werden.',
    fitting: 'Passend zu {{name}}',
    more: 'Weitere ({{count}})',
    further: 'Weitere laden',
    furtherFailed: 'Weitere konnten nicht geladen werden: erneut versuchen',
    takenBefore: 'schon einmal getauscht',
    byHand: 'eigens ausgesucht',
    upgrade: 'Upgrade',
    from: 'ab {{price}}',
    before: 'statt {{price}}',
    add: 'In den Warenkorb: {{name}}',
    chooseNamed: 'Ausführung wählen: {{name}}',
    exchangeNamed: 'Tauschen: {{lead}} gegen {{name}}',
    adding: '{{name}} wird hinzugefügt',
    exchangeFailed: {
      stillThere: '{{name}} konnte nicht getauscht werden und bleibt im Warenkorb. Bitte erneut versuchen.',
      backAgain: 'Der Tausch ist nicht gelungen: {{name}} steht wieder im Warenkorb.',
      gone: 'Der Tausch ist nicht gelungen, und {{name}} fehlt jetzt im Warenkorb. Bitte {{sku}} neu eingeben.',
    },
    hint: {
      ADT: 'Angebot des Tages',
      ADT_ACTIV: 'Angebot des Tages, nur heute',
      JDW: 'Joker der Woche',
      JDW_ACTIV: 'Joker der Woche, nur diese Woche',
      ERGANZEND: 'ergänzend',
      PERFEKT: 'passt perfekt',
      PREISREDUZIERUNG: 'reduziert',
      MARKE: 'gleiche Marke',
      SAISON: 'passt zur Saison',
      STUNDE: 'Angebot der Stunde',
      SONDERANGEBOTE: 'Sonderangebot',
      UPGRADE_SET: 'mehr fürs Geld',
      ADS_AKTIV: 'Angebot der Stunde, nur jetzt',
      PDM_AKTIV: 'Preis des Monats',
      PREMIERE: 'Premiere',
    },
    kind: { oneWay: 'Zusatzartikel', twoWay: 'gehört zusammen', collection: 'Kollektion' },
    group: {
      hourly: 'Stundenangebote',
      daily: 'Tagesangebote',
      weekly: 'Wochenangebote',
      monthly: 'Monatsangebote',
      anniversary: 'Jubiläumsangebote',
    },
    unsellable: {
      country: 'hier nicht erhältlich',
      subscription: 'nur im Abonnement',
      notReleased: 'nicht freigegeben',
      notInSortiment: 'nicht im Sortiment',
      variant: 'zurzeit nicht lieferbar',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly recommendationsTexts: typeof de;
  }
}
