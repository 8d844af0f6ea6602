import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customerForm: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    street: 'Straße',
    city: 'Ort',
  },
  customer: {
    dateOfBirth: {
      required: 'Bitte das Geburtsdatum eingeben (TT.MM.JJJJ).',
    },
    birthDateLost: 'Das Geburtsdatum wird nicht zwischengespeichert. Bitte noch einmal eingeben.',
  },
  birthDate: {
    incomplete: 'Das Datum ist unvollständig. Bitte Tag, Monat und Jahr eingeben, zum Beispiel 01.07.1980.',
    notADate: 'Dieses Datum gibt es nicht. Bitte Tag und Monat prüfen.',
    before1900: 'Das Geburtsjahr muss 1900 oder später sein.',
    inFuture: 'Das Geburtsdatum liegt nicht in der Vergangenheit. Bitte prüfen.',
    underage: 'Kunden müssen mindestens 18 Jahre alt sein.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly customerFieldWords: typeof de;
  }
}
