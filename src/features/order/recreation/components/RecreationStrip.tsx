import { useDispatch, useSelector } from 'react-redux';
import { canBeRetried, preloadParts } from '~/domain/order/preload';
import { PreloadList } from '~/features/order/place/components/PreloadList';
import { usePreloadProblemText } from '~/features/order/place/usePreloadProblemText';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { recreationActions, selectRecreation } from '../recreationSlice';
import '../recreationTexts.de';

/** Renders what was taken over from a rejected order (REQ D3.2). */
export function RecreationStrip() {
  const t = useText();
  const problemText = usePreloadProblemText();
  const dispatch = useDispatch();
  const recreation = useSelector(selectRecreation);
  switch (recreation.phase) {
    case 'none':
      return null;
    case 'restoring':
      return <p role="status">{t('recreation.restoring')}</p>;
    case 'notRestored':
      return (
        <Message
          tone="warning"
          actionText={t('common.tryAgain')}
          onAction={() => dispatch(recreationActions.restoreRequested())}
        >
          {t('recreation.notRestored')}
        </Message>
      );
    case 'running':
      break;
  }
  const { order, steps } = recreation;
  return (
    <>
      <PreloadList
        label={t('recreation.label')}
        title={t('recreation.title', { number: order.number })}
        parts={preloadParts}
        steps={steps}
        problemOf={(part, problem) => ({ text: problemText(part, problem), mayRetry: canBeRetried(problem) })}
        onRetry={(part) => dispatch(recreationActions.stepRetryRequested(part))}
        onSkip={(part) => dispatch(recreationActions.stepSkipped(part))}
      />
      {order.wasComplaint && <Message tone="warning">{t('recreation.wasComplaint')}</Message>}
    </>
  );
}
