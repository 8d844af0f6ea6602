import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { basketActions, selectBasketState } from '../basketSlice';
import type { AddProblem } from '../basketState';
import '../basketMessageTexts.de';
import { problemText } from '../basketProblemTexts';
import styles from './BasketPanel.module.css';

/** Renders messages about the whole basket: articles of another customer, and a sales channel that is not set. */
export function BasketMessages({ onSettled }: { readonly onSettled: () => void }) {
  const { takenOverFrom, channelNotSet } = useParts(selectBasketState, 'takenOverFrom', 'channelNotSet');
  return (
    <>
      {takenOverFrom !== null && <TakenOver name={takenOverFrom} onSettled={onSettled} />}
      {channelNotSet !== null && <ChannelNotSet />}
    </>
  );
}

/** Renders why an article could not be added. */
export function AddProblemNote({ addProblem: { problem, sku } }: { readonly addProblem: AddProblem }) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <div className={styles.note}>
      <Message
        tone="error"
        actionText={t('common.close')}
        onAction={() => dispatch(basketActions.addProblemDismissed())}
      >
        {problemText(problem, sku, t)}
      </Message>
    </div>
  );
}

function TakenOver({ name, onSettled }: { readonly name: string; readonly onSettled: () => void }) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <div className={styles.note}>
      <Message
        tone="warning"
        actions={
          <>
            <Button
              look="link"
              aria-label={t('basket.clearNamed')}
              onClick={() => {
                dispatch(basketActions.emptyingRequested());
                onSettled();
              }}
            >
              {t('basket.clear')}
            </Button>
            <Button
              look="link"
              aria-label={t('basket.keepNamed')}
              onClick={() => {
                dispatch(basketActions.takeOverConfirmed());
                onSettled();
              }}
            >
              {t('basket.keep')}
            </Button>
          </>
        }
      >
        {name === '' ? t('basket.takenOverUnnamed') : t('basket.takenOver', { name })}
      </Message>
    </div>
  );
}

function ChannelNotSet() {
  const t = useText();
  const dispatch = useDispatch();
  const { channelNotSet } = useParts(selectBasketState, 'channelNotSet');
  if (channelNotSet === null) return null;
  return (
    <div className={styles.note}>
      <Message
        tone="error"
        actionText={t('common.tryAgain')}
        onAction={() => dispatch(basketActions.channelRequested(channelNotSet))}
      >
        {t('basket.channelNotSet', { ...channelNotSet })}
      </Message>
    </div>
  );
}
