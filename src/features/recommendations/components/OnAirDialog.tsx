import { useDispatch } from 'react-redux';
import { tvChannels } from '~config/tvChannels';
import { articleOffer } from '~/domain/article/recommendations';
import { shortName, type Product } from '~/domain/article/product';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { useParts } from '~/shared/hooks/useParts';
import { choiceOf } from '~/shared/keyboard/choices';
import { immediateAnswers } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import type { DetailsRequest, RecommendationFacts } from '../recommendationFacts';
import { recommendationsActions, selectRecommendationsState, tvLists, type TvList } from '../recommendationsSlice';
import { unsellableTexts } from '../recommendationsTexts';
import '~/shared/i18n/dialogTexts.de';
import '../onAirTexts.de';
import '../recommendationsTexts.de';
import styles from './OnAirDialog.module.css';

interface OnAirDialogProps {
  readonly facts: RecommendationFacts;
  readonly onDetails: DetailsRequest;
}

/** Renders the first offer of each TV channel with a digit, which adds the article or, where it has variants, opens its details. */
export function OnAirDialog({ facts, onDetails }: OnAirDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const close = () => dispatch(recommendationsActions.onAirClosed());
  return (
    <Dialog
      title={t('onAir.title')}
      question={immediateAnswers}
      onClose={close}
      confirmByKey={false}
      actions={
        <Button initialFocus onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      <ol className={styles.channels}>
        {tvLists.map((channel, index) => (
          <li key={channel}>
            <Channel channel={channel} choice={choiceOf(index)} facts={facts} onDetails={onDetails} />
          </li>
        ))}
      </ol>
      <p className={styles.hint}>{t('onAir.hint')}</p>
    </Dialog>
  );
}

interface ChannelProps extends OnAirDialogProps {
  readonly channel: TvList;
  readonly choice: string | undefined;
}

function Channel({ channel, choice, facts, onDetails }: ChannelProps) {
  const t = useText();
  const dispatch = useDispatch();
  const list = useParts(selectRecommendationsState, 'lists').lists[channel];
  const { name } = tvChannels[channel];
  switch (list.status) {
    case 'none':
    case 'loading':
      return (
        <p role="status">
          {name}: {t('onAir.loading')}
        </p>
      );
    case 'failed':
      return (
        <p role="alert">
          {name}: {t('onAir.failed')}{' '}
          <Button look="link" choice={choice} onClick={() => dispatch(recommendationsActions.listRetried(channel))}>
            {t('common.tryAgain')}
          </Button>
        </p>
      );
    case 'shown': {
      const [product] = list.content;
      if (product === undefined)
        return (
          <p>
            {name}: {t('onAir.empty')}
          </p>
        );
      return <Offer channel={name} product={product} choice={choice} facts={facts} onDetails={onDetails} />;
    }
  }
}

interface OfferProps extends OnAirDialogProps {
  /** The name of the channel. */
  readonly channel: string;
  readonly product: Product;
  readonly choice: string | undefined;
}

function Offer({ channel, product, choice, facts, onDetails }: OfferProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { price, unsellable, onlyVariant: variant } = articleOffer(product, facts);
  const name = shortName(product);
  const take = () => {
    if (variant !== null) {
      dispatch(recommendationsActions.articleChosen({ product, variant, crossSell: null }));
      return;
    }
    dispatch(recommendationsActions.onAirClosed());
    onDetails(product, null);
  };
  return (
    <Button className={styles.offer} choice={choice} isOff={unsellable !== null} onClick={take}>
      <span className={styles.channel}>{channel}</span>{' '}
      <span className={styles.name}>
        {name}
        {unsellable === null && variant === null && (
          <span className={styles.reason}> {t('recommendations.choose')}</span>
        )}
        {unsellable !== null && <span className={styles.reason}> {t(unsellableTexts[unsellable])}</span>}
      </span>
      <span>{price !== null && formatMoney(price, facts.currency)}</span>
    </Button>
  );
}
