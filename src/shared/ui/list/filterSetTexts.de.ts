import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  filterSet: {
    intro:
      'Die jetzigen Filter, ihre Sortierung und die Spalten unter einem Namen. Gespeichert wird in diesem Browser; als Link gibt man sie weiter.',
    name: 'Name',
    save: 'Speichern',
    noName: 'Bitte einen Namen eingeben.',
    tooMany: 'Mehr als 50 lassen sich nicht speichern. Bitte erst einen löschen.',
    notStored: 'Dieser Browser konnte die Filter nicht speichern. Die Adresse der Seite enthält sie ebenfalls.',
    copy: 'Link kopieren',
    copyNamed: 'Link kopieren: {{name}}',
    copied: 'Der Link zu „{{name}}“ ist in der Zwischenablage.',
    copyFailed: 'Die Zwischenablage ist gesperrt. Der Link: {{link}}',
    delete: 'Löschen',
    deleteNamed: '{{name}} löschen',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly filterSetTexts: typeof de;
  }
}
