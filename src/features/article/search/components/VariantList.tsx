import type { Country, Currency } from '~/domain/common/country';
import type { Product, Variant } from '~/domain/article/product';
import type { UnsellableReason } from '~/domain/article/sellability';
import { differingTypes } from '~/domain/article/variantChoice';
import { isOutOfStock } from '~/domain/article/variantStock';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import '~/domain/article/articleWords.de';
import { Button } from '~/shared/ui/Button';
import { Table } from '~/shared/ui/Table';
import { Tag } from '~/shared/ui/Tag';
import { deliveryTimeText } from '../deliveryTimeTexts';
import { unsellableText } from '../productSearchTexts';
import { VariantStock } from './VariantStock';
import styles from './SearchDialog.module.css';

interface VariantListProps {
  readonly product: Product;
  readonly chosen: Variant;
  readonly reasonOf: (variant: Variant) => UnsellableReason | null;
  readonly country: Country;
  readonly currency: Currency;
  /** The chosen variant replaces an article in the basket. */
  readonly isExchange: boolean;
  /** Text of the button where it adds to something else than the basket. */
  readonly addText?: string;
  readonly onChoose: (variant: Variant) => void;
  readonly onAdd: (variant: Variant) => void;
}

/** Renders all variants of a product; one that cannot be sold shows the reason. */
export function VariantList(props: VariantListProps) {
  const { product, chosen, reasonOf, country, currency, isExchange, addText, onChoose, onAdd } = props;
  const t = useText();
  // Values that all variants share are shown once above the list; a row shows only the differing ones.
  const types = differingTypes(product.variants);
  const shared = chosen.dimensions.filter(({ type }) => !types.includes(type));
  // A reason that applies to every variant is shown above the list only.
  const reasonsDiffer = new Set(product.variants.map((variant) => reasonOf(variant))).size > 1;
  return (
    <>
      {shared.length > 0 && (
        <p className={styles.intro}>
          {shared.map(({ type, value }) => `${t(`product.dimension.${type}`)} ${value}`).join(' · ')}
        </p>
      )}
      <Table
        className={styles.table}
        heads={[
          { title: t('product.variant') },
          { title: t('basket.delivery') },
          { title: t('product.price'), className: styles.number },
          { title: t('common.action'), isHidden: true },
        ]}
      >
        <tbody>
          {product.variants.map((variant, index) => {
            const reason = reasonOf(variant);
            const isChosen = variant.sku === chosen.sku;
            return (
              <tr key={variant.sku} className={isChosen ? styles.chosen : undefined}>
                <td>
                  <b>
                    {variant.dimensions
                      .filter(({ type }) => types.includes(type))
                      .map(({ type, value }) => `${t(`product.dimension.${type}`)} ${value}`)
                      .join(' · ')}
                  </b>{' '}
                  <span className={styles.sub}>{variant.sku}</span>{' '}
                  {reason !== null && reason !== 'OUT_OF_STOCK' && reasonsDiffer ? (
                    <Tag tone="error">{unsellableText(reason, product.name.short, country, t)}</Tag>
                  ) : (
                    <VariantStock variant={variant} />
                  )}
                </td>
                <td className={styles.sub}>{isOutOfStock(variant) ? '–' : deliveryTimeText(variant, t)}</td>
                <td className={styles.number}>{formatMoney(variant.price, currency)}</td>
                <td className={styles.number}>
                  {reason === null && (
                    <Button
                      size="row"
                      choice={choiceOf(index)}
                      choiceFocuses
                      initialFocus={isChosen}
                      aria-label={
                        addText === undefined
                          ? t(isExchange ? 'product.exchangeFor' : 'basket.addNamed', { sku: variant.sku })
                          : `${addText}: ${variant.sku}`
                      }
                      onFocus={() => onChoose(variant)}
                      onClick={() => onAdd(variant)}
                    >
                      {addText ?? t(isExchange ? 'recommendations.exchange' : 'basket.add')}
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}
