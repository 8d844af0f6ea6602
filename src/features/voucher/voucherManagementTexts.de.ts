import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  voucherManagement: {
    customer: 'Kunde',
    customerHint: 'Mit Enter öffnen sich die Gutscheine des Kunden.',
    open: 'Gutscheine zeigen',
    ofCall: 'Kunde des Gesprächs: {{name}} ({{number}})',
    customerFailed: 'Die Kundendaten konnten nicht geladen werden.',
    loadingCustomer: 'Kunde {{number}} wird geladen …',
    check: 'Gutschein prüfen',
    checkSubmit: 'Prüfen',
    forCustomer: 'Geprüft wird für den Kunden {{number}}.',
    forCustomerAndBasket: 'Geprüft wird für den Kunden {{number}} und den Warenkorb des Gesprächs.',
    forEverybody: 'Ohne Kunden wird geprüft, ob der Code für alle gilt.',
    checking: '{{code}} wird geprüft …',
    valid: '{{code}} kann eingelöst werden.',
    type: 'Art',
    types: { VALUE: 'Wertgutschein', PERCENTAGE: 'Prozentgutschein', FREE_SHIPPING: 'Versandgutschein' },
    value: 'Wert',
    aliasCode: 'Alias-Code',
    ownCode: 'Gutscheincode',
    conditions: 'Bedingungen',
    noConditions: 'keine',
    period: 'Gültig',
    from: 'ab {{from}}',
    until: 'bis {{until}}',
    fromUntil: '{{from}} bis {{until}}',
    suggested: 'Vorgeschlagene Gutscheine',
    loadingSuggested: 'Vorschläge werden geladen …',
    suggestedFailed: 'Die vorgeschlagenen Gutscheine konnten nicht geladen werden.',
    noneSuggested: 'Für diesen Kunden gibt es zurzeit keine Vorschläge.',
    redeemed: 'Eingelöste Gutscheine',
    noneRedeemed: 'Dieser Kunde hat noch keinen Gutschein eingelöst.',
    noneFound: 'Kein eingelöster Gutschein passt zum Stichwort.',
    count: '{{shown}} von {{count}} Gutscheinen',
    keyword: 'Stichwort',
    keywordHint: 'Code oder Auftrag',
    search: 'Eingelöste Gutscheine suchen',
    checkCode: '{{code}} prüfen',
    copyCode: '{{code}} kopieren',
    copy: 'Kopieren',
    copied: '{{code}} ist in der Zwischenablage.',
    copyFailed: 'Die Zwischenablage ist gesperrt. Der Code: {{code}}',
    save: 'Als CSV speichern',
    fileName: 'gutscheine.csv',
    keys: '↑ ↓ Zeile · ⏎ prüfen',
    column: {
      code: 'Gutscheincode',
      redeemedAt: 'Eingelöst am',
      orderNumber: 'Auftragsnummer',
      value: 'Wert',
      actions: 'Aktionen',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly voucherManagementTexts: typeof de;
  }
}
