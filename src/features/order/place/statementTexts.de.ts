import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  say: {
    standardDelivery: 'Die Lieferung kommt in 3 bis 5 Werktagen.',
    deliveryInDays_one: 'Die Lieferung kommt in einem Tag.',
    deliveryInDays_other: 'Die Lieferung kommt in etwa {{count}} Tagen.',
    forwarder: 'Die Spedition ruft vorher an; die Lieferung kommt in etwa 14 Tagen.',
    invoice: 'Die Rechnung ist innerhalb von 14 Tagen zu bezahlen.',
    directDebit: 'Der Betrag wird frühestens 14 Tage nach dem Versand abgebucht.',
    cashOnDelivery: 'Bezahlt wird bei der Lieferung; die Nachnahmegebühr von {{amount}} ist enthalten.',
    cashOnDeliveryWithoutFee: 'Bezahlt wird bei der Lieferung.',
    installments:
      'Vereinbart sind {{count}} Raten zu {{amount}}, die letzte zu {{last}}, jeweils am {{day}}. des Monats, zusammen {{gross}} mit {{interest}} Zinsen.',
    shipping: 'Der Versand kostet {{amount}}, nur einmal am Tag.',
    freeShipping: 'Der Versand ist kostenlos.',
    returns: 'Die Rücksendung ist innerhalb von 30 Tagen kostenlos.',
    newsletter:
      'Für den Newsletter kommt eine E-Mail mit einem Link, der innerhalb von 12 Stunden zu bestätigen ist; dafür gibt es einen Gutschein über 10 Euro.',
    hotline: 'Bei Fragen ist die Hotline täglich von 8 bis 21 Uhr erreichbar.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly statementTexts: typeof de;
  }
}
