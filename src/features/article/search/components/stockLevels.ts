import type { StockLevel } from '~/domain/article/product';
import type { Tone } from '~/shared/ui/Tag';

export const stockLevelTones = {
  AVAILABLE: 'success',
  ALMOST_SOLD_OUT: 'warning',
  SOLD_OUT: 'error',
  UNKNOWN: 'neutral',
} as const satisfies Record<StockLevel | 'UNKNOWN', Tone>;

export const stockLevelIcons = {
  AVAILABLE: '✓',
  ALMOST_SOLD_OUT: '⚠',
  SOLD_OUT: '✕',
  UNKNOWN: '?',
} as const satisfies Record<StockLevel | 'UNKNOWN', string>;
