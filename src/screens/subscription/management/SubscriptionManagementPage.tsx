import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SubscriptionDetails } from '~/features/subscription/details/components/SubscriptionDetails';
import { SubscriptionDialogs } from '~/features/subscription/details/components/SubscriptionDialogs';
import { SubscriptionOverview } from '~/features/subscription/list/components/SubscriptionOverview';
import { checkoutView } from '~/flows/checkOut/checkoutView';
import { useViewInAddress } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import { FullPage } from '~/shared/ui/FullPage';
import { laterPart } from '~/shared/ui/laterPart';
import { Message } from '~/shared/ui/Message';
import { TabList } from '~/shared/ui/TabList';
import { overviewInAddress } from './overviewAddress';
import './subscriptionManagementTexts.de';
import frame from '~/shared/ui/list/ListFrame.module.css';

const ProductsTab = laterPart(async () => (await import('./ProductsTab')).ProductsTab, 'inPlace');
const LinksTab = laterPart(async () => (await import('./LinksTab')).LinksTab, 'inPlace');

const tabs = ['overview', 'products', 'care'] as const;
type Tab = (typeof tabs)[number];

const tabTexts = {
  overview: 'subscriptionManagement.overview',
  products: 'subscriptionManagement.products',
  care: 'subscriptionManagement.care',
} as const;

export interface SubscriptionManagementPageProps {
  /** The agent is a manager of subscription products; without it only the report is open (REQ A6.8, A6.12). */
  readonly mayManage: boolean;
  /** The agent may see the report: by role or by list (REQ G7.5). */
  readonly mayReadReport: boolean;
  /** The agent is on the list of those who may change product numbers (REQ G4.5). */
  readonly mayEditNumbers: boolean;
}

/** Subscription management: overview, products and product care (REQ G3.1). The tab lives in the address. */
export function SubscriptionManagementPage({
  mayManage,
  mayReadReport,
  mayEditNumbers,
}: SubscriptionManagementPageProps) {
  const t = useText();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const openTabs = mayManage ? tabs : (['products'] as const);
  const tab: Tab = openTabs.find((known) => known === search.get('tab')) ?? openTabs[0];
  const pending = <p className={frame.empty}>{t('common.loading')}</p>;
  return (
    <FullPage title={t('subscriptionManagement.title')} aside={<Link to="/">{t('notFound.home')}</Link>}>
      <TabList
        label={t('subscriptionManagement.title')}
        tabs={openTabs.map((value) => ({ value, id: `${id}-${value}`, text: t(tabTexts[value]) }))}
        panelId={`${id}-panel`}
        chosen={tab}
        onChoose={(chosen) => {
          // The filters of a tab mean nothing in another one.
          setSearch(chosen === 'overview' ? {} : { tab: chosen });
        }}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={frame.panel}>
        {tab === 'overview' && <OverviewTab mayEditNumbers={mayEditNumbers} />}
        {tab === 'products' &&
          (mayReadReport ? (
            <ProductsTab pending={pending} />
          ) : (
            <Message tone="warning">{t('subscriptionManagement.noReport')}</Message>
          ))}
        {tab === 'care' && <LinksTab pending={pending} />}
      </div>
    </FullPage>
  );
}

function OverviewTab({ mayEditNumbers }: Pick<SubscriptionManagementPageProps, 'mayEditNumbers'>) {
  const [view, changeView] = useViewInAddress(overviewInAddress);
  return (
    <>
      <SubscriptionOverview
        view={view}
        onView={changeView}
        mayEditNumbers={mayEditNumbers}
        renderDetails={(subscription, customerName) => (
          <SubscriptionDetails subscription={subscription} customerName={customerName} />
        )}
      />
      <SubscriptionDialogs checkoutView={checkoutView} />
    </>
  );
}
