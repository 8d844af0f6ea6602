import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  notifications: {
    title: 'Benachrichtigungen',
    open_one: 'eine offen',
    open_other: '{{count}} offen',
    more_one: '+ 1 weitere',
    more_other: '+ {{count}} weitere',
    unknown: 'Die Benachrichtigungen sind noch nicht geladen.',
    none: 'Zurzeit gibt es keine Benachrichtigungen.',
    noneOpen: 'Alle Benachrichtigungen sind geschlossen.',
    showClosed: 'Geschlossene anzeigen ({{count}})',
    closedList: 'Geschlossene Benachrichtigungen',
    openList: 'Offene Benachrichtigungen',
    dismiss: 'Benachrichtigung vom {{time}} schließen',
    appeared: 'Neue Benachrichtigung: {{text}}',
    newTab: '(öffnet einen neuen Tab)',
    kind: { info: 'Information', warning: 'Warnung', other: 'Mitteilung' },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly notificationTexts: typeof de;
  }
}
