import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  errors: { network: 'Keine Verbindung zu den Diensten. Netzwerk prüfen; das Gespräch bleibt erhalten.' },
  version: {
    changed:
      'Eine neue Version ist verfügbar. Die Seite lädt neu, sobald nichts mehr läuft; das Gespräch bleibt erhalten.',
    now: 'jetzt',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly bootTexts: typeof de;
  }
}
