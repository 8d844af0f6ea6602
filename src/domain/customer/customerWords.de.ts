import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customer: {
    notFound: 'Kein Kunde mit der Nummer {{number}}. Nummer prüfen oder nach Namen suchen.',
    number: {
      label: 'Kundennummer',
      required: 'Die Kundennummer ist erforderlich!',
      invalid: 'Das ist keine Kundennummer: sie beginnt mit 0, zum Beispiel 0123456.',
      tooShort_one: 'Es fehlt eine Ziffer.',
      tooShort_other: 'Es fehlen {{count}} Ziffern.',
    },
    dateOfBirth: { label: 'Geburtsdatum' },
    salutation: { MR: 'Herr', MS: 'Frau', COMPANY: 'Firma', FAMILY: 'Familie' },
    saving: 'Wird gespeichert …',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly customerWords: typeof de;
  }
}
