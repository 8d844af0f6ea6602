import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ script: { title: 'Gesprächsleitfaden', done: 'gesagt', open: 'offen' } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly scriptTexts: typeof de;
  }
}
