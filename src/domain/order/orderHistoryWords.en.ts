import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderHistoryWords.de';

export const en: SameKeys<typeof de> = { customer: { orderHistory: 'Order history' } };
