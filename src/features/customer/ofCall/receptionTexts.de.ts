import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  reception: {
    title: 'Empfangsumfrage',
    script: 'Dürfen wir fragen, auf welchem Weg Sie unser Programm empfangen?',
    skip: 'Keine Angabe',
    saveFailed: 'Die Antwort zum Empfang konnte nicht gespeichert werden. Sie geht mit der Bestellung mit.',
    answer: {
      ANALOG_CABLE: 'Kabel analog',
      DIGITAL_CABLE: 'Kabel digital',
      DIGITAL_HD_CABLE: 'Kabel digital HD',
      DIGITAL_SATELLITE: 'Satellit digital',
      DIGITAL_SATELLITE_HD: 'Satellit digital HD',
      DVB_T2_HD: 'DVB-T2 HD (Antenne)',
      MAGENTA_TV: 'MagentaTV',
      VODAFONE: 'Vodafone',
      WEB: 'Internet',
      UNKNOWN: 'weiß nicht',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly receptionTexts: typeof de;
  }
}
