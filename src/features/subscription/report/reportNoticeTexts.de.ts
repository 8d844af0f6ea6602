import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  reportNotice: {
    noteSaved: 'Die Notiz ist gespeichert.',
    noteFailed: 'Die Notiz konnte nicht gespeichert werden. Der Text bleibt stehen: bitte erneut versuchen.',
    fileSaved: 'Die Datei enthält {{count}} von {{total}} Artikeln.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly reportNoticeTexts: typeof de;
  }
}
