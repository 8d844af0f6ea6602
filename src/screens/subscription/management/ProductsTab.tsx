import { useSelector } from 'react-redux';
import { selectCurrency, selectFlags } from '~/features/call/callSlice';
import { ProductReport } from '~/features/subscription/report/components/ProductReport';
import { useViewInAddress } from '~/shared/hooks/useViewInAddress';
import { reportInAddress } from './reportAddress';

/** The tab `Produkte`: the monthly report of the subscription products (REQ G7). */
export function ProductsTab() {
  const { infiniteScrolling } = useSelector(selectFlags);
  const currency = useSelector(selectCurrency);
  const [view, changeView] = useViewInAddress(reportInAddress);
  return <ProductReport view={view} onView={changeView} currency={currency} appends={infiniteScrolling} />;
}
