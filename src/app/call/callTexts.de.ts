import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  call: {
    otherEntryOpen: 'Hier ist noch ein Gespräch offen. Bitte erst abschließen oder eine neue Bestellung beginnen.',
    restored: 'Das unterbrochene Gespräch wurde wiederhergestellt.',
  },
  newCall: {
    // Worded so that it is still true after the answer: the notice stays until the agent closes it.
    sending: 'Das geht nicht, während eine Bestellung abgeschickt wird. Bitte die Antwort abwarten.',
    goesOn: 'Im neuen Gespräch ist noch etwas offen. Das vorige bleibt deshalb verworfen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly callTexts: typeof de;
  }
}
