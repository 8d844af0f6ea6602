import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  errors: {
    network: 'Keine Verbindung zu den Diensten. Netzwerk prüfen; was eingegeben ist, bleibt erhalten.',
    timeout: 'Technischer Fehler: Der Dienst hat zu lange nicht geantwortet. Bitte erneut versuchen.',
    badRequest: 'Der Dienst hat die Anfrage nicht angenommen. Bitte die Angaben prüfen.',
    serviceDown: 'Der Dienst ist ausgefallen. Bitte später erneut versuchen.',
  },
  start: {
    typedBeforeSignIn:
      'Was vor der Anmeldung getippt wurde, ist nicht oder nicht ganz übernommen. Bitte prüfen und ergänzen.',
    undoneBeforeSignIn:
      'Was zuletzt abgeschickt wurde, ist nicht ausgeführt: Die Anmeldung war abgelaufen. Bitte prüfen und wiederholen.',
  },
  version: {
    changed:
      'Eine neue Version ist verfügbar. Die Seite lädt neu, sobald nichts mehr läuft; was eingegeben ist, bleibt erhalten.',
    now: 'jetzt',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly bootTexts: typeof de;
  }
}
