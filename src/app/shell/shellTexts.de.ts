import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  shell: {
    settings: 'Einstellungen',
    country: '{{code}}, Land: {{country}}',
    sales: '{{channel}}·{{office}}, Vertriebskanal {{channel}}, Verkaufsbüro {{office}} {{name}}',
    agent: 'Angemeldet: {{name}}',
    offline: '⚠ Keine Verbindung',
  },
  keys: {
    title: 'Tastenkürzel',
  },
  jump: {
    label: 'Suchen oder springen',
    placeholder: 'Suchen oder springen …',
    targets: 'Sprungziele',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly shellTexts: typeof de;
  }
}
