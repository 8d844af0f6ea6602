import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  onAir: {
    title: 'Was gerade läuft',
    hint: 'Der Dienst nennt keine Sendezeiten: gezeigt wird der erste Artikel jedes Kanals.',
    loading: 'Angebote werden geladen …',
    empty: 'zurzeit keine Angebote',
    failed: 'Die Angebote konnten nicht geladen werden.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly onAirTexts: typeof de;
  }
}
