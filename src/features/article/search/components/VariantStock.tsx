import type { Variant } from '~/domain/article/product';
import { useText } from '~/shared/i18n/i18n';
import { Tag } from '~/shared/ui/Tag';
import { stockLevelIcons, stockLevelTones } from './stockLevels';
import '~/domain/article/articleWords.de';
import '../productDialogTexts.de';

interface VariantStockProps {
  readonly variant: Variant;
  readonly showAmount: boolean;
}

/** Renders the stock of a variant as icon and word; the amount only with the flag. */
export function VariantStock({ variant, showAmount }: VariantStockProps) {
  const t = useText();
  const { availableStockAmount } = variant;
  const stockLevel = variant.stockLevel ?? 'UNKNOWN';
  return (
    <Tag tone={stockLevelTones[stockLevel]}>
      <span aria-hidden="true">{stockLevelIcons[stockLevel]}</span> {t(`product.stock.${stockLevel}`)}
      {showAmount && stockLevel !== 'UNKNOWN' && ` · ${t('product.pieces', { count: availableStockAmount })}`}
    </Tag>
  );
}
