import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  chart: { asTable: 'Als Tabelle zeigen', asCharts: 'Als Diagramm zeigen' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly chartTexts: typeof de;
  }
}
