import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  productStatus: {
    ALL: 'Alle',
    ACTIVE: { name: 'aktiv', hint: 'Neue Abonnements sind möglich.' },
    STOPPED: { name: 'pausiert', hint: 'Das Abonnement ist derzeit pausiert.' },
    DELETED: { name: 'ausgelistet', hint: 'Der Artikel ist ausgelistet.' },
    RAN_OUT: { name: 'ausgelaufen', hint: 'Der Artikel ist ausgelaufen: keine neuen Abonnements.' },
    RUNNING_OUT: { name: 'läuft aus', hint: 'Der Artikel läuft aus: nur noch solange der Vorrat reicht.' },
    REPLACED: { name: 'ersetzt', hint: 'Der Artikel ist durch einen anderen ersetzt.' },
    ACTIVE_NO_STOCK: {
      name: 'nicht auf Lager',
      hint: 'Neue Abonnements sind möglich; der Artikel ist nicht auf Lager.',
    },
    unknown: { name: 'unbekannt', hint: 'Dieser Status ist nicht bekannt.' },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly productStatusWords: typeof de;
  }
}
