import { useDispatch } from 'react-redux';
import { recommendationLimits } from '~config/limits/recommendations';
import { tvChannels } from '~config/tvChannels';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import type { DetailsRequest, RecommendationFacts } from '../recommendationFacts';
import {
  recommendationsActions,
  selectRecommendationsState,
  topDealLists,
  tvLists,
  type OfferList,
} from '../recommendationsSlice';
import '../recommendationsTexts.de';
import { CardList, CardSkeleton } from './CardList';
import styles from './RecommendationsPanel.module.css';

interface OfferListsProps {
  readonly facts: RecommendationFacts;
  readonly onDetails: DetailsRequest;
}

/** Number of placeholders that are visible at once. */
const skeletonCount = 4;

/** Renders the top deals of the day, the week and the month. */
export function TopDealsTab(props: OfferListsProps) {
  const t = useText();
  return topDealLists.map((list) => (
    <OfferSection key={list} list={list} title={t(`recommendations.group.${list}`)} {...props} />
  ));
}

/** Renders the offers of the three TV channels. */
export function TvOffersTab(props: OfferListsProps) {
  return tvLists.map((list) => <OfferSection key={list} list={list} title={tvChannels[list].name} {...props} />);
}

interface OfferSectionProps extends OfferListsProps {
  readonly list: OfferList;
  readonly title: string;
}

function OfferSection({ list, title, ...props }: OfferSectionProps) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      <OfferCards list={list} title={title} {...props} />
    </section>
  );
}

function OfferCards({ list, title, facts, onDetails }: OfferSectionProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { lists } = useParts(selectRecommendationsState, 'lists');
  const state = lists[list];
  switch (state.status) {
    case 'none':
    case 'loading':
      return <CardSkeleton count={skeletonCount} />;
    case 'failed':
      return (
        <Message
          tone="error"
          live="polite"
          actionText={t('common.tryAgain')}
          onAction={() => dispatch(recommendationsActions.listRetried(list))}
        >
          {t('recommendations.offersFailed')}
        </Message>
      );
    case 'shown':
      return state.content.length === 0 ? (
        <p className={styles.hint}>{t('recommendations.noOffers')}</p>
      ) : (
        <CardList
          entries={state.content.map((product) => ({ product, crossSell: null }))}
          first={recommendationLimits.offerCardsShown}
          step={recommendationLimits.offerCardsShown}
          label={title}
          context={{ facts, leadName: null, isExchanging: false, onDetails }}
        />
      );
  }
}
