import { useEffect, useId, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { TabList } from '~/shared/ui/TabList';
import type { DetailsRequest, RecommendationFacts } from '../recommendationFacts';
import { recommendationsActions, selectRecommendations, type RecommendationTab } from '../recommendationsSlice';
import { tabTexts } from '../recommendationsTexts';
import { CrossSellTab } from './CrossSellTab';
import { TopDealsTab, TvOffersTab } from './OfferLists';
import styles from './RecommendationsPanel.module.css';

export interface RecommendationsPanelProps {
  readonly facts: RecommendationFacts;
  /** The call script, rendered in its own tab. */
  readonly script: ReactNode;
  /** Opens the details of an article, to choose one of several variants. */
  readonly onDetails: DetailsRequest;
}

const tabs: readonly RecommendationTab[] = ['recommendations', 'topDeals', 'tvOffers', 'script'];

/** Renders recommendations, top deals, TV offers and the call script below the basket. */
export function RecommendationsPanel({ facts, script, onDetails }: RecommendationsPanelProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { tab: chosen, stockIsUnknown } = useSelector(selectRecommendations);
  const id = useId();
  useEffect(() => {
    dispatch(recommendationsActions.panelShown());
    return () => {
      dispatch(recommendationsActions.panelHidden());
    };
  }, [dispatch]);
  return (
    <section className={styles.panel} aria-label={t('recommendations.title')}>
      <TabList
        label={t('recommendations.title')}
        tabs={tabs.map((tab) => ({ value: tab, id: `${id}-${tab}`, text: t(tabTexts[tab]) }))}
        panelId={`${id}-body`}
        chosen={chosen}
        onChoose={(tab) => dispatch(recommendationsActions.tabChosen(tab))}
      />
      <div
        key={chosen}
        role="tabpanel"
        id={`${id}-body`}
        aria-labelledby={`${id}-${chosen}`}
        tabIndex={0}
        className={styles.body}
      >
        {stockIsUnknown && chosen !== 'script' && facts.allowsUpsells && (
          <p role="status" className={styles.hint}>
            {t('recommendations.stockFailed')}
          </p>
        )}
        <TabBody tab={chosen} facts={facts} script={script} onDetails={onDetails} />
      </div>
    </section>
  );
}

interface TabBodyProps extends RecommendationsPanelProps {
  readonly tab: RecommendationTab;
}

function TabBody({ tab, facts, script, onDetails }: TabBodyProps) {
  const t = useText();
  if (tab === 'script') return script;
  if (!facts.allowsUpsells) return <p className={styles.hint}>{t('recommendations.notWished')}</p>;
  switch (tab) {
    case 'recommendations':
      return <CrossSellTab facts={facts} onDetails={onDetails} />;
    case 'topDeals':
      return <TopDealsTab facts={facts} onDetails={onDetails} />;
    case 'tvOffers':
      return <TvOffersTab facts={facts} onDetails={onDetails} />;
  }
}
