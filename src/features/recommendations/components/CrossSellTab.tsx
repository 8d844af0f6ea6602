import { useDispatch } from 'react-redux';
import { recommendationLimits } from '~config/limits/recommendations';
import { recommendationsToShow, takenFirst } from '~/domain/article/recommendations';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import type { DetailsRequest, RecommendationFacts } from '../recommendationFacts';
import {
  recommendationsActions,
  selectRecommendationsState,
  type CrossSellContent,
  type LeadArticle,
} from '../recommendationsSlice';
import '../recommendationsTexts.de';
import { CardList, CardSkeleton } from './CardList';
import type { CardContext } from './RecommendationCard';
import styles from './RecommendationsPanel.module.css';

interface CrossSellTabProps {
  readonly facts: RecommendationFacts;
  readonly onDetails: DetailsRequest;
}

/** Renders the cross-sells of the last added article: three at first, upgrades first, then the time offers by period. */
export function CrossSellTab({ facts, onDetails }: CrossSellTabProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { lead, crossSells, upgrade } = useParts(selectRecommendationsState, 'lead', 'crossSells', 'upgrade');
  const message = upgrade.status === 'failed' && (
    <div className={styles.message}>
      <Message
        tone="error"
        actionText={t('common.close')}
        onAction={() => dispatch(recommendationsActions.upgradeAdvanced({ status: 'none' }))}
      >
        {t(`recommendations.exchangeFailed.${upgrade.leadIs}`, { name: upgrade.lead.name, sku: upgrade.lead.sku })}
      </Message>
    </div>
  );
  return (
    <>
      {message}
      {lead === null || crossSells.status === 'none' ? (
        <p className={styles.hint}>{t('recommendations.noLead')}</p>
      ) : (
        <>
          <h3 className={styles.heading}>{t('recommendations.fitting', { name: lead.name })}</h3>
          {crossSells.status === 'loading' && <CardSkeleton count={recommendationLimits.crossSellsShown} />}
          {crossSells.status === 'failed' && (
            <Message
              tone="error"
              live="polite"
              actionText={t('common.tryAgain')}
              onAction={() => dispatch(recommendationsActions.crossSellsRetried())}
            >
              {t('recommendations.failed')}
            </Message>
          )}
          {crossSells.status === 'shown' && (
            <FoundCrossSells
              key={lead.sku}
              lead={lead}
              content={crossSells.content}
              context={{ facts, leadName: lead.name, isExchanging: upgrade.status === 'running', onDetails }}
            />
          )}
        </>
      )}
    </>
  );
}

interface FoundCrossSellsProps {
  readonly lead: LeadArticle;
  readonly content: CrossSellContent;
  readonly context: CardContext;
}

function FoundCrossSells({ lead, content, context }: FoundCrossSellsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { facts } = context;
  const { recommended, periods } = recommendationsToShow(content.found, content.products, facts.basketNumbers, facts);
  const { crossSellsShown } = recommendationLimits;
  if (recommended.length + periods.length === 0) {
    return <p className={styles.hint}>{t('recommendations.nothing', { name: lead.name })}</p>;
  }
  return (
    <>
      {recommended.length > 0 && (
        <CardList
          entries={takenFirst(recommended, content.takenBefore)}
          first={crossSellsShown}
          step={recommendationLimits.crossSellMaximum}
          label={t('recommendations.fitting', { name: lead.name })}
          context={{ ...context, takenBefore: content.takenBefore }}
          further={content.more}
          onFurther={() => dispatch(recommendationsActions.moreRequested())}
        />
      )}
      {periods.map(({ group, recommended: entries }) => (
        <section key={group} className={styles.section}>
          <h3 className={styles.heading}>{t(`recommendations.group.${group}`)}</h3>
          <CardList
            entries={entries}
            first={crossSellsShown}
            step={recommendationLimits.offerCardsShown}
            label={t(`recommendations.group.${group}`)}
            context={context}
          />
        </section>
      ))}
    </>
  );
}
