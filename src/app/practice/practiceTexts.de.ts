import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  practice: {
    intro:
      'Fünf Gespräche zum Üben, mit Beispieldaten. Oben steht, was der Anrufer sagt und wie Erfahrene es eingeben.',
    onlyLocal:
      'Übungsgespräche gibt es nur mit den lokalen Diensten (npm start). Hier würden echte Bestellungen entstehen.',
    callOpen: 'Erst das laufende Gespräch abschließen, dann üben.',
    notReset: 'Die Beispieldaten konnten nicht zurückgesetzt werden. Bitte erneut versuchen.',
    best: 'Eigenes bestes Ergebnis:',
    coach: 'Begleitung',
    step: 'Schritt {{step}} von {{steps}}',
    abort: 'Übung beenden',
    resumed: 'Seit dem Neuladen der Seite werden Tasten und Zeit nicht mehr verglichen.',
    further: 'Weitere Übungen',
    caller: 'Anrufer: „{{text}}“',
    experienced: 'Erfahrene: {{way}}',
    ofTheExperienced: 'Erfahrene:',
    ownWhole: 'Eigene:',
    own: 'Bisher:',
    figures_one: '1 Taste, {{seconds}} s',
    figures_other: '{{count}} Tasten, {{seconds}} s',
    clicks_one: '1 Klick mit der Maus',
    clicks_other: '{{count}} Klicks mit der Maus',
    done: 'Geschafft.',
    asFast: 'So schnell wie die Erfahrenen.',
    slowest: 'Die meiste Zeit steckt in „{{text}}“. Schneller geht es so: {{way}}',
    lesson: {
      known: 'Bekannte Kundin, ein Artikel',
      voucher: 'Zwei Artikel und ein Gutschein',
      pin: 'Kundin mit PIN',
      bank: 'Bankeinzug, der Betrag wird genannt',
      cancel: 'Eine Bestellung stornieren',
    },
    says: {
      erika: 'Guten Tag, Musterfrau. Meine Kundennummer ist 0123456.',
      paula: 'Pinn, guten Tag. Kundennummer 0500001.',
      sabine: 'Konto mein Name, Kundennummer 0110001.',
      birthday: 'Am 12. August 1964.',
      pin: 'Die ersten drei Ziffern? Vier, acht, zwei.',
      cream: 'Ich hätte gern die 432011001.',
      second: 'Und dazu die 443015001.',
      twice: 'Zweimal die 432011001, bitte.',
      voucher: 'Ich habe einen Gutschein, SOMMER.',
      invoice: 'Auf Rechnung, wie immer.',
      debit: 'Bitte von meinem Konto abbuchen, die Verbindung kennen Sie.',
      total: 'Was macht das zusammen?',
      submit: 'Gut, so bestelle ich.',
      history: 'Ich habe neulich bestellt und möchte das zurücknehmen.',
      cancellation: 'Die neueste bitte, ich habe doppelt bestellt.',
    },
    way: {
      customer: 'Nummer tippen, Enter.',
      birthday: 'Nach dem Geburtsdatum fragen, vergleichen, Enter.',
      pin: 'Drei Ziffern tippen, Enter.',
      article: 'Nummer tippen, Enter.',
      articleTwice: 'Nummer tippen, *2, Enter.',
      voucher: 'F9, Code tippen, Enter.',
      invoice: 'F8, dann 1.',
      debit: 'F8, der Bankeinzug ist schon gewählt; J für das Einverständnis.',
      total: 'Betrag nennen, Strg G.',
      submit: 'Strg Enter.',
      history: 'Strg H.',
      cancellation: 'Pfeil ab und Pfeil rechts öffnen die neueste, Tab, Enter; Grund mit Pfeil ab, Enter.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly practiceTexts: typeof de;
  }
}
