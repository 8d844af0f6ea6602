import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLaterText } from '~/shared/i18n/laterTexts';
import type { DetailsRequest, RecommendationFacts } from '../recommendationFacts';
import { recommendationsActions, selectRecommendations, type RecommendationTab } from '../recommendationsSlice';
import { tabTexts } from '../recommendationsTexts';
import { CrossSellTab } from './CrossSellTab';
import { TopDealsTab, TvOffersTab } from './OfferLists';
import styles from './RecommendationsPanel.module.css';

export interface RecommendationsPanelProps {
  readonly facts: RecommendationFacts;
  /** The call script, in its own tab. */
  readonly script: ReactNode;
  /** An article with several variants: which one is meant is chosen in its details. */
  readonly onDetails: DetailsRequest;
}

const tabs: readonly RecommendationTab[] = ['recommendations', 'topDeals', 'tvOffers', 'script'];

/** What else could be of interest to the customer, and what the agent says: below the basket, and never in its way. */
export function RecommendationsPanel({ facts, script, onDetails }: RecommendationsPanelProps) {
  const t = useLaterText();
  const dispatch = useDispatch();
  const { tab: chosen, stockIsUnknown } = useSelector(selectRecommendations);
  const id = useId();
  const tabList = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dispatch(recommendationsActions.panelShown());
    return () => {
      dispatch(recommendationsActions.panelHidden());
    };
  }, [dispatch]);
  const choose = (tab: RecommendationTab) => {
    if (tab !== chosen) dispatch(recommendationsActions.tabChosen(tab));
  };
  const goTo = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, tabs.indexOf(chosen));
    if (next === null) return;
    event.preventDefault();
    choose(next);
    tabList.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus();
  };
  return (
    <section className={styles.panel} aria-label={t('recommendations.title')}>
      <div
        ref={tabList}
        role="tablist"
        tabIndex={-1}
        aria-label={t('recommendations.title')}
        className={styles.tabs}
        onKeyDown={goTo}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            className={styles.tab}
            aria-selected={tab === chosen}
            aria-controls={`${id}-body`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => {
              choose(tab);
            }}
          >
            {t(tabTexts[tab])}
          </button>
        ))}
      </div>
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

/** The tab that an arrow key leads to; round in a circle. */
function tabAfter(key: string, place: number): RecommendationTab | null {
  switch (key) {
    case 'ArrowRight':
      return tabs[(place + 1) % tabs.length] ?? null;
    case 'ArrowLeft':
      return tabs.at(place - 1) ?? null;
    case 'Home':
      return tabs[0] ?? null;
    case 'End':
      return tabs.at(-1) ?? null;
    default:
      return null;
  }
}

interface TabBodyProps extends RecommendationsPanelProps {
  readonly tab: RecommendationTab;
}

function TabBody({ tab, facts, script, onDetails }: TabBodyProps) {
  const t = useLaterText();
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
