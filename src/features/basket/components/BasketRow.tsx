import { useId, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { lineKind, piecesOf, type BasketItem } from '~/domain/basket/basket';
import { berlinShortDateTime } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import type { OfferItem } from '~/domain/offer/offer';
import { deliveryTimeText } from '~/features/article/search/deliveryTimeTexts';
import { useParts } from '~/shared/hooks/useParts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import '~/domain/article/articleWords.de';
import '../basketLineTexts.de';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { PanelMenu } from '~/shared/ui/PanelMenu';
import { Tag } from '~/shared/ui/Tag';
import { targetOf } from '../basketRows';
import { basketActions, selectBasketState } from '../basketSlice';
import { problemText } from '../basketProblemTexts';
import { QuantityField } from './QuantityField';
import { StockTag } from './StockTag';
import styles from './BasketPanel.module.css';

const LineDetails = laterPart(async () => (await import('./LineDetails')).LineDetails, 'inPlace');

interface BasketRowProps {
  readonly item: BasketItem;
  readonly currency: Currency;
  readonly offerItem: OfferItem | null;
  /** The take-back of an old device can be offered for this article. */
  readonly takeBackOffered: boolean;
  /** A warning about the article, in the line's status. */
  readonly note: ReactNode;
  /** Actions of other features for the article. */
  readonly actions: ReactNode;
}

export function BasketRow({ item, currency, offerItem, takeBackOffered, note, actions }: BasketRowProps) {
  const t = useText();
  const dispatch = useDispatch();
  const basket = useParts(
    selectBasketState,
    'items',
    'facts',
    'activity',
    'complaintSku',
    'typedQuantity',
    'takeBackDeclined',
  );
  const [isTooMany, setIsTooMany] = useState(false);
  const excessId = useId();
  const facts = basket.facts[item.sku];
  const activity = basket.activity[item.id];
  const name = facts?.name ?? item.sku;
  const single = offerItem?.singlePrice ?? facts?.price ?? null;
  const target = targetOf(activity);
  const removing = target === 'removed';
  const wanted = removing ? item.quantity : (target.quantity ?? item.quantity);
  // The offer's total applies to the quantity it was calculated for; until the next offer this shows quantity × price.
  const total =
    offerItem !== null && offerItem.quantity === wanted ? offerItem.total : single === null ? null : single * wanted;
  const delivered = {
    deliveryType: offerItem?.deliveryType ?? facts?.deliveryType ?? null,
    deliveryDays: offerItem?.deliveryDays ?? facts?.deliveryDays ?? null,
  };
  const isSoldOut = offerItem?.isSellable === false || (offerItem?.stockLevel ?? facts?.stockLevel) === 'SOLD_OUT';
  const isTakeBackOpen = takeBackOffered && !item.weeeTakeBackEnabled && !basket.takeBackDeclined.includes(item.sku);
  const variant = facts?.dimensions.map(({ value }) => value).join(' · ') ?? '';
  const status = [
    item.priceDate !== null && t('basket.priceDate.set', { date: berlinShortDateTime(item.priceDate) }),
    wanted > 1 && single !== null && t('basket.each', { price: formatMoney(single, currency) }),
    !isSoldOut && deliveryTimeText(delivered, t),
    item.sku,
    lineKind(item, offerItem) === 'SUBSCRIPTION_OFFER' && t('basket.kind.subscription'),
    offerItem !== null && offerItem.upgrades.length > 0 && t('basket.kind.better'),
  ].filter((part) => part !== false);
  const problem = activity?.status === 'error' ? activity.problem : null;
  // Other lines of the article, such as a cross-sell, share its stock.
  const available =
    facts === undefined || facts.availableStockAmount < 1
      ? null
      : Math.max(1, facts.availableStockAmount - piecesOf(item.sku, basket.items) + item.quantity);
  return (
    <>
      <tr
        data-sku={item.sku}
        className={removing ? styles.pending : undefined}
        aria-busy={activity?.status === 'in_progress'}
      >
        <td className={styles.article} title={`${name} ${variant}`}>
          {facts === undefined || facts.image === null ? (
            <span className={styles.image} />
          ) : (
            <img src={facts.image} alt="" width={40} height={40} className={styles.image} loading="lazy" />
          )}
          <b>{name}</b> <span className={styles.sub}>{variant}</span>
        </td>
        <td className={styles.status} title={status.join(' · ')}>
          <StockTag facts={facts} offerItem={offerItem} />{' '}
          {isTakeBackOpen && <Tag tone="warning">⚠ {t('basket.takeBack.open')}</Tag>} {note}{' '}
          <span className={styles.sub}>{status.join(' · ')}</span>
        </td>
        <td className={styles.quantityCell}>
          {/* A complaint is about one piece. */}
          {basket.complaintSku === item.sku ? (
            wanted
          ) : (
            <QuantityField
              itemName={name}
              quantity={wanted}
              available={available}
              typed={basket.typedQuantity?.itemId === item.id ? basket.typedQuantity.text : null}
              onTyped={(text) =>
                dispatch(basketActions.quantityTyped(text === null ? null : { itemId: item.id, text }))
              }
              excessId={isTooMany ? excessId : undefined}
              onExcess={setIsTooMany}
              onChange={(quantity) => dispatch(basketActions.quantityChangeRequested({ itemId: item.id, quantity }))}
            />
          )}
          {activity?.status === 'success' && (
            <span className={styles.tick} aria-hidden="true">
              ✓
            </span>
          )}
        </td>
        <td className={styles.sum}>
          <b>{total !== null && formatMoney(total, currency)}</b>
        </td>
        <td className={styles.actions}>
          <PanelMenu of={name} opensOnTab>
            <LineDetails
              item={item}
              name={name}
              facts={facts}
              offerItem={offerItem}
              takeBackOffered={takeBackOffered}
              actions={actions}
            />
          </PanelMenu>
          <Button
            look="more"
            isOff={removing}
            aria-label={t('basket.remove', { name })}
            onClick={() => dispatch(basketActions.removalRequested({ itemId: item.id }))}
          >
            ✕
          </Button>
        </td>
      </tr>
      {isTooMany && available !== null && (
        <Problem id={excessId}>
          {t('product.unsellable.AVAILABLE_QUANTITY_EXCEEDED', { name, count: available })}
        </Problem>
      )}
      {problem !== null && !isTooMany && <Problem>{problemText(problem, item.sku, t)}</Problem>}
    </>
  );
}

function Problem({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <tr>
      <td colSpan={5} className={styles.rowProblem}>
        <span id={id} role="alert">
          <Tag tone="error">⚠</Tag> {children}
        </span>
      </td>
    </tr>
  );
}
