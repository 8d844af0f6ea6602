import { lineKind, type BasketItem } from '~/domain/basket/basket';
import { isUpgrade } from '~/domain/article/crossSell';
import type { OfferItem } from '~/domain/offer/offer';
import { useText } from '~/shared/i18n/i18n';
import { Tag } from '~/shared/ui/Tag';
import '../basketMessageTexts.de';

interface LineKindNoteProps {
  readonly item: BasketItem;
  readonly offerItem: OfferItem | null;
}

/** Renders the cross-sell of a line, and whether there is an upgrade or a subscription. */
export function LineKindNote({ item, offerItem }: LineKindNoteProps) {
  const t = useText();
  const { crossSell } = item;
  const upgrades = offerItem?.upgrades ?? [];
  return (
    <>
      {crossSell !== null && (
        <Tag>
          {t(isUpgrade(crossSell) ? 'basket.kind.upgrade' : 'basket.kind.crossSell', {
            lead: crossSell.leadProductName,
          })}
        </Tag>
      )}
      {lineKind(item, offerItem) === 'SUBSCRIPTION_OFFER' && <Tag tone="success">{t('basket.kind.subscription')}</Tag>}
      {upgrades.length > 0 && <span>{t('basket.kind.betterOnes', { numbers: upgrades.join(', ') })}</span>}
    </>
  );
}
