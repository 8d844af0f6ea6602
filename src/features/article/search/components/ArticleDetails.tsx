import type { Currency } from '~/domain/common/country';
import { longName, type Product } from '~/domain/article/product';
import { differingTypes } from '~/domain/article/variantChoice';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { ProductFacts } from './ProductFacts';
import { VariantStock } from './VariantStock';
import '~/domain/article/articleWords.de';
import styles from './ArticleDetails.module.css';

interface ArticleDetailsProps {
  readonly product: Product;
  /** The variant in the basket. */
  readonly sku: string;
  readonly currency: Currency;
  /** Opens the choice of another variant. */
  readonly onChoose: () => void;
}

/** Renders the details of an article of the basket to read out, and what else there is of its product. */
export function ArticleDetails({ product, sku, currency, onChoose }: ArticleDetailsProps) {
  const t = useText();
  const variant = product.variants.find((each) => each.sku === sku) ?? product.variants[0];
  const others = product.variants.filter((each) => each.sku !== variant?.sku);
  const types = differingTypes(product.variants);
  if (variant === undefined) return null;
  return (
    <div className={styles.details}>
      <h3 className={styles.name}>{longName(product)}</h3>
      <p className={styles.sub}>
        {variant.dimensions.map(({ type, value }) => `${t(`product.dimension.${type}`)} ${value}`).join(' · ')}
      </p>
      <ProductFacts product={product} variant={variant} currency={currency} />
      {others.length > 0 && (
        <>
          <h4 className={styles.heading}>{t('product.otherVariants')}</h4>
          <ul>
            {others.map((other) => (
              <li key={other.sku} className={styles.variant}>
                <span>
                  {other.dimensions
                    .filter(({ type }) => types.includes(type))
                    .map(({ value }) => value)
                    .join(' · ')}{' '}
                  <span className={styles.sub}>{other.sku}</span>
                </span>
                <span className={styles.amount}>{formatMoney(other.price, currency)}</span>
                <span>
                  <VariantStock variant={other} />
                </span>
              </li>
            ))}
          </ul>
          <Button size="row" onClick={onChoose}>
            {t('recommendations.choose')}
          </Button>
        </>
      )}
    </div>
  );
}
