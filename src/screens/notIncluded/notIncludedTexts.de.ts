import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  notIncluded: { title: 'Noch nicht enthalten', text: 'Diese Anwendung ist in dieser Version noch nicht enthalten.' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly notIncludedTexts: typeof de;
  }
}
