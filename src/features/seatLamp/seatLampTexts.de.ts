import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  seatLamp: {
    title: 'Platzlampe',
    now: 'Die Lampe zeigt {{colour}}.',
    failed: 'Die Lampe konnte nicht geschaltet werden. Bitte noch einmal versuchen.',
    next: 'Weiterschalten',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly seatLampTexts: typeof de;
  }
}
