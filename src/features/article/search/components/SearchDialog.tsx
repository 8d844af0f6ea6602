import { useSelector } from 'react-redux';
import { selectSearchDialog } from '../productSearchSlice';
import { ProductDialog, type SearchContext } from './ProductDialog';
import { SearchResultsDialog } from './SearchResultsDialog';

/** Renders product search and product details (REQ C1.8, C2.1). */
export function SearchDialog(context: SearchContext) {
  const dialog = useSelector(selectSearchDialog);
  switch (dialog.phase) {
    case 'closed':
      return null;
    case 'searching':
    case 'hits':
      return <SearchResultsDialog key={dialog.phase} dialog={dialog} {...context} />;
    case 'details': {
      const { product, quantity } = dialog;
      return <ProductDialog key={product.baseProductNo} product={product} wantedQuantity={quantity} {...context} />;
    }
  }
}
