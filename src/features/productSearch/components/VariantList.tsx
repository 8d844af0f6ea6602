import { useDispatch } from 'react-redux';
import type { Country, Currency } from '~/domain/country';
import type { Product, Variant } from '~/domain/product';
import { unsellableReason, type UnsellableReason } from '~/domain/sellability';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useLaterText } from '~/shared/i18n/laterTexts';
import { Button } from '~/shared/ui/Button';
import { Tag } from '~/shared/ui/Tag';
import { productSearchActions } from '../productSearchSlice';
import {
  dimensionTexts,
  stockLevelTexts,
  stockLevelTones,
  unsellableTexts,
  wrongCountryTexts,
} from '../productSearchTexts';
import styles from './SearchDialog.module.css';

interface VariantListProps {
  readonly product: Product;
  readonly quantity: number;
  readonly country: Country;
  readonly currency: Currency;
  readonly subscriptionBySubscriptionInfo: boolean;
}

/** All variants of a product; one that cannot be sold says why. */
export function VariantList({
  product,
  quantity,
  country,
  currency,
  subscriptionBySubscriptionInfo,
}: VariantListProps) {
  const t = useLaterText();
  const dispatch = useDispatch();
  const { variants } = product;
  const reasonOf = (variant: Variant) =>
    unsellableReason(product, variant, { country, subscriptionBySubscriptionInfo });
  const sellable = variants.filter((variant) => reasonOf(variant) === null);
  const first = sellable.find(({ sku }) => sku === product.defaultVariantSku) ?? sellable[0];
  // What all variants share stands once above the list; a row shows what tells it from the others.
  const shared = (variants[0]?.dimensions ?? []).filter(({ type, value }) =>
    variants.every(({ dimensions }) => dimensions.some((other) => other.type === type && other.value === value)),
  );
  const differing = (variant: Variant) =>
    variant.dimensions.filter(
      ({ type, value }) => !shared.some((other) => other.type === type && other.value === value),
    );
  const reasonText = (reason: UnsellableReason) => {
    const name = product.name.short;
    if (reason === 'NOT_AVAILABLE_IN_COUNTRY') return t(wrongCountryTexts[country], { name });
    return reason === 'OUT_OF_STOCK' ? t('product.stock.SOLD_OUT') : t(unsellableTexts[reason], { name });
  };
  return (
    <>
      <p className={styles.intro}>
        {[product.brand, product.baseProductNo, ...shared.map(({ value }) => value)].join(' · ')}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('product.variant')}</th>
            <th scope="col" className={styles.number}>
              {t('product.price')}
            </th>
            <th aria-label={t('common.action')} />
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => {
            const reason = reasonOf(variant);
            return (
              <tr key={variant.sku}>
                <td>
                  <b>
                    {differing(variant)
                      .map(({ type, value }) => `${t(dimensionTexts[type])} ${value}`)
                      .join(' · ')}
                  </b>{' '}
                  <span className={styles.sub}>{variant.sku}</span>{' '}
                  {reason === null ? (
                    <Tag tone={stockLevelTones[variant.stockLevel]}>{t(stockLevelTexts[variant.stockLevel])}</Tag>
                  ) : (
                    <Tag tone="error">{reasonText(reason)}</Tag>
                  )}
                </td>
                <td className={styles.number}>{formatMoney(variant.price, currency)}</td>
                <td className={styles.number}>
                  {reason === null && (
                    <Button
                      size="row"
                      initialFocus={variant.sku === first?.sku}
                      aria-label={t('basket.addNamed', { sku: variant.sku })}
                      onClick={() => {
                        dispatch(productSearchActions.variantChosen({ sku: variant.sku, quantity }));
                      }}
                    >
                      {t('basket.add')}
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
