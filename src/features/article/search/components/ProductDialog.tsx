import { useId, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { berlinDateAndTime } from '~/domain/common/berlinTime';
import type { Country, Currency } from '~/domain/common/country';
import { readPriceDate } from '~/domain/offer/priceDate';
import { isUpgrade } from '~/domain/article/crossSell';
import { longName, shortName, type Product, type Variant } from '~/domain/article/product';
import { exceedsAvailable, isProductSellable, unsellableReason } from '~/domain/article/sellability';
import { firstVariant } from '~/domain/article/variantChoice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import '~/domain/offer/priceDateWords.de';
import { immediateAnswers } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { TextField } from '~/shared/ui/TextField';
import { productSearchActions, selectProductSearchState } from '../productSearchSlice';
import { DimensionChoices } from './DimensionChoices';
import { ProductFacts } from './ProductFacts';
import { SearchProblemText } from './SearchProblemText';
import { UnsellableMessage } from './UnsellableMessage';
import { VariantList } from './VariantList';
import styles from './ProductDialog.module.css';

/** Above this number of variants they can also be chosen by dimension. */
const variantsInSight = 4;

/** The setting in which articles are searched and chosen. */
export interface SearchContext {
  readonly country: Country;
  readonly currency: Currency;
  readonly subscriptionBySubscriptionInfo: boolean;
  /** The services' clock. */
  readonly now: () => Date;
  /** What can be done with an article beside ordering it. */
  readonly articleActions?: (sku: string, quantity: number) => ReactNode;
}

interface ProductDialogProps extends SearchContext {
  readonly product: Product;
  readonly wantedQuantity: number;
}

/** Renders the product details with the choice of variant, quantity and price date. Enter adds the chosen variant. */
export function ProductDialog(props: ProductDialogProps) {
  const { product, wantedQuantity, country, currency, subscriptionBySubscriptionInfo, now } = props;
  const { articleActions } = props;
  const t = useText();
  const dispatch = useDispatch();
  const id = useId();
  const context = { country, subscriptionBySubscriptionInfo };
  const reasonOf = (variant: Variant) => unsellableReason(product, variant, context);
  const name = shortName(product);

  const [chosenSku, setChosenSku] = useState<string | null>(null);
  const [quantityTyped, setQuantityTyped] = useState(String(wantedQuantity));
  const [openedAt] = useState(() => berlinDateAndTime(now()));
  const [dateTyped, setDateTyped] = useState<string | null>(null);
  /** Errors are shown only after the first attempt to add. */
  const [tried, setTried] = useState(false);

  const chosen =
    product.variants.find(({ sku }) => sku === chosenSku) ?? firstVariant(product, (each) => reasonOf(each) === null);
  const quantity = /^\d{1,3}$/.test(quantityTyped.trim()) ? Number(quantityTyped) : 0;
  const priceDate = readPriceDate(dateTyped ?? '', now());
  const close = () => dispatch(productSearchActions.searchAdvanced({ phase: 'closed' }));
  const choose = (variant: Variant) => setChosenSku(variant.sku);
  const add = (variant: Variant) => {
    choose(variant);
    setTried(true);
    const fits = quantity >= 1 && !exceedsAvailable(quantity, variant) && reasonOf(variant) === null;
    if (!fits || priceDate.kind !== 'date') return;
    dispatch(productSearchActions.variantChosen({ sku: variant.sku, quantity, priceDate: priceDate.priceDate }));
  };
  const quantityError = (variant: Variant) => {
    if (!tried) return undefined;
    if (quantity < 1) return t('product.quantityInvalid');
    if (!exceedsAvailable(quantity, variant)) return undefined;
    return t('product.unsellable.AVAILABLE_QUANTITY_EXCEEDED', { name, count: variant.availableStockAmount });
  };

  const isSellable = isProductSellable(product, context);
  const { problem, dialog } = useParts(selectProductSearchState, 'problem', 'dialog');
  const offered = dialog.phase === 'details' ? dialog.crossSell : undefined;
  /** The name of the article that this one replaces. */
  const exchanged = offered !== undefined && isUpgrade(offered) ? offered.leadProductName : null;
  // The typed number is a variant that cannot be sold: shows why, above the other variants.
  const typedProblem =
    isSellable && problem?.kind === 'unsellable' && product.variants.some(({ sku }) => sku === problem.sku)
      ? problem
      : null;
  const chosenReason = chosen === undefined ? 'VARIANT_NOT_AVAILABLE' : reasonOf(chosen);
  return (
    <Dialog
      question={immediateAnswers}
      title={longName(product)}
      width="large"
      onClose={close}
      actions={
        <>
          <Button initialFocus={!isSellable} onClick={close}>
            {t('common.close')}
          </Button>
          {isSellable && (
            <Button look="primary" type="submit" form={id} aria-disabled={chosenReason !== null}>
              {exchanged === null ? t('basket.add') : t('product.instead', { lead: exchanged })}
            </Button>
          )}
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== undefined) add(chosen);
        }}
      >
        {typedProblem !== null && (
          <Message tone="warning" live="off">
            {typedProblem.sku}: <SearchProblemText problem={typedProblem} country={country} />
          </Message>
        )}
        <UnsellableMessage product={product} reason={chosenReason} isSellable={isSellable} country={country} />
        {chosen !== undefined && (
          <>
            <ProductFacts product={product} variant={chosen} currency={currency} />
            <div className={styles.more}>{articleActions?.(chosen.sku, Math.max(1, quantity))}</div>
            {product.variants.length > variantsInSight && (
              <DimensionChoices variants={product.variants} chosen={chosen} onChoose={choose} />
            )}
            {isSellable && (
              <div className={styles.fields}>
                <TextField
                  label={t('basket.quantity')}
                  inputMode="numeric"
                  value={quantityTyped}
                  error={quantityError(chosen)}
                  onChange={(event) => setQuantityTyped(event.currentTarget.value)}
                />
                <TextField
                  label={t('product.priceOf')}
                  value={dateTyped ?? openedAt}
                  error={tried && priceDate.kind !== 'date' ? t(`priceDate.problem.${priceDate.kind}`) : undefined}
                  hint={t('product.priceOfHint')}
                  onChange={(event) => setDateTyped(event.currentTarget.value)}
                />
              </div>
            )}
            <VariantList
              product={product}
              chosen={chosen}
              reasonOf={reasonOf}
              country={country}
              currency={currency}
              isExchange={exchanged !== null}
              onChoose={choose}
              onAdd={add}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
