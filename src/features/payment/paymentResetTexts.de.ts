import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  payment: {
    reset: {
      ruledOut: '{{method}}: {{reason}}. Bitte die Zahlungsart neu wählen.',
      refusedByService: '{{method}} wurde nicht angenommen. Bitte die Zahlungsart neu wählen.',
      noPlans: 'Für {{method}} gibt es keinen Ratenplan. Bitte die Zahlungsart neu wählen.',
      plansNotLoaded: 'Die Ratenpläne für {{method}} konnten nicht geladen werden. Bitte die Zahlungsart neu wählen.',
      planGone: 'Den gewählten Ratenplan gibt es nicht mehr. Bitte einen neuen wählen.',
      noLongerOffered: '{{method}} ist für diese Bestellung nicht mehr möglich. Bitte die Zahlungsart neu wählen.',
      bankDetailsLost: 'Die Bankverbindung wird nicht gespeichert. Bitte noch einmal eingeben.',
    },
    onlineShop: {
      title: 'An den Online-Shop verweisen',
      text: 'Nur im Online-Shop möglich: {{methods}}.',
      noneLeft: 'Für diese Bestellung ist am Telefon keine Zahlungsart möglich.',
      todo: 'Bitte den Kunden an den Online-Shop verweisen; dort kann er diese Bestellung selbst aufgeben.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly paymentResetTexts: typeof de;
  }
}
