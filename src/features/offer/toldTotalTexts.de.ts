import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  offer: {
    told: '{{total}} genannt,',
    toldAt: 'um {{time}} Uhr',
    toldTotalAt: '{{total}} genannt um {{time}} Uhr,',
    sinceTold: 'seitdem {{changes}}',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly toldTotalTexts: typeof de;
  }
}
