import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  cover: {
    title: 'Bildschirm abgedeckt',
    since: 'Seit {{time}} Uhr, weil länger nichts eingegeben wurde. Was offen ist, bleibt erhalten.',
    signIn: 'Als {{name}} anmelden',
    leaving: 'Anmeldung wird geöffnet …',
    anyKey: 'Jede Taste öffnet die Anmeldung; danach geht es an derselben Stelle weiter.',
    warning: 'Länger keine Eingabe: Der Bildschirm wird um {{time}} Uhr abgedeckt. Jede Taste verhindert das.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly coverTexts: typeof de;
  }
}
