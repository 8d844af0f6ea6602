import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  script: {
    greeting: '„Guten Tag, mein Name ist {{agent}}. Was darf ich notieren?“',
    customer: '„Wie lautet die Kundennummer?“',
    customerKnown: 'Kunde: {{name}}',
    birthday: '„Zur Sicherheit noch das Geburtsdatum, bitte.“',
    consents: 'Einwilligungen zur Marktforschung abfragen',
    articles: '„Welche Artikelnummer darf ich aufnehmen?“',
    repeatedArticle: '„{{name}} wurde schon am {{date}} bestellt. Soll der Artikel noch einmal kommen?“',
    takeBack: '„Soll ein Altgerät zurückgenommen werden?“',
    address: '„Die Lieferung geht an: {{address}}. Ist das richtig?“',
    payment: '„Welche Zahlungsart darf es sein?“',
    paymentKnown: 'Zahlung: {{method}}',
    readOut: '„Ich wiederhole: {{articles}}. Zusammen {{total}}.“',
    submit: '„Dann schicke ich die Bestellung jetzt ab.“',
    orderNumber: '„Die Auftragsnummer ist {{number}}.“',
    farewell: '„Vielen Dank für die Bestellung, auf Wiederhören.“',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly callScriptTexts: typeof de;
  }
}
