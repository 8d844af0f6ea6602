import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  basket: { add: 'In den Warenkorb' },
  recommendations: { choose: 'Ausführung wählen', exchange: 'Tauschen' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly articleChoiceWords: typeof de;
  }
}
