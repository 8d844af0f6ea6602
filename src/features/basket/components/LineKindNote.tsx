import { useDispatch } from 'react-redux';
import { lineKind, type BasketItem } from '~/domain/basket/basket';
import { isUpgrade } from '~/domain/article/crossSell';
import type { OfferItem } from '~/domain/offer/offer';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Tag } from '~/shared/ui/Tag';
import { basketActions } from '../basketSlice';
import '../basketMessageTexts.de';

interface LineKindNoteProps {
  readonly item: BasketItem;
  readonly offerItem: OfferItem | null;
}

/** Renders the cross-sell of a line, whether there is a subscription, and the better articles that the offer names (REQ C6.4). */
export function LineKindNote({ item, offerItem }: LineKindNoteProps) {
  const t = useText();
  const dispatch = useDispatch();
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
      {upgrades.map((number) => (
        <Button
          key={number}
          look="link"
          onClick={() => dispatch(basketActions.betterArticleOpened({ itemId: item.id, number }))}
        >
          {t('basket.kind.betterOne', { number })}
        </Button>
      ))}
    </>
  );
}
