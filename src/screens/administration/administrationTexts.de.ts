import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  administration: {
    unused:
      'Nicht verwendet, weil nicht lesbar oder keine Adresse mit http, https oder eigenem Pfad: {{names}}. Bitte die Variablen der Auslieferung (settings.js) berichtigen.',
    noSignInTime:
      'Der Anmeldedienst nennt in seinen Tokens nicht, wann sich jemand angemeldet hat (auth_time). Bildschirme werden deshalb nicht abgedeckt: Wer nichts eingibt, wird abgemeldet.',
    intro: 'Was in diesem Browser gilt. Geändert wird es bei der Auslieferung (README, „Deploying“), nicht hier.',
    version: 'Version {{version}} · {{environment}}',
    copy: 'Als Text kopieren',
    copied: 'Kopiert.',
    notCopied: 'Der Browser erlaubt das Kopieren nicht.',
    flags: 'Schalter',
    lists: 'Zulassungslisten',
    addresses: 'Adressen der Dienste',
    others: 'Weitere Einstellungen',
    name: 'Name',
    inForce: 'Gilt',
    from: 'Herkunft',
    admits: 'Lässt zu',
    usernames: 'Benutzernamen',
    address: 'Adresse',
    value: 'Wert',
    seenVersion: 'Zuletzt gesehene Version',
    on: 'an',
    off: 'aus',
    everybody: 'alle',
    nobody: 'niemanden',
    listed: 'die genannten',
    unreadable: 'niemanden, weil die Liste nicht lesbar ist',
    switchedOff: 'abgeschaltet',
    empty: 'leer',
    origin: {
      deployment: 'Auslieferung',
      build: 'Build',
      default: 'Vorgabe',
      environment: 'Umgebung',
      world: 'Welt der lokalen Dienste',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly administrationTexts: typeof de;
  }
}
