import { useState } from 'react';
import type { Currency } from '~/domain/common/country';
import type { Product, Variant } from '~/domain/article/product';
import { picturesOf } from '~/domain/article/variantChoice';
import { isOutOfStock } from '~/domain/article/variantStock';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import '~/domain/article/articleWords.de';
import { deliveryTimeText } from '../deliveryTimeTexts';
import { VariantStock } from './VariantStock';
import { ZoomedPictureDialog } from './ZoomedPictureDialog';
import styles from './ProductDialog.module.css';

interface ProductFactsProps {
  readonly product: Product;
  readonly variant: Variant;
  readonly currency: Currency;
}

/** Renders the data of the product and of the chosen variant. */
export function ProductFacts({ product, variant, currency }: ProductFactsProps) {
  const t = useText();
  const { brand, baseProductNo, categoryPath, description, linkedSubscriptionProduct } = product;
  return (
    <div className={styles.facts}>
      <Pictures name={product.name.short} pictures={picturesOf(product, variant)} />
      <div className={styles.text}>
        <p className={styles.sub}>
          {brand} · {baseProductNo}
          {categoryPath.length > 0 && ` · ${categoryPath.join(' › ')}`}
        </p>
        <p aria-live="polite">
          <b className={styles.price}>{formatMoney(variant.price, currency)}</b>{' '}
          {variant.priceBeforeDiscount !== null && (
            <span className={styles.sub}>
              {t('product.before')} <s>{formatMoney(variant.priceBeforeDiscount, currency)}</s>
            </span>
          )}{' '}
          <VariantStock variant={variant} />{' '}
          <span className={styles.sub}>
            {variant.sku}
            {!isOutOfStock(variant) && ` · ${deliveryTimeText(variant, t)}`}
          </span>
        </p>
        {description !== '' && <p>{description}</p>}
        {linkedSubscriptionProduct !== null && (
          <p className={styles.sub}>{t('product.alsoBySubscription', { number: linkedSubscriptionProduct })}</p>
        )}
      </div>
    </div>
  );
}

function Pictures({ name, pictures }: { readonly name: string; readonly pictures: readonly string[] }) {
  const t = useText();
  const [zoomed, setZoomed] = useState<number | null>(null);
  return (
    <div className={styles.pictures}>
      {pictures.map((picture, index) => (
        <button
          key={picture}
          type="button"
          className={index === 0 ? styles.picture : styles.thumbnail}
          aria-label={t('product.zoom', { name, number: index + 1 })}
          onClick={() => setZoomed(index)}
        >
          <img src={picture} alt="" />
        </button>
      ))}
      {zoomed !== null && (
        <ZoomedPictureDialog
          name={name}
          pictures={pictures}
          shown={zoomed}
          onShow={setZoomed}
          onClose={() => setZoomed(null)}
        />
      )}
    </div>
  );
}
