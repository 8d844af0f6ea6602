import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  home: {
    tile: {
      orderEntry: 'Telefonische Bestellungen aufnehmen und Kunden betreuen',
      swissOrderEntry: 'Bestellungen in Franken, nur auf Rechnung',
    },
  },
  palette: { screen: { entry: 'bestellen Gespräch Auftrag aufnehmen' } },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderEntryTileTexts: typeof de;
  }
}
