import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customer: {
    notes: 'Hinweise und Sperren',
    category1: {
      label: 'Adresse KAT1',
      say: 'An diese Anschrift können wir leider nicht liefern.',
      do: 'Eine andere Lieferadresse wählen oder anlegen.',
    },
    dunning: {
      label: 'Mahnstufe {{level}}',
      say: 'Bitte gleichen Sie zuerst den offenen Betrag aus.',
      do: 'Nur Nachnahme anbieten, an die Buchhaltung verweisen.',
    },
    employee: {
      label: 'Rabattkonto: {{type}}',
      say: 'Ihr Rabatt wird automatisch abgezogen.',
      do: 'Keine Gutscheine und keine Ratenzahlung anbieten.',
    },
    missing: {
      birthday: {
        label: 'Geburtsdatum fehlt',
        do: 'Nach dem Geburtsdatum fragen und ergänzen; ohne geht keine Bestellung.',
      },
      email: { label: 'keine E-Mail-Adresse', do: 'Nach der E-Mail-Adresse fragen; im Kanal Internet ist sie nötig.' },
      phone: { label: 'keine Telefonnummer', do: 'Nach der Telefonnummer fragen, für Rückfragen und Avisierung.' },
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly noteTexts: typeof de;
  }
}
