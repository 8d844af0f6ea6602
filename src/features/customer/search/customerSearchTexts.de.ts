import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customerSearch: {
    title: 'Erweiterte Suche',
    hint: 'Mindestens drei Felder. Ein * am Ende steht für beliebige Zeichen.',
    search: 'Suchen',
    searching: 'Suche läuft …',
    hits_one: 'ein Treffer',
    hits_other: '{{count}} Treffer',
    choose: '{{name}}, {{number}} laden',
    nothing: 'Kein Kunde gefunden. Felder ändern oder als Neukunden anlegen.',
    tooMany: 'Mehr als 10 Treffer. Bitte weitere Felder ausfüllen.',
    tooFew: 'Bitte mindestens drei Felder ausfüllen.',
    failed: 'Die Kundensuche ist gerade nicht möglich. Bitte erneut versuchen.',
    byOrder: 'Kunde zu einem Auftrag',
    byOrderNotAllowed: 'Die Suche nach Auftragsnummer braucht die Rolle ServiceManagementRole.',
    orderNotFound: 'Zum Auftrag {{number}} gibt es keinen Kunden. Auftragsnummer prüfen.',
    orderNumberMissing: 'Bitte die Auftragsnummer eingeben.',
    loadByOrder: 'Kunde zum Auftrag laden',
    close: 'Suche schließen',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly customerSearchTexts: typeof de;
  }
}
