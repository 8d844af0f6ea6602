import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './letterPageTexts.de';

export const en: SameKeys<typeof de> = {
  letter: {
    title: 'Letter {{name}}',
    notFound: 'File not found!',
    forbidden: 'Preview not allowed!',
    failed: 'The preview of the letter could not be loaded. Please try again.',
    unsafe: 'This file is not a PDF, PNG or JPEG and is not shown.',
    open: 'Open in a new tab',
  },
};
