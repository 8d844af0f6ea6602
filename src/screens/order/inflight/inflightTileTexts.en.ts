import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './inflightTileTexts.de';

export const en: SameKeys<typeof de> = { palette: { screen: { inflight: 'code voice computer IVR continue' } } };
