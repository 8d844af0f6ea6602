import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  home: {
    greeting: 'Guten Tag, {{name}}',
    question: 'Welche Anwendung soll geöffnet werden?',
    noApplication: 'Für diese Anmeldung ist keine Anwendung freigegeben. Die Teamleitung kann Rollen vergeben.',
    tile: {
      orderEntry: 'Telefonische Bestellungen aufnehmen und Kunden betreuen',
      swissOrderEntry: 'Bestellungen in Franken, nur auf Rechnung',
      rejectionManagement: 'Abgelehnte Aufträge prüfen, ändern und erneut einreichen',
      voucherManagement: 'Gutscheine eines Kunden ansehen und Codes prüfen',
      creditCheck: 'Kreditrahmen, Mahnstufe und Sperren eines Kunden ansehen',
      subscriptionManagement: 'Abonnements, Abo-Produkte und Artikelpflege',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly homeTexts: typeof de;
  }
}
