import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  newCall: { left: 'Voriges Gespräch verworfen.', secondsLeft: 'noch {{seconds}} s' },
  basket: { repeated: 'schon bestellt am {{date}}' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderEntryTexts: typeof de;
  }
}
