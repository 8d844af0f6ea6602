import type { ReactNode } from 'react';
import type { BasketItem } from '~/domain/basket/basket';
import { isTakeBackOffered } from '~/domain/basket/takeBack';
import type { Country, Currency } from '~/domain/common/country';
import type { OfferItem } from '~/domain/offer/offer';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { laterPart } from '~/shared/ui/laterPart';
import { selectBasketState } from '../basketSlice';
import '../basketLineTexts.de';
import '../basketTexts.de';
import { BasketRow } from './BasketRow';
import styles from './BasketPanel.module.css';

const RefusedRows = laterPart(async () => (await import('./RefusedRows')).RefusedRows, 'inPlace');

export interface BasketTableProps {
  readonly country: Country;
  readonly currency: Currency;
  /** The lines of the last offer, whose prices are shown where available. */
  readonly offerItems: readonly OfferItem[] | null;
  /** Product numbers with a lookup in flight: rendered as pending rows. */
  readonly lookingUp: readonly string[];
  /** The flag `takeBackOfOldDevices`. */
  readonly takeBackIsOn: boolean;
  /** Warnings about articles, by SKU. */
  readonly notesBySku: Readonly<Record<string, ReactNode>>;
  /** Buttons of other features for articles, by SKU. */
  readonly actionsBySku: Readonly<Record<string, ReactNode>>;
  /** Called when a question about the basket is answered, to return the focus to the product field. */
  readonly onSettled: () => void;
}

/** The lines of a basket that has any. Its code loads ahead of the first article. */
export function BasketTable({
  country,
  currency,
  offerItems,
  lookingUp,
  takeBackIsOn,
  notesBySku,
  actionsBySku,
  onSettled,
}: BasketTableProps) {
  const t = useText();
  const { items, adding, refused, facts } = useParts(selectBasketState, 'items', 'adding', 'refused', 'facts');
  return (
    <table className={styles.table} aria-label={t('basket.title')}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('basket.article')}</th>
          <th scope="col">{t('basket.delivery')}</th>
          <th scope="col">{t('basket.quantity')}</th>
          <th scope="col">{t('basket.sum')}</th>
          <th scope="col">{t('common.action')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <BasketRow
            key={item.id}
            item={item}
            currency={currency}
            offerItem={offerItemOf(item, items, offerItems)}
            takeBackOffered={isTakeBackOffered(country, takeBackIsOn, facts[item.sku])}
            note={notesBySku[item.sku]}
            actions={actionsBySku[item.sku]}
          />
        ))}
        {refused.length > 0 && <RefusedRows onSettled={onSettled} />}
        {adding.map(({ key, sku, quantity }) => (
          <PendingRow key={key} name={facts[sku]?.name ?? ''} number={sku} quantity={quantity} />
        ))}
        {lookingUp.map((number, index) => (
          <PendingRow key={`${String(index)} ${number}`} name="" number={number} quantity={1} />
        ))}
      </tbody>
    </table>
  );
}

/** Finds the offer's item of a line by position, because an article may have two lines: a regular one and a cross-sell. */
function offerItemOf(item: BasketItem, items: readonly BasketItem[], offerItems: readonly OfferItem[] | null) {
  const index = items.filter(({ sku }) => sku === item.sku).indexOf(item);
  return offerItems?.filter(({ sku }) => sku === item.sku)[index] ?? null;
}

interface PendingRowProps {
  readonly name: string;
  readonly number: string;
  readonly quantity: number;
}

function PendingRow({ name, number, quantity }: PendingRowProps) {
  const t = useText();
  return (
    <tr className={styles.pending} aria-busy="true">
      <td className={styles.article}>
        <span className={styles.image} />
        <b>{name === '' ? number : name}</b>
      </td>
      <td className={styles.status}>
        <span className={styles.sub}>
          {t('basket.adding')} · {number}
        </span>
      </td>
      <td className={styles.quantityCell}>{quantity}</td>
      <td className={styles.sum} />
      <td className={styles.actions} />
    </tr>
  );
}
