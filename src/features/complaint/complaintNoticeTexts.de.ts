import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  complaint: {
    recreationGoesOn:
      'In diesem Gespräch wird ein Auftrag neu angelegt. Erst abschicken oder für die Reklamation eine neue Bestellung beginnen.',
    goesOn: 'Die Reklamation zu Auftrag {{number}} läuft noch. Erst abschicken oder beenden.',
    endedByCustomer: 'Die Reklamation zu Auftrag {{number}} ist beendet, weil ein anderer Kunde geladen wurde.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly complaintNoticeTexts: typeof de;
  }
}
