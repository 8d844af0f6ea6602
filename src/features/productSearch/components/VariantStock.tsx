import type { Variant } from '~/domain/article/product';
import { useLaterText } from '~/shared/i18n/laterTexts';
import { Tag } from '~/shared/ui/Tag';
import { stockLevelIcons, stockLevelTexts, stockLevelTones } from '../productSearchTexts';

interface VariantStockProps {
  readonly variant: Variant;
  readonly showAmount: boolean;
}

/** Renders the stock of a variant as icon and word; the amount only with the flag. */
export function VariantStock({ variant, showAmount }: VariantStockProps) {
  const t = useLaterText();
  const { stockLevel, availableStockAmount } = variant;
  return (
    <Tag tone={stockLevelTones[stockLevel]}>
      <span aria-hidden="true">{stockLevelIcons[stockLevel]}</span> {t(stockLevelTexts[stockLevel])}
      {showAmount && ` · ${t('product.pieces', { count: availableStockAmount })}`}
    </Tag>
  );
}
