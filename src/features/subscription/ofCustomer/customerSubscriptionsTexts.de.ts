import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customerSubscriptions: {
    table: 'Abonnements',
    number: 'Abonummer',
    product: 'Artikel',
    status: 'Status',
    rotation: 'Rhythmus',
    quantity: 'Menge',
    next: 'Nächster Liefertermin',
    total: 'Gesamt',
    actions: 'Aktionen',
    details: 'Einzelheiten zu {{number}}',
    edit: 'Bearbeiten',
    editNamed: 'Bearbeiten: {{number}}',
    cancel: 'Kündigen',
    cancelNamed: 'Kündigen: {{number}}',
    count_one: '{{count}} Abonnement',
    count_other: '{{count}} Abonnements',
    none: 'Dieser Kunde hat keine Abonnements.',
    noneFound: 'Unter dieser Nummer gibt es kein aktives Abonnement.',
    failed: 'Die Abonnements konnten nicht geladen werden.',
    onlyFound: 'Gezeigt wird das gesuchte Abonnement {{number}}.',
    all: 'Alle Abonnements zeigen',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly customerSubscriptionsTexts: typeof de;
  }
}
