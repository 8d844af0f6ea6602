import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './notesTexts.de';

export const en: SameKeys<typeof de> = {
  notes: {
    title: 'Notes',
    hint: 'Stay on this computer, also after the call. Please note neither bank details nor PINs.',
    saved: 'Saved',
    typing: 'Saving …',
    full: "The notes no longer fit into the browser's storage. Please shorten them or keep them elsewhere; until then they stay in this tab only.",
    merged: 'Another tab has changed the notes too. Both versions are included.',
  },
};
