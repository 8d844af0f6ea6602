import type { CorrectedPart } from '~/domain/order/orderCorrection';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import './orderDisplayPageTexts.de';

/** The names of the parts that can be corrected. */
export const partTexts = {
  customer: 'rejected.customer',
  address: 'rejected.address',
  payment: 'rejected.payment',
} as const satisfies Record<CorrectedPart, PlainTextKey>;
