import { useId } from 'react';
import type { Variant } from '~/domain/article/product';
import { dimensionChoices, variantWith } from '~/domain/article/variantChoice';
import { useText } from '~/shared/i18n/i18n';
import '../productDialogTexts.de';
import '~/domain/article/articleWords.de';
import styles from './ProductDialog.module.css';

interface DimensionChoicesProps {
  readonly variants: readonly Variant[];
  readonly chosen: Variant;
  readonly onChoose: (variant: Variant) => void;
}

/** Renders the dimensions of the variants: one radio group of square options each, navigated by arrow keys. */
export function DimensionChoices({ variants, chosen, onChoose }: DimensionChoicesProps) {
  const t = useText();
  const id = useId();
  return dimensionChoices(variants, chosen).map(({ type, options }) => (
    <div key={type} role="radiogroup" aria-label={t(`product.dimension.${type}`)} className={styles.dimension}>
      <span className={styles.dimensionName} aria-hidden="true">
        {t(`product.dimension.${type}`)}
      </span>
      <span className={styles.options}>
        {options.map(({ value, chosen: isChosen, exists }) => (
          <label
            key={value}
            className={`${styles.option} ${isChosen ? styles.optionChosen : ''} ${exists ? '' : styles.optionMissing}`}
          >
            <input
              type="radio"
              name={`${id} ${type}`}
              className="visually-hidden"
              checked={isChosen}
              onChange={() => onChoose(variantWith(variants, chosen, type, value))}
            />
            {value}
            {!exists && <span className="visually-hidden"> {t('product.combinationMissing')}</span>}
          </label>
        ))}
      </span>
    </div>
  ));
}
