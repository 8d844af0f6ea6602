import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  recreation: {
    label: 'Neu angelegter Auftrag',
    title: 'Auftrag {{number}} wird neu angelegt',
    restoring: 'Der Auftrag, der neu angelegt wird, wird geladen …',
    notRestored:
      'Der Auftrag, der neu angelegt wird, konnte nicht geladen werden. Bitte mit dem Anrufer prüfen, ob alles übernommen ist. Der neue Auftrag verweist auf ihn.',
    wasComplaint:
      'Der Auftrag war eine Reklamation; der neue ist eine gewöhnliche Bestellung und wird zum heutigen Preis berechnet. Eine Reklamation wird in der Bestellhistorie am ursprünglichen Auftrag angelegt.',
    endedByCustomer:
      'Auftrag {{number}} wird nicht mehr neu angelegt, weil ein anderer Kunde geladen wurde. Den Warenkorb prüfen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly recreationTexts: typeof de;
  }
}
