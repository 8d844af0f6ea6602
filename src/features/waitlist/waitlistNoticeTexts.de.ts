import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  waitlist: {
    cancel: { done: 'Die Vormerkung von {{name}} ist storniert.' },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly waitlistNoticeTexts: typeof de;
  }
}
