import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  consent: {
    title: 'Einwilligungen abfragen',
    scriptLabel: 'Gesprächsleitfaden',
    readOut: 'vorgelesen',
    privacyHead: 'Datenschutz',
    phoneHead: 'Marktforschung per Telefon',
    emailHead: 'Marktforschung per E-Mail',
    newsletterHead: 'Newsletter-Anmeldung',
    script: {
      privacy1: 'Wir verarbeiten Ihre Angaben, um Ihre Bestellung auszuführen.',
      privacy2: 'Alles dazu steht in unseren Datenschutzhinweisen im Online-Shop; auf Wunsch senden wir sie per Post.',
      phone1: 'Dürfen wir Sie gelegentlich anrufen, um zu erfahren, wie zufrieden Sie mit uns sind?',
      phone2: 'Die Antworten der Marktforschung löschen wir spätestens nach einem Jahr.',
      phone3: 'Ihre Einwilligung können Sie jederzeit widerrufen.',
      email1: 'Dürfen wir Ihnen dazu auch E-Mails schicken?',
      email2: 'Auch diese Daten löschen wir spätestens nach einem Jahr; ein Widerruf ist jederzeit möglich.',
      newsletter1: 'Möchten Sie unseren Newsletter bekommen? Dafür gibt es einen Gutschein über 10 Euro.',
      newsletter2: 'Sie erhalten gleich eine E-Mail. Bitte bestätigen Sie den Link darin innerhalb von 12 Stunden.',
    },
    yes: 'Ja',
    no: 'Nein',
    phone: 'Telefonnummer für die Marktforschung',
    phoneSaved: 'Gespeichert wird {{number}}.',
    email: 'E-Mail-Adresse für die Marktforschung',
    newsletterEmail: 'E-Mail-Adresse für den Newsletter',
    linkGoesTo: 'Der Link zur Bestätigung geht an {{email}}.',
    becomesEmail: 'Wird die E-Mail-Adresse des Kunden.',
    emailInUse:
      'Diese E-Mail-Adresse gehört schon zu einem anderen Kunden. Bitte eine andere nennen lassen oder mit Nein antworten.',
    emailCheckFailed:
      'Ob die E-Mail-Adresse schon zu einem anderen Kunden gehört, konnte nicht geprüft werden. Bitte erneut versuchen.',
    withoutEmailCheck: 'Ohne Prüfung übernehmen',
    checkingEmail: 'E-Mail-Adresse wird geprüft …',
    problem: {
      phoneMissing: 'Bitte Telefonnummer eingeben',
      phoneInvalid: 'Bitte Telefonnummer prüfen',
      emailMissing: 'Bitte E-Mail-Adresse eingeben',
      emailInvalid: 'Bitte E-Mail-Adresse prüfen',
    },
    notAccepted: 'Die Einwilligung konnte nicht übernommen werden.',
    answerMissing: 'Bitte jede Frage mit Ja oder Nein beantworten oder später fragen.',
    privacyUnread: 'Der Datenschutzhinweis ist noch nicht als vorgelesen abgehakt.',
    take: 'Antworten übernehmen',
    later: 'Später fragen',
    skip: 'Überspringen',
    laterGuestOnly: 'Überspringen ist nur möglich, solange keine der beiden Fragen beantwortet ist.',
    heldUntilOrder: 'Wird nach der Bestellung gespeichert.',
    privacyTitle: 'Datenschutz und Werbung',
    newsletter: 'Newsletter per E-Mail',
    needsEmail: 'ohne E-Mail-Adresse nicht möglich',
    dhl: 'Weitergabe der E-Mail-Adresse an DHL für die Sendungsankündigung',
    print: 'Werbung per Post',
    dataProtection: 'Datenschutzhinweis vorgelesen und zur Kenntnis genommen',
    state: { NOT_QUERIED: 'nicht abgefragt', ALLOWED: 'erteilt', NOT_ALLOWED: 'nicht erteilt', UNKNOWN: 'unbekannt' },
    ask: 'Marktforschung abfragen oder widerrufen',
    privacyFailed: 'Die Einwilligungen konnten nicht gespeichert werden. Bitte erneut versuchen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly consentTexts: typeof de;
  }
}
