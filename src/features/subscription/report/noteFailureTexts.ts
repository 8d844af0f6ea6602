import './reportTexts.de';

/** What is said of a note that was not saved, or may be saved all the same. */
export const noteFailureTexts = { failed: 'reportNotice.noteFailed', open: 'reportNotice.noteOpen' } as const;
