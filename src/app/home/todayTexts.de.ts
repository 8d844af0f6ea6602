import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  today: {
    notifications: 'Mitteilungen',
    openCalls: 'Offene Gespräche',
    noOpenCalls: 'Kein Gespräch ist offen. Ein unterbrochenes steht hier einen Tag lang.',
    nobody: 'Noch kein Kunde',
    articles_zero: 'kein Artikel',
    articles_one: '1 Artikel',
    articles_other: '{{count}} Artikel',
    since: 'seit {{time}} Uhr',
    otherTab: 'in einem anderen Tab offen',
    endOwnFirst: 'erst das laufende Gespräch abschließen',
    notAllowed: 'Berechtigung für diese Bestellannahme fehlt',
    callGone: 'Dieses Gespräch ist nicht mehr offen, oder ein anderer Tab hat es übernommen.',
    lastCustomers: 'Letzte Kunden',
    noLastCustomers: 'Hier stehen die letzten zehn Kunden, die in diesem Tab geladen wurden.',
    rejectedOrders: 'Abgelehnte Aufträge',
    noRejectedOrders: 'Die Arbeitsliste ist leer. Abgelehnte Aufträge kommen beim Öffnen dazu.',
    further: 'Weiteres',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly todayTexts: typeof de;
  }
}
