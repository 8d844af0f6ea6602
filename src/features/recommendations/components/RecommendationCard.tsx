import { useDispatch } from 'react-redux';
import { isUpgrade, type CrossSell } from '~/domain/article/crossSell';
import { shortName, type Product } from '~/domain/article/product';
import { articleOffer, wasTaken, type ArticleOffer } from '~/domain/article/recommendations';
import { stockLevelTones } from '~/features/article/search/components/stockLevels';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Tag } from '~/shared/ui/Tag';
import type { DetailsRequest, RecommendationFacts } from '../recommendationFacts';
import { recommendationsActions } from '../recommendationsSlice';
import { kindTexts, unsellableTexts } from '../recommendationsTexts';
import '~/domain/article/articleWords.de';
import '../recommendationsTexts.de';
import styles from './RecommendationsPanel.module.css';

export interface CardContext {
  readonly facts: RecommendationFacts;
  /** The name of the lead article; null for top deals and TV offers. */
  readonly leadName: string | null;
  /** An exchange is in progress: a second one has to wait. */
  readonly isExchanging: boolean;
  readonly onDetails: DetailsRequest;
  /** SKUs for which the lead was exchanged before. */
  readonly takenBefore?: readonly string[];
}

interface RecommendationCardProps {
  readonly product: Product;
  readonly crossSell: CrossSell | null;
  readonly context: CardContext;
}

/**
 * Renders one article with the reason of the offer, its price and one button: add it, exchange it for the lead, or
 * choose a variant first. Buttons with the same action have the same label everywhere.
 */
export function RecommendationCard({ product, crossSell, context }: RecommendationCardProps) {
  const t = useText();
  const { facts } = context;
  const offer = articleOffer(product, facts);
  const image = product.variants.find(({ images }) => images.length > 0)?.images[0];
  const name = shortName(product);
  const isBetter = crossSell !== null && isUpgrade(crossSell);
  const price = offer.price === null ? '' : formatMoney(offer.price, facts.currency);
  const reasons = crossSell === null ? [] : reasonTexts(crossSell).map((key) => t(key));
  const before = offer.priceBefore === null ? null : formatMoney(offer.priceBefore, facts.currency);
  const why = [
    ...(reasons.length > 0 ? reasons : [product.brand]),
    ...(wasTaken(product, context.takenBefore ?? []) ? [t('recommendations.takenBefore')] : []),
    ...(crossSell?.triggerType === 'manual' ? [t('recommendations.byHand')] : []),
  ].join(' · ');
  return (
    <li className={styles.card}>
      {image === undefined ? (
        <span className={styles.image} />
      ) : (
        <img src={image} alt="" width={40} height={40} className={styles.image} loading="lazy" />
      )}
      <div className={styles.text}>
        <div className={styles.line}>
          <b className={styles.cut} title={name}>
            {name}
          </b>
        </div>
        <div className={styles.line}>
          {isBetter && <Tag tone="success">{t('recommendations.upgrade')}</Tag>}
          <span className={`${styles.cut} ${styles.sub}`} title={why}>
            {why}
          </span>
        </div>
        <div className={styles.line}>
          <span>{offer.hasHigherPrices ? t('recommendations.from', { price }) : price}</span>
          {before !== null && <span className={styles.sub}>{t('recommendations.before', { price: before })}</span>}
        </div>
      </div>
      <div className={styles.foot}>
        <StockTag offer={offer} />
        {offer.unsellable === null && (
          <CardButton product={product} crossSell={crossSell} offer={offer} context={context} />
        )}
      </div>
    </li>
  );
}

function StockTag({ offer: { unsellable, stockLevel } }: { readonly offer: ArticleOffer }) {
  const t = useText();
  return unsellable === null ? (
    <Tag tone={stockLevelTones[stockLevel ?? 'UNKNOWN']}>{t(`product.stock.${stockLevel ?? 'UNKNOWN'}`)}</Tag>
  ) : (
    <Tag tone="error">{t(unsellableTexts[unsellable])}</Tag>
  );
}

function reasonTexts({ hintType, kind }: CrossSell): readonly PlainTextKey[] {
  const kindText = kind === null ? null : kindTexts[kind];
  return [
    ...(hintType === null ? [] : [`recommendations.hint.${hintType}` as const]),
    ...(kindText === null ? [] : [kindText]),
  ];
}

interface CardButtonProps extends RecommendationCardProps {
  readonly offer: ArticleOffer;
}

function CardButton({ product, crossSell, offer, context }: CardButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { facts, leadName, isExchanging, onDetails } = context;
  const name = shortName(product);
  const { onlyVariant: variant } = offer;
  if (variant === null) {
    const hasToWait = isExchanging && crossSell !== null && isUpgrade(crossSell);
    return (
      <Button
        size="row"
        aria-label={t('recommendations.chooseNamed', { name })}
        isOff={hasToWait}
        onClick={() => onDetails(product, crossSell)}
      >
        {t('recommendations.choose')}
      </Button>
    );
  }
  const isAdding = facts.addingNumbers.includes(product.baseProductNo);
  if (crossSell !== null && isUpgrade(crossSell)) {
    return (
      <Button
        size="row"
        aria-label={t('recommendations.exchangeNamed', { lead: leadName ?? '', name })}
        isOff={isExchanging || isAdding}
        onClick={() => dispatch(recommendationsActions.upgradeRequested({ product, variant, crossSell }))}
      >
        {t('recommendations.exchange')}
      </Button>
    );
  }
  return (
    <Button
      size="row"
      aria-label={isAdding ? t('recommendations.adding', { name }) : t('recommendations.add', { name })}
      isOff={isAdding}
      onClick={() => dispatch(recommendationsActions.articleChosen({ product, variant, crossSell }))}
    >
      {t('basket.add')}
    </Button>
  );
}
