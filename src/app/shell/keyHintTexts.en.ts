import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './keyHintTexts.de';

export const en: SameKeys<typeof de> = { keyHint: { faster: 'Faster with' } };
