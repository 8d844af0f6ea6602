import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './filterSetTexts.de';

export const en: SameKeys<typeof de> = {
  filterSet: {
    intro:
      'The present filters with sorting and columns under a name. They are saved in this browser; a link passes them on.',
    name: 'Name',
    save: 'Save',
    noName: 'Please enter a name.',
    tooMany: 'No more than 50 can be saved. Please delete one first.',
    notStored: 'This browser could not save the filters. The address of the page contains them as well.',
    copy: 'Copy link',
    copyNamed: 'Copy link to {{name}}',
    copied: 'The link to “{{name}}” is in the clipboard.',
    copyFailed: 'The clipboard is blocked. The link: {{link}}',
    delete: 'Delete',
    deleteNamed: 'Delete {{name}}',
  },
};
