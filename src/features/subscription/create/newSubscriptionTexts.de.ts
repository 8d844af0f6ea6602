import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  newSubscription: {
    create: 'Abonnement anlegen',
    loading: 'Das Abonnement zu {{sku}} wird geladen …',
    notPossible: {
      notFound: 'Produkt nicht gefunden. Bitte BNR prüfen.',
      notBySubscription: '{{sku}} gibt es nicht im Abonnement.',
      failed: 'Das Abonnementprodukt konnte nicht geladen werden. Bitte erneut versuchen.',
    },
    customer: 'Für welchen Kunden? Bitte die Kundennummer eingeben.',
    hint: {
      RAN_OUT: 'Der Artikel ist ausgelaufen. Neue Abonnements sind nicht möglich.',
      STOPPED: 'Das Abonnement ist derzeit pausiert. Bitte dem Kunden sagen.',
      DELETED: 'Der Artikel ist ausgelistet. Bitte dem Kunden sagen.',
      ACTIVE_NO_STOCK: 'Der Artikel ist zurzeit nicht auf Lager. Die erste Lieferung kann sich verzögern.',
    },
    informed: 'Der Kunde wurde informiert.',
    article: 'Artikel',
    quantity: 'Menge',
    rotation: 'Rhythmus',
    start: 'Startdatum',
    nextDate: 'Nächster Liefertermin',
    firstDelivery: 'Erste Bestellung am {{date}}',
    problem: {
      quantity: 'Bitte eine ganze Menge von 1 bis 999 eingeben.',
      dateMissing: 'Bitte einen Liefertermin eingeben.',
      datePast: 'Der Liefertermin liegt in der Vergangenheit. Bitte heute oder einen späteren Tag wählen.',
      notInformed: 'Bitte den Kunden informieren und dann das Häkchen setzen.',
    },
    billingUnsaved:
      'Die Rechnungsadresse wurde geändert und ist noch nicht gespeichert. Bitte zuerst speichern: Das Abonnement gilt für die gespeicherte Adresse.',
    sending: 'Das Abonnement wird angelegt …',
    lookingUp: 'Die Abonnements des Kunden werden geprüft …',
    failed: 'Hoppla... Fehler beim Erstellen des Abonnements',
    unknown:
      'Es ist nicht sicher, ob das Abonnement angelegt wurde. Bitte erneut versuchen: Zuerst wird in der Liste des Kunden nachgesehen.',
    created: 'Das Abonnement ist angelegt.',
    number: 'Abonummer',
    toList: 'Zu den Abonnements des Kunden',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly newSubscriptionTexts: typeof de;
  }
}
