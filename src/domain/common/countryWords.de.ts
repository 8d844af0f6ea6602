import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  country: {
    DE: 'Deutschland',
    AT: 'Österreich',
    CH: 'Schweiz',
    noOrderEntry: 'Für die Bestellannahme in diesem Land fehlt die Berechtigung. Es bleibt alles, wie es ist.',
  },
  inCountry: { DE: 'in Deutschland', AT: 'in Österreich', CH: 'in der Schweiz' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly countryWords: typeof de;
  }
}
