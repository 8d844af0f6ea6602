import { useDispatch, useSelector } from 'react-redux';
import { canBeRetried, preloadParts, type PreloadPart, type StepProblem } from '~/domain/order/preload';
import '~/domain/order/preloadWords.de';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { StepList, type Step } from '~/shared/ui/StepList';
import { recreationActions, selectRecreation } from '../recreationSlice';
import '../recreationTexts.de';

interface RecreationStripProps {
  /** What happened at a step that failed, and what to do. */
  readonly problemText: (part: PreloadPart, problem: StepProblem) => string;
}

/** Renders what was taken over from a rejected order; a failed step can be repeated alone or left out (REQ D3.2). */
export function RecreationStrip({ problemText }: RecreationStripProps) {
  const t = useText();
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
  const shown = preloadParts.flatMap((part): Step[] => {
    const state = steps[part];
    if (state.status === 'none') return [];
    const name = t(`preload.step.${part}`);
    const words = { key: part, name, done: t('preload.done', { step: name }), open: t('preload.open', { step: name }) };
    if (state.status !== 'failed') return [{ ...words, status: state.status }];
    const retry = {
      label: t('common.tryAgain'),
      name: t('preload.retry', { step: name }),
      run: () => dispatch(recreationActions.stepRetryRequested(part)),
    };
    const skip = {
      label: t('preload.skip'),
      name: t('preload.skipStep', { step: name }),
      run: () => dispatch(recreationActions.stepSkipped(part)),
    };
    return [
      {
        ...words,
        status: 'failed',
        problem: problemText(part, state.problem),
        actions: canBeRetried(state.problem) ? [retry, skip] : [skip],
      },
    ];
  });
  return (
    <>
      <StepList label={t('recreation.label')} title={t('recreation.title', { number: order.number })} steps={shown} />
      {order.wasComplaint && <Message tone="warning">{t('recreation.wasComplaint')}</Message>}
    </>
  );
}
