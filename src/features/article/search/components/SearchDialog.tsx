import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Country, Currency } from '~/domain/common/country';
import { selectSearchDialog } from '../productSearchSlice';
import { ProductDialog } from './ProductDialog';
import { SearchResultsDialog } from './SearchResultsDialog';

interface SearchDialogProps {
  readonly country: Country;
  readonly currency: Currency;
  readonly subscriptionBySubscriptionInfo: boolean;
  /** The flag `variantStockDisplay`: shows the number of pieces. */
  readonly showStockAmount: boolean;
  /** The services' clock. */
  readonly now: () => Date;
  /** What can be done with an article beside ordering it. */
  readonly articleActions?: (sku: string, quantity: number) => ReactNode;
}

/** Renders product search and product details (REQ C1.8, C2.1). */
export function SearchDialog(props: SearchDialogProps) {
  const dialog = useSelector(selectSearchDialog);
  switch (dialog.phase) {
    case 'closed':
      return null;
    case 'searching':
    case 'hits':
      return <SearchResultsDialog key={dialog.phase} dialog={dialog} {...props} />;
    case 'details': {
      const { product, quantity } = dialog;
      return <ProductDialog key={product.baseProductNo} product={product} wantedQuantity={quantity} {...props} />;
    }
  }
}
