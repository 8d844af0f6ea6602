import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import type { DetailsRequest, RecommendationFacts } from '../recommendationFacts';
import { recommendationsActions, selectRecommendationsState, type RecommendationTab } from '../recommendationsSlice';
import { CrossSellTab } from './CrossSellTab';
import { TopDealsTab, TvOffersTab } from './OfferLists';
import '../recommendationsTexts.de';
import styles from './RecommendationsPanel.module.css';

export interface RecommendationsPanelProps {
  readonly tab: RecommendationTab;
  readonly facts: RecommendationFacts;
  /** Opens the details of an article, to choose one of several variants. */
  readonly onDetails: DetailsRequest;
}

/** Renders recommendations, top deals or TV offers; loads nothing while it is not mounted. */
export function RecommendationsPanel({ tab, facts, onDetails }: RecommendationsPanelProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { tab: chosen, stockIsUnknown } = useParts(selectRecommendationsState, 'tab', 'stockIsUnknown');
  useEffect(() => {
    dispatch(recommendationsActions.panelShown());
    return () => {
      dispatch(recommendationsActions.panelHidden());
    };
  }, [dispatch]);
  useEffect(() => {
    if (chosen !== tab) dispatch(recommendationsActions.tabChosen(tab));
  }, [dispatch, chosen, tab]);
  if (!facts.allowsUpsells) return <p className={styles.hint}>{t('recommendations.notWished')}</p>;
  return (
    <div className={styles.panel}>
      {stockIsUnknown && (
        <p role="status" className={styles.hint}>
          {t('recommendations.stockFailed')}
        </p>
      )}
      {tab === 'recommendations' && <CrossSellTab facts={facts} onDetails={onDetails} />}
      {tab === 'topDeals' && <TopDealsTab facts={facts} onDetails={onDetails} />}
      {tab === 'tvOffers' && <TvOffersTab facts={facts} onDetails={onDetails} />}
    </div>
  );
}
