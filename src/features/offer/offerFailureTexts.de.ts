import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  offer: {
    recalculate: 'Neu berechnen',
    failure: {
      addressCategory1: 'An diese Adresse kann nicht geliefert werden (KAT1). Bitte eine andere Lieferadresse wählen.',
      payment: 'Diese Zahlungsart ist für das Angebot nicht möglich.',
      timeout: 'Technischer Fehler: Die Berechnung hat zu lange gedauert. Bitte neu berechnen.',
      voucher: 'Der Gutschein gilt für dieses Angebot nicht.',
      basketNotFound: 'Der Warenkorb ist abgelaufen und wird neu angelegt.',
      basketNotReplaced:
        'Der Warenkorb ist abgelaufen und konnte nicht neu angelegt werden. Die Artikel bleiben hier stehen; bitte neu berechnen.',
      refused: 'Das Angebot konnte nicht berechnet werden.',
      unreachable: 'Das Angebot konnte nicht berechnet werden. Bitte neu berechnen.',
    },
  },
  order: { cart: { isEmpty: 'Der Warenkorb ist leer. Bitte Artikel hinzufügen.' } },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly offerFailureTexts: typeof de;
  }
}
