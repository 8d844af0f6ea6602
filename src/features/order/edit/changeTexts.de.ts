import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  editOrder: {
    changes: {
      title: 'Änderungen',
      none: 'Was geändert wird, steht hier mit Vorher, Nachher und Differenz.',
      newTotal: 'Neuer Gesamtbetrag {{total}}',
      what: 'Was',
      before: 'Vorher',
      after: 'Nachher',
      difference: 'Differenz',
      undo: 'Zurücknehmen',
      undoNamed: 'Zurücknehmen: {{what}}',
      pieces: '{{count}} Stück',
      priceOf: 'Preis vom {{date}}',
      priceOfToday: 'Preis von heute',
      yes: 'ja',
      no: 'nein',
      kind: {
        positionAdded: '{{name}}: neue Position',
        positionGone: '{{name}}: Position entfällt',
        positionCancelled: '{{name}}: storniert',
        quantity: '{{name}}: Menge',
        priceDate: '{{name}}: Preisdatum',
        takeBack: '{{name}}: Rücknahme Altgerät',
        deliveryAddress: 'Lieferadresse',
        billingAddress: 'Rechnungsadresse',
        payment: 'Zahlung',
        voucher: 'Gutschein',
        serviceVoucher: 'Versandkosten',
        contact: 'Kontakt',
      },
      figure: {
        totalVoucherDiscount: 'Gutscheinrabatt',
        employeeDiscount: 'Mitarbeiterrabatt',
        shippingCost: 'Versand',
        cashOnDeliveryFee: 'Nachnahmegebühr',
        totalPrice: 'Gesamt',
      },
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly editChangeTexts: typeof de;
  }
}
