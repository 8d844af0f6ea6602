import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './listTexts.de';

export const en: SameKeys<typeof de> = {
  list: {
    columns: 'Columns',
    columnsIntro: 'Which columns the list shows, and in which order. This browser remembers the choice.',
    moveLeft: '{{column}} to the left',
    moveRight: '{{column}} to the right',
    density: 'Row height',
    normal: 'Standard',
    compact: 'Compact',
    reset: 'Reset',
    keys: '↑ ↓ row · → details · ⏎ open',
    more: 'Load more',
    clearFilters: 'Reset filters',
    filterSets: 'Saved filters',
    noFilterSet: 'Own choice',
    saveFilters: 'Save filters',
    left_one: '{{count}} column hidden: {{columns}}',
    left_other: '{{count}} columns hidden: {{columns}}',
    chooseColumns: 'Choose columns',
    searching: '{{searched}} of {{count}} numbers searched …',
    stop: 'Stop the search',
    stopped: 'Stopped: {{searched}} of {{count}} numbers searched.',
    goOn: 'Continue the search',
    selectAll: 'Select all',
    select: 'Select {{row}}',
    page: 'Page {{page}} of {{pages}}',
    previous: 'Previous page',
    next: 'Next page',
    keysWithSelection: '↑ ↓ row · Space selects · → details · ⏎ open',
  },
};
