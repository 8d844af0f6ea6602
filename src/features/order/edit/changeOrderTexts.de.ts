import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  editOrder: {
    failed: 'Die Änderung ist fehlgeschlagen. Bitte erneut versuchen.',
    failedWith: 'Die Änderung ist fehlgeschlagen: {{detail}}',
    notRepeated_one: 'Eine der übrigen Änderungen konnte nicht wiederholt werden. Bitte die Positionen prüfen.',
    notRepeated_other: '{{count}} der übrigen Änderungen konnten nicht wiederholt werden. Bitte die Positionen prüfen.',
    noPlans: 'Für diesen Auftrag liegt kein Ratenplan vor. Bitte eine andere Zahlungsart wählen.',
    notCleared:
      'Die Änderungen konnten nicht verworfen werden. Beim nächsten Bearbeiten des Auftrags sind sie noch da.',
    edited: 'Der Auftrag wurde bearbeitet.',
    cancelled: 'Der Auftrag wurde storniert.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly changeOrderTexts: typeof de;
  }
}
