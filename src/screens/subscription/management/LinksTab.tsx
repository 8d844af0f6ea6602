import { LinkOverview } from '~/features/subscription/links/components/LinkOverview';
import { useViewInAddress } from '~/shared/hooks/useViewInAddress';
import { linksInAddress } from './linksAddress';

/** The tab `Artikelpflege`: which subscription product belongs to which delivery product (REQ G8). */
export function LinksTab() {
  const [view, changeView] = useViewInAddress(linksInAddress);
  return <LinkOverview view={view} onView={changeView} />;
}
