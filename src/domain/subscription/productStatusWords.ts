import type { ShownProductStatus } from './productStatus';
import './productStatusWords.de';

/** Name and meaning of each status of a subscription product. */
export const productStatusWords = {
  ACTIVE: { name: 'productStatus.ACTIVE.name', hint: 'productStatus.ACTIVE.hint' },
  STOPPED: { name: 'productStatus.STOPPED.name', hint: 'productStatus.STOPPED.hint' },
  DELETED: { name: 'productStatus.DELETED.name', hint: 'productStatus.DELETED.hint' },
  RAN_OUT: { name: 'productStatus.RAN_OUT.name', hint: 'productStatus.RAN_OUT.hint' },
  RUNNING_OUT: { name: 'productStatus.RUNNING_OUT.name', hint: 'productStatus.RUNNING_OUT.hint' },
  REPLACED: { name: 'productStatus.REPLACED.name', hint: 'productStatus.REPLACED.hint' },
  ACTIVE_NO_STOCK: { name: 'productStatus.ACTIVE_NO_STOCK.name', hint: 'productStatus.ACTIVE_NO_STOCK.hint' },
  unknown: { name: 'productStatus.unknown.name', hint: 'productStatus.unknown.hint' },
} as const satisfies Record<ShownProductStatus, { name: string; hint: string }>;
