import { useDispatch, useSelector } from 'react-redux';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import { isSubscriptionProduct } from '~/domain/article/sellability';
import { isOutOfStock } from '~/domain/article/variantStock';
import { selectFlags } from '~/features/call/callSlice';
import { newSubscriptionActions } from '~/features/subscription/create/newSubscriptionSlice';
import { productSearchActions, selectProductSearchState } from '~/features/article/search/productSearchSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { UnavailableActions } from './reservation/UnavailableActions';
import '~/features/subscription/create/newSubscriptionTexts.de';

interface ArticleActionsProps {
  readonly sku: string;
  readonly quantity: number;
  /** The buttons stand in a line of text. */
  readonly isInText?: boolean;
}

/** Renders what can be done with an article beside ordering it (REQ G1.1). Its modules have to be loaded. */
export function ArticleActions({ sku, quantity, isInText = false }: ArticleActionsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { subscriptionLinkBySubscriptionInfo } = useSelector(selectFlags);
  const { products } = useParts(selectProductSearchState, 'products');
  const product = products[baseProductNoOf(sku)];
  const variant = product?.variants.find((candidate) => candidate.sku === sku);
  const isBySubscription =
    product !== undefined &&
    (product.linkedSubscriptionProduct !== null || isSubscriptionProduct(product, subscriptionLinkBySubscriptionInfo));
  if (product === undefined || variant === undefined) return null;
  // Closed in the same step: closing it later would take the focus from the dialog that follows.
  const leaveDetails = () => dispatch(productSearchActions.searchAdvanced({ phase: 'closed' }));
  const isSoldOut = isOutOfStock(variant);
  return (
    <>
      {isBySubscription && (
        <Button
          {...(isInText ? { look: 'link' } : { size: 'row' })}
          onClick={() => {
            leaveDetails();
            dispatch(newSubscriptionActions.subscriptionRequested({ sku, quantity }));
          }}
        >
          {t('newSubscription.create')}
        </Button>
      )}
      {isSoldOut && (
        <UnavailableActions product={product} variant={variant} quantity={quantity} size="row" onOpen={leaveDetails} />
      )}
    </>
  );
}
