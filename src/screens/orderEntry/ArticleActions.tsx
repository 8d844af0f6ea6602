import { useDispatch, useSelector } from 'react-redux';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import { isSubscriptionProduct } from '~/domain/article/sellability';
import { selectFlags } from '~/features/call/callSlice';
import { newSubscriptionActions } from '~/features/newSubscription/newSubscriptionSlice';
import { productSearchActions, selectProductSearch } from '~/features/productSearch/productSearchSlice';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import '~/features/newSubscription/newSubscriptionTexts.de';

interface ArticleActionsProps {
  readonly sku: string;
  readonly quantity: number;
}

/** Renders what can be done with an article beside ordering it (REQ G1.1). Its modules have to be loaded. */
export function ArticleActions({ sku, quantity }: ArticleActionsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { subscriptionLinkBySubscriptionInfo } = useSelector(selectFlags);
  const { products } = useSelector(selectProductSearch);
  const product = products[baseProductNoOf(sku)];
  const isBySubscription =
    product !== undefined &&
    (product.linkedSubscriptionProduct !== null || isSubscriptionProduct(product, subscriptionLinkBySubscriptionInfo));
  if (!isBySubscription) return null;
  return (
    <Button
      size="row"
      onClick={() => {
        dispatch(productSearchActions.dialogChanged({ phase: 'closed' }));
        dispatch(newSubscriptionActions.subscriptionRequested({ sku, quantity }));
      }}
    >
      {t('newSubscription.create')}
    </Button>
  );
}
