import { useDispatch, useSelector } from 'react-redux';
import { preloadSteps } from '~/domain/order/inflightOrder';
import { rejectedArticle } from '~/domain/order/inflightRejection';
import { canBeRetried, type PreloadPart, type StepProblem } from '~/domain/order/preload';
import '~/domain/order/preloadWords.de';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { StepList, type Step } from '~/shared/ui/StepList';
import { inflightActions, selectInflightState } from '../inflightSlice';
import { rejectionTexts, rejectionVariant } from '../inflightTexts';
import '../inflightTitleTexts.de';

interface InflightStripProps {
  /** What happened at a step that failed, and what to do. */
  readonly problemText: (part: PreloadPart, problem: StepProblem) => string;
  /** Loads another code; omitted where there is no form for it. */
  readonly onOtherCode?: (() => void) | undefined;
}

/** Renders the outcome of the in-flight order above the order entry until the call ends. */
export function InflightStrip({ problemText, onOtherCode }: InflightStripProps) {
  const t = useText();
  const dispatch = useDispatch();
  const inflight = useSelector(selectInflightState);
  if (inflight.phase !== 'loaded') return null;
  const { order, steps, rejection } = inflight;
  const texts = rejection === null ? null : rejectionTexts[rejection];
  const article = rejection === null ? null : rejectedArticle(rejection, order.baseProductNo);
  const shown = preloadSteps.flatMap((step): Step[] => {
    const state = steps[step];
    if (state.status === 'none') return [];
    const name = t(`preload.step.${step}`);
    const words = { key: step, name, done: t('preload.done', { step: name }), open: t('preload.open', { step: name }) };
    if (state.status !== 'failed') return [{ ...words, status: state.status }];
    // The message of the rejection, shown above, already says that the basket is gone.
    if (state.problem.kind === 'basketNotFound' && rejection === 'BASKET_NOT_FOUND')
      return [{ ...words, status: 'failed' }];
    const retry = {
      label: t('common.tryAgain'),
      name: t('preload.retry', { step: name }),
      run: () => dispatch(inflightActions.stepRetryRequested(step)),
    };
    return [
      {
        ...words,
        status: 'failed',
        problem: problemText(step, state.problem),
        actions: canBeRetried(state.problem) ? [retry] : [],
      },
    ];
  });
  return (
    <StepList
      label={t('screen.inflightOrder')}
      title={t('inflight.order', { code: order.code })}
      steps={shown}
      aside={
        onOtherCode !== undefined && (
          <Button look="link" onClick={onOtherCode}>
            {t('inflight.otherCode')}
          </Button>
        )
      }
    >
      {rejection !== null && texts !== null && (
        <Message tone={rejectionVariant(rejection) === 'info' ? 'info' : 'warning'} live="off">
          <b>{t(texts.headline)}</b> {article !== null && t('inflight.article', { number: article })}{' '}
          {t(texts.instruction)}
        </Message>
      )}
    </StepList>
  );
}
