import type { KeyName } from '~/shared/keyboard/keys';

/** Keys that every screen of the header has; the others belong to one screen. */
export const keysEverywhere: readonly KeyName[] = [
  'jump',
  'notifications',
  'notes',
  'infoPost',
  'learningStudio',
  'notices',
  'park',
  'parkedCalls',
  'undo',
  'keyList',
];
