import type { ItemFacts } from '~/domain/basket/basket';
import type { OfferItem } from '~/domain/offer/offer';
import { useText } from '~/shared/i18n/i18n';
import { Tag } from '~/shared/ui/Tag';
import '~/domain/article/articleWords.de';
import '../basketLineTexts.de';

interface StockTagProps {
  readonly facts: ItemFacts | undefined;
  readonly offerItem: OfferItem | null;
}

/** Renders the stock level of a line: the offer's where it has one, else the product's. */
export function StockTag({ facts, offerItem }: StockTagProps) {
  const t = useText();
  const level = offerItem?.stockLevel ?? facts?.stockLevel;
  if (offerItem?.isSellable === false) return <Tag tone="error">{t('product.stock.SOLD_OUT')}</Tag>;
  if (offerItem !== null && !offerItem.reserved && offerItem.availableStockAmount > 0) {
    return <Tag tone="error">{t('basket.stock.onlyLeft', { count: offerItem.availableStockAmount })}</Tag>;
  }
  if (offerItem !== null && !offerItem.reserved && level !== 'SOLD_OUT') {
    return <Tag tone="warning">{t('basket.stock.notReserved')}</Tag>;
  }
  switch (level) {
    case undefined:
      return null;
    case null:
      return <Tag>{t('product.stock.UNKNOWN')}</Tag>;
    case 'SOLD_OUT':
      return <Tag tone="error">{t('product.stock.SOLD_OUT')}</Tag>;
    case 'ALMOST_SOLD_OUT':
      return <Tag tone="warning">{t('product.stock.ALMOST_SOLD_OUT')}</Tag>;
    case 'AVAILABLE':
      return <Tag tone="success">{t('product.stock.AVAILABLE')}</Tag>;
  }
}
