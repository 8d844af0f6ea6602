import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  list: {
    columns: 'Spalten',
    columnsIntro: 'Welche Spalten die Liste zeigt und in welcher Reihenfolge. Dieser Browser merkt sich die Auswahl.',
    moveLeft: '{{column}} nach links',
    moveRight: '{{column}} nach rechts',
    density: 'Zeilenhöhe',
    rowHeight: { normal: 'Normal', compact: 'Kompakt' },
    reset: 'Zurücksetzen',
    keys: '↑ ↓ Zeile · → Einzelheiten · ⏎ öffnen',
    more: 'Weitere laden',
    loadedSoFar: '{{count}} geladen, weitere können folgen',
    clearFilters: 'Filter zurücksetzen',
    filterSets: 'Gespeicherte Filter',
    noFilterSet: 'Eigene Auswahl',
    saveFilters: 'Filter speichern',
    left_one: '{{count}} Spalte ausgeblendet: {{columns}}',
    left_other: '{{count}} Spalten ausgeblendet: {{columns}}',
    chooseColumns: 'Spalten wählen',
    searching: '{{searched}} von {{count}} Nummern gesucht …',
    stop: 'Suche anhalten',
    stopped: 'Angehalten: {{searched}} von {{count}} Nummern gesucht.',
    goOn: 'Weitersuchen',
    filtersInForce: 'Gesetzte Filter',
    notFiltered: 'Ohne Filter',
    removeFilter: '{{filter}} entfernen',
    selectAll: 'Alle auswählen',
    select: '{{row}} auswählen',
    page: 'Seite {{page}} von {{pages}}',
    pageOnly: 'Seite {{page}}',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    keysWithSelection: '↑ ↓ Zeile · Leertaste wählt · → Einzelheiten · ⏎ öffnen',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly listTexts: typeof de;
  }
}
