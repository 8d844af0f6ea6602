import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  creditCheck: {
    title: 'Bonitätsprüfung',
    check: 'Bonität prüfen',
    hint: 'Kundennummer eingeben und mit Enter prüfen.',
    loading: 'Bonität von {{number}} wird geladen …',
    failed: 'Die Bonität konnte nicht geladen werden. Bitte erneut versuchen.',
    result: 'Bonität von {{number}}',
    creditLimit: 'Kreditrahmen',
    openAmount: 'offener Betrag',
    dunningLevel: 'Mahnstufe',
    noDunning: 'keine',
    unknownAmount: 'nicht bekannt',
    recordOnly: 'Der Dienst gibt keine Auskunft über die Bonität. Das hier steht im Kundensatz.',
    restriction: 'Sperre',
    blocks: 'Hinweise',
    noBlocks: 'keine',
    free: 'Es liegt nichts vor, was gegen eine Bestellung spricht.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly creditCheckTexts: typeof de;
  }
}
