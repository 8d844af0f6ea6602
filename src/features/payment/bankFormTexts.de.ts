import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  payment: {
    bank: {
      accountHolder: 'Kontoinhaber',
      accountHolderRequired: 'Bitte den Kontoinhaber mit mindestens 2 Zeichen eingeben.',
      iban: 'IBAN',
      ibanRequired: 'Bitte die IBAN eingeben.',
      ibanInvalid: 'Die IBAN ist ungültig. Bitte prüfen.',
      checkFailed: 'Die IBAN konnte nicht geprüft werden. Bitte erneut versuchen.',
      checking: 'Wird geprüft …',
      take: 'Bankverbindung prüfen',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly bankFormTexts: typeof de;
  }
}
