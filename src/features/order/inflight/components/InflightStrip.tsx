import { useDispatch, useSelector } from 'react-redux';
import { preloadSteps } from '~/domain/order/inflightOrder';
import { rejectedArticle, rejectionVariant } from '~/domain/order/inflightRejection';
import { canBeRetried } from '~/domain/order/preload';
import { PreloadList } from '~/features/order/place/components/PreloadList';
import { usePreloadProblemText } from '~/features/order/place/usePreloadProblemText';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { inflightActions, selectInflightState } from '../inflightSlice';
import '../inflightTexts.de';
import '../inflightTitleTexts.de';

interface InflightStripProps {
  /** Loads another code; omitted where there is no form for it. */
  readonly onOtherCode?: (() => void) | undefined;
}

/** Renders the outcome of the in-flight order above the order entry until the call ends. */
export function InflightStrip({ onOtherCode }: InflightStripProps) {
  const t = useText();
  const problemText = usePreloadProblemText();
  const dispatch = useDispatch();
  const inflight = useSelector(selectInflightState);
  if (inflight.phase !== 'loaded') return null;
  const { order, steps, rejection } = inflight;
  const article = rejection === null ? null : rejectedArticle(rejection, order.baseProductNo);
  return (
    <PreloadList
      label={t('screen.inflightOrder')}
      title={t('inflight.order', { code: order.code })}
      parts={preloadSteps}
      steps={steps}
      problemOf={(step, problem) =>
        // The message of the rejection, shown above, already says that the basket is gone.
        problem.kind === 'basketNotFound' && rejection === 'BASKET_NOT_FOUND'
          ? null
          : { text: problemText(step, problem), mayRetry: canBeRetried(problem) }
      }
      onRetry={(step) => dispatch(inflightActions.stepRetryRequested(step))}
      onSkip={(step) => dispatch(inflightActions.stepSkipped(step))}
      aside={
        onOtherCode !== undefined && (
          <Button look="link" onClick={onOtherCode}>
            {t('inflight.otherCode')}
          </Button>
        )
      }
    >
      {rejection !== null && (
        <Message tone={rejectionVariant(rejection) === 'info' ? 'info' : 'warning'} live="off">
          <b>{t(`inflight.rejection.headline.${rejection}`)}</b>{' '}
          {article !== null && t('inflight.article', { number: article })}{' '}
          {t(`inflight.rejection.instruction.${rejection}`)}
        </Message>
      )}
    </PreloadList>
  );
}
