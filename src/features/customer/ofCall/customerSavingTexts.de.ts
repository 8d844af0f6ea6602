import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customer: {
    saveFailed: 'Die Kundendaten konnten nicht gespeichert werden. Sie bleiben im Gespräch; bitte erneut versuchen.',
    saveNow: 'Jetzt speichern',
    unsaved: {
      title: 'Anderen Kunden laden?',
      text: 'Die Daten von {{name}} sind noch nicht gespeichert.',
      discard: 'Verwerfen und weiter',
      save: 'Speichern und weiter',
    },
    savedWithOrder: 'Die Änderungen werden mit der Bestellung übernommen.',
    savedWithOrderNew: 'Der Neukunde wird mit der Bestellung angelegt.',
    savedWithOrderGuest: 'Die Bestellung geht als Gastbestellung; es wird kein Kundenkonto angelegt.',
  },
  newCall: { stay: 'Im Gespräch bleiben' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly customerSavingTexts: typeof de;
  }
}
