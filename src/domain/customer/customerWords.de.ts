import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customer: {
    notFound: 'Kein Kunde mit der Nummer {{number}}. Nummer prüfen oder nach Namen suchen.',
    number: {
      label: 'Kundennummer',
      required: 'Die Kundennummer ist erforderlich!',
      invalid: 'Eine Kundennummer beginnt mit 0, dann folgen 1–9 und mindestens 5 weitere Ziffern.',
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
