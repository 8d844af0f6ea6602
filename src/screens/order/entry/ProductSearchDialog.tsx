import { useSelector } from 'react-redux';
import { selectCallState, selectCurrency } from '~/features/call/callSlice';
import { deskNow } from '~/features/call/deskTime';
import { SearchDialog } from '~/features/article/search/components/SearchDialog';
import { useParts } from '~/shared/hooks/useParts';
import { needModules } from '~/shared/module/lateModules';
import { laterPart } from '~/shared/ui/laterPart';

const ArticleActions = laterPart(async () => {
  await needModules('besideOrders');
  return (await import('./ArticleActions')).ArticleActions;
}, 'inPlace');

/** Renders product search and product details, with what else can be done with an article. */
export function ProductSearchDialog() {
  const { country, flags } = useParts(selectCallState, 'country', 'flags');
  const currency = useSelector(selectCurrency);
  return (
    <SearchDialog
      country={country}
      currency={currency}
      subscriptionBySubscriptionInfo={flags.subscriptionLinkBySubscriptionInfo}
      now={deskNow}
      articleActions={articleActions}
    />
  );
}

function articleActions(sku: string, quantity: number) {
  return <ArticleActions sku={sku} quantity={quantity} />;
}
