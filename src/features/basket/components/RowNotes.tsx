import { Suspense, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { BasketItem, ItemFacts } from '~/domain/basket/basket';
import { berlinShortDateTime } from '~/domain/common/berlinTime';
import type { OfferItem } from '~/domain/offer/offer';
import { handOver } from '~/domain/basket/takeBack';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { Tag } from '~/shared/ui/Tag';
import { basketActions, selectBasketState } from '../basketSlice';
import '../basketTexts.de';
import styles from './BasketPanel.module.css';

const LineKindNote = laterPart(async () => (await import('./LineKindNote')).LineKindNote, 'inPlace');

interface RowNotesProps {
  readonly item: BasketItem;
  readonly name: string;
  readonly facts: ItemFacts | undefined;
  readonly offerItem: OfferItem | null;
  /** The take-back of an old device can be offered for this article. */
  readonly takeBackOffered: boolean;
  readonly note: ReactNode;
}

/** Renders the notes of a line: price date, take-back, and the note passed in. */
export function RowNotes({ item, name, facts, offerItem, takeBackOffered, note }: RowNotesProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { takeBackDeclined } = useParts(selectBasketState, 'takeBackDeclined');
  const isAnswered = item.weeeTakeBackEnabled || takeBackDeclined.includes(item.sku);
  const isMore = offerItem !== null && (offerItem.upgrades.length > 0 || offerItem.hasSubscriptionOffer);
  const priceDate =
    item.priceDate === null
      ? t('basket.priceDate.none')
      : t('basket.priceDate.set', { date: berlinShortDateTime(item.priceDate) });
  const hasKind = item.crossSell !== null || isMore;
  return (
    <span className={styles.notes}>
      {note}
      <Suspense>{hasKind && <LineKindNote item={item} offerItem={offerItem} />}</Suspense>
      <Button
        look="link"
        aria-label={t('basket.priceDate.change', { name, shown: priceDate })}
        onClick={() => dispatch(basketActions.dialogOpened({ phase: 'priceDate', itemId: item.id }))}
      >
        {priceDate}
      </Button>
      {takeBackOffered && facts !== undefined && (
        <>
          <Button
            look="link"
            onClick={() => dispatch(basketActions.dialogOpened({ phase: 'takeBack', itemId: item.id }))}
          >
            {t('basket.takeBack.link')}
            {isAnswered && `: ${t(`basket.takeBack.${handOver({ ...facts, ...item })}`)}`}
          </Button>
          {!isAnswered && <Tag tone="warning">⚠ {t('basket.takeBack.open')}</Tag>}
        </>
      )}
    </span>
  );
}
