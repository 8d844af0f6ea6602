import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  order: {
    question: {
      inactiveTitle: 'Sitzung inaktiv',
      inactiveText:
        'Der Warenkorb ist abgelaufen und zu alt, um ihn wieder anzulegen: Preise und Bestand gelten nicht mehr. Bitte eine neue Bestellung beginnen und die Artikel neu aufnehmen.',
      limitTitle: 'Bestelllimit überschritten',
      limitText:
        'Der Gesamtbetrag {{total}} liegt über dem Bestelllimit von {{limit}}. Bitte die Freigabe der Teamleitung einholen oder den Warenkorb verkleinern.',
      limitAgree: 'Freigabe liegt vor, abschicken',
      addressTitle: 'Lieferadresse geändert',
      addressText: 'Alle {{lines}} Artikel gehen an: {{address}}. Bitte den Kunden bestätigen lassen.',
      addressAgree: 'Bestätigt, abschicken',
      notificationTitle: 'Telefonische Avisierung',
      notificationText: 'Die Spedition ruft vor der Lieferung an und stimmt den Termin ab (Artikel {{skus}}).',
      notificationAgree: 'Besprochen, weiter',
      phoneKnown: 'Sie ruft unter {{phone}} an. Bitte die Nummer bestätigen lassen.',
      phone: 'Telefonnummer für die Spedition',
      phoneInvalid: 'Bitte Telefonnummer prüfen',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderQuestionTexts: typeof de;
  }
}
