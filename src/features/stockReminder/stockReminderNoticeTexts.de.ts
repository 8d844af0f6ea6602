import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  stock: {
    reminder: { lookupFailed: 'Es ließ sich nicht laden, an welche Artikel erinnert werden kann.' },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly stockReminderNoticeTexts: typeof de;
  }
}
