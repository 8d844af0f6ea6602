import { useDispatch } from 'react-redux';
import type { Country, Currency } from '~/domain/country';
import type { Product, Variant } from '~/domain/product';
import { unsellableReason } from '~/domain/sellability';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
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
  const t = useText();
  const dispatch = useDispatch();
  const { variants } = product;
  const reasonOf = (variant: Variant) =>
    unsellableReason(product, variant, { country, subscriptionBySubscriptionInfo });
  const sellable = variants.filter((variant) => reasonOf(variant) === null);
  const first = sellable.find(({ sku }) => sku === product.defaultVariantSku) ?? sellable[0];
  return (
    <>
      <p className={styles.intro}>
        {product.brand} · {product.baseProductNo}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('product.variant')}</th>
            <th scope="col">{t('product.sku')}</th>
            <th scope="col">{t('product.availability')}</th>
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
                  {variant.dimensions.map(({ type, value }) => `${t(dimensionTexts[type])} ${value}`).join(' · ')}
                </td>
                <td>{variant.sku}</td>
                <td>
                  {reason === null ? (
                    <Tag tone={stockLevelTones[variant.stockLevel]}>{t(stockLevelTexts[variant.stockLevel])}</Tag>
                  ) : (
                    <Tag tone="error">
                      {reason === 'NOT_AVAILABLE_IN_COUNTRY'
                        ? t(wrongCountryTexts[country], { name: product.name.short })
                        : t(unsellableTexts[reason], { name: product.name.short })}
                    </Tag>
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
