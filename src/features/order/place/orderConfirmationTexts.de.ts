import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  order: {
    items: 'Artikel',
    confirmation: {
      title: 'Auftragsbestätigung',
      numberFollows: 'nennt der Dienst noch nicht (vorläufige Nummer {{erpNumber}})',
      otherTotal:
        'Der Auftrag lautet auf {{total}}, genannt wurden {{announced}}. Bitte dem Kunden den neuen Betrag nennen; ist er nicht einverstanden, den Auftrag stornieren.',
      swissTitle: 'Auftragsbestätigung Schweiz',
      script: 'Gesamtbetrag und Auftragsnummer bitte vorlesen.',
      emailTo: 'Bestätigung an',
      typedDropped: 'Was während der Bestätigung getippt wurde, ist nicht übernommen. Bitte noch einmal eingeben.',
      readOut: 'Zum Vorlesen',
    },
    section: { voucher: 'Gutschein' },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderConfirmationTexts: typeof de;
  }
}
