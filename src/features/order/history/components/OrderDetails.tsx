import { Fragment } from 'react';
import { dimensionTypes } from '~/domain/article/product';
import type { Order, OrderItem } from '~/domain/order/order';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { priceTexts } from '../priceTexts';
import '../orderDetailsTexts.de';
import '~/domain/article/articleWords.de';
import styles from './OrderDetails.module.css';

/** The articles and the sums of an order. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useText();
  const money = (cents: number | null) => formatMoney(cents, order.currency);
  return (
    <div className={styles.details}>
      {order.items.length === 0 && <p>{t('orderList.noItems')}</p>}
      <ul className={styles.items}>
        {order.items.map((item, index) => (
          <li key={`${String(index)} ${item.sku}`} className={styles.item}>
            <Picture item={item} />
            <span className={styles.quantity}>{item.quantity ?? '?'} ×</span>
            <span className={styles.name}>
              <b>{item.title}</b> <span className={styles.sub}>{item.brand}</span>
              <br />
              <span className={styles.sub}>
                {[t('orderList.position.sku', { sku: item.sku }), ...dimensionsOf(item, t)].join(' · ')}
              </span>
            </span>
            <span className={styles.amount}>
              {money(item.total)}
              {item.quantity !== 1 && (
                <>
                  <br />
                  <span className={styles.sub}>
                    {t('orderList.position.single', { price: money(item.singlePrice) })}
                  </span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {priceTexts(order, t).map(({ name, value }, index, all) => {
          const className = index === all.length - 1 ? styles.total : undefined;
          return (
            <Fragment key={name}>
              <dt className={className}>{name}</dt>
              <dd className={className}>{value}</dd>
            </Fragment>
          );
        })}
      </dl>
    </div>
  );
}

function Picture({ item: { mediaUris } }: { readonly item: OrderItem }) {
  // Only addresses of pictures: a service may send anything.
  const picture = mediaUris.find((uri) => /^(?:https?:\/)?\//.test(uri));
  return picture === undefined ? (
    <span className={styles.picture} />
  ) : (
    <img src={picture} alt="" width={40} height={40} loading="lazy" className={styles.picture} />
  );
}

function dimensionsOf({ variants }: OrderItem, t: Translate): readonly string[] {
  return variants.map(({ type, value }) => {
    const known = dimensionTypes.find((candidate) => candidate === type);
    return known === undefined ? value : `${t(`product.dimension.${known}`)} ${value}`;
  });
}
