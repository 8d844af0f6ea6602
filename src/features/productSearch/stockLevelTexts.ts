import type { StockLevel } from '~/domain/article/product';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import type { Tone } from '~/shared/ui/Tag';
import '~/domain/article/articleWords.de';

export const stockLevelTexts = {
  AVAILABLE: 'product.stock.AVAILABLE',
  ALMOST_SOLD_OUT: 'product.stock.ALMOST_SOLD_OUT',
  SOLD_OUT: 'product.stock.SOLD_OUT',
  UNKNOWN: 'product.stock.UNKNOWN',
} as const satisfies Record<StockLevel | 'UNKNOWN', PlainTextKey>;

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
