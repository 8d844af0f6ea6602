import type { Variant } from '~/domain/article/product';
import { selectCallState } from '~/features/call/callSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Tag } from '~/shared/ui/Tag';
import { stockLevelIcons, stockLevelTones } from './stockLevels';
import '~/domain/article/articleWords.de';
import '../productDialogTexts.de';

/** Renders the stock of a variant as icon and word; the amount only with the flag `variantStockDisplay`. */
export function VariantStock({ variant }: { readonly variant: Variant }) {
  const t = useText();
  const { flags } = useParts(selectCallState, 'flags');
  const { availableStockAmount } = variant;
  const stockLevel = variant.stockLevel ?? 'UNKNOWN';
  return (
    <Tag tone={stockLevelTones[stockLevel]}>
      <span aria-hidden="true">{stockLevelIcons[stockLevel]}</span> {t(`product.stock.${stockLevel}`)}
      {flags.variantStockDisplay &&
        stockLevel !== 'UNKNOWN' &&
        ` · ${t('product.pieces', { count: availableStockAmount })}`}
    </Tag>
  );
}
