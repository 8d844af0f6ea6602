import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { BasketItem, ItemFacts } from '~/domain/basket/basket';
import { handOver } from '~/domain/basket/takeBack';
import { isUpgrade } from '~/domain/article/crossSell';
import { berlinShortDateTime } from '~/domain/common/berlinTime';
import type { OfferItem } from '~/domain/offer/offer';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { basketActions, selectBasketState } from '../basketSlice';
import '../basketLineTexts.de';

interface LineDetailsProps {
  readonly item: BasketItem;
  readonly name: string;
  readonly facts: ItemFacts | undefined;
  readonly offerItem: OfferItem | null;
  /** The take-back of an old device can be offered for this article. */
  readonly takeBackOffered: boolean;
  /** Actions of other features for the article. */
  readonly actions: ReactNode;
}

/** Renders the menu of a line: the full variant, the article that it accompanies, upgrades, price date, take-back and subscription. */
export function LineDetails({ item, name, facts, offerItem, takeBackOffered, actions }: LineDetailsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { takeBackDeclined } = useParts(selectBasketState, 'takeBackDeclined');
  const { crossSell } = item;
  const isAnswered = item.weeeTakeBackEnabled || takeBackDeclined.includes(item.sku);
  const priceDate =
    item.priceDate === null
      ? t('basket.priceDate.none')
      : t('basket.priceDate.set', { date: berlinShortDateTime(item.priceDate) });
  return (
    <>
      <p>{[name, ...(facts?.dimensions.map(({ value }) => value) ?? []), item.sku].join(' · ')}</p>
      {crossSell !== null && (
        <p>
          {t(isUpgrade(crossSell) ? 'basket.kind.upgrade' : 'basket.kind.crossSell', {
            lead: crossSell.leadProductName,
          })}
        </p>
      )}
      {offerItem?.upgrades.map((number) => (
        <Button
          key={number}
          look="link"
          onClick={() => dispatch(basketActions.betterArticleOpened({ itemId: item.id, number }))}
        >
          {t('basket.kind.betterOne', { number })}
        </Button>
      ))}
      <Button
        look="link"
        aria-label={t('basket.priceDate.change', { name, shown: priceDate })}
        onClick={() => dispatch(basketActions.dialogOpened({ phase: 'priceDate', itemId: item.id }))}
      >
        {priceDate}
      </Button>
      {takeBackOffered && facts !== undefined && (
        <Button
          look="link"
          onClick={() => dispatch(basketActions.dialogOpened({ phase: 'takeBack', itemId: item.id }))}
        >
          {t('basket.takeBack.link')}
          {isAnswered && `: ${t(`basket.takeBack.${handOver({ ...facts, ...item })}`)}`}
        </Button>
      )}
      {/* Last: they come with code of their own, and nothing moves when it arrives. */}
      {actions}
    </>
  );
}
