import { ProductReport } from '~/features/subscription/report/components/ProductReport';
import { useViewInAddress } from '~/shared/hooks/useViewInAddress';
import { reportInAddress } from './reportAddress';

/** The tab `Produkte`: the monthly report of the subscription products (REQ G7). */
export function ProductsTab() {
  const [view, changeView] = useViewInAddress(reportInAddress);
  return <ProductReport view={view} onView={changeView} />;
}
