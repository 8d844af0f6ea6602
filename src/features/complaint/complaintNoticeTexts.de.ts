import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  complaint: {
    goesOn: 'Die Reklamation zu Auftrag {{number}} läuft noch. Erst abschicken oder beenden.',
    endedByCustomer: 'Die Reklamation zu Auftrag {{number}} ist beendet, weil ein anderer Kunde geladen wurde.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly complaintNoticeTexts: typeof de;
  }
}
