import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  notes: {
    title: 'Notizen',
    hint: 'Bleiben auf diesem Rechner gespeichert, auch nach dem Gespräch. Bitte keine Bankdaten und keine PIN notieren.',
    saved: 'Gespeichert',
    typing: 'Wird gespeichert …',
    full: 'Die Notizen passen nicht mehr in den Speicher des Browsers. Bitte kürzen oder an anderer Stelle sichern; bis dahin bleiben sie nur in diesem Tab.',
    merged: 'Auch ein anderer Tab hat die Notizen geändert. Beide Fassungen sind enthalten.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly notesTexts: typeof de;
  }
}
