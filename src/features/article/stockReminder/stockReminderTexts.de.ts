import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  stock: {
    reminder: {
      open: 'An Bestand erinnern',
      title: 'An Bestand erinnern',
      step: 'Schritt {{step}} von 2',
      article: 'Artikel',
      brand: 'Marke',
      category: 'Kategorie',
      price: 'Preis heute',
      email: 'E-Mail-Adresse',
      emailMissing: 'Bitte die E-Mail-Adresse eingeben, an die erinnert wird.',
      emailInvalid: 'Bitte die E-Mail-Adresse prüfen: name@anbieter.de, ohne Umlaute, höchstens 80 Zeichen.',
      subscribe: 'Erinnerung anlegen',
      loading: 'Wird angelegt …',
      subscribed: 'Die Erinnerung an {{name}} ist vorgemerkt für {{email}}.',
      subscribedEarlier: 'Die Erinnerung an {{name}} ist für {{email}} schon vorgemerkt.',
      mayExist: 'Ob die Erinnerung schon angelegt ist, ist nicht sicher; ein neuer Versuch legt sie nicht doppelt an.',
      tryLater: 'In einigen Minuten ist ein neuer Versuch möglich.',
      tryAt: 'Ein neuer Versuch ist ab {{time}} Uhr möglich.',
      tell: 'Dem Anrufer sagen',
      tellLink: '„Es kommt eine E-Mail mit einem Link. Erst ein Klick auf diesen Link bestätigt die Erinnerung.“',
      tellPrice: '„Der heutige Preis von {{price}} bleibt erhalten.“',
      done: 'Fertig',
      subscriptionFailed: {
        '409': 'Lagerbestandserinnerung kann nicht abonniert werden: Der Produktbestand ist noch verfügbar',
        '429': 'Sie haben mehrere Anfragen für eine Bestandserinnerung gesendet',
        other: 'Technischer Fehler. Bitte erneut versuchen.',
      },
      lookupFailed: 'Es ließ sich nicht laden, an welche Artikel erinnert werden kann.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly stockReminderTexts: typeof de;
  }
}
