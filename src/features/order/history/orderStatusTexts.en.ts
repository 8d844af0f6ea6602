import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderStatusTexts.de';

export const en: SameKeys<typeof de> = {
  orderStatus: {
    received: 'received',
    processing: 'in progress',
    inDelivery: 'in delivery',
    dispatched: 'dispatched',
    cancelled: 'cancelled',
    returned: 'returned',
    partiallyReturned: 'partially returned',
    CREATED: 'created',
    SUBMITTED: 'submitted',
    ACCEPTED: 'accepted',
    REJECTED: 'rejected',
    FAILED: 'failed',
    CANCELLED: 'cancelled',
    ERP_EXPORT_IN_PROGRESS: 'being exported',
    RECREATED_ORDER: 'recreated',
  },
};
