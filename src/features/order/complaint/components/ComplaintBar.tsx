import { useDispatch, useSelector } from 'react-redux';
import { canBeRetried } from '~/domain/order/preload';
import { PreloadList, type ShownProblem } from '~/features/order/place/components/PreloadList';
import { usePreloadProblemText } from '~/features/order/place/usePreloadProblemText';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { Message } from '~/shared/ui/Message';
import {
  complaintActions,
  complaintSteps,
  selectComplaintState,
  type ComplaintProblem,
  type ComplaintStep,
} from '../complaintSlice';
import '../complaintTexts.de';
import styles from './Complaint.module.css';

/** Renders what makes the order of this call a complaint order: which order it is about, whether it is free, what is missing. */
export function ComplaintBar() {
  const t = useText();
  const problemText = usePreloadProblemText();
  const dispatch = useDispatch();
  const complaint = useSelector(selectComplaintState);
  if (complaint.phase === 'none') return null;
  const { claim, steps, isZeroPercent } = complaint;
  return (
    <div className={styles.bar}>
      <PreloadList
        label={t('complaint.region')}
        title={t('complaint.order', { number: claim.orderNumber })}
        parts={complaintSteps}
        steps={steps}
        problemOf={(step, problem) => shownProblem(step, problem, t, problemText)}
        onRetry={(step) => dispatch(complaintActions.stepRetryRequested(step))}
        onSkip={(step) => dispatch(complaintActions.stepSkipped(step))}
      >
        <div className={styles.line}>
          <CheckField
            label={t('complaint.isFree')}
            checked={isZeroPercent}
            onChange={(event) => dispatch(complaintActions.zeroPercentChosen(event.currentTarget.checked))}
          />
          <Button size="row" onClick={() => dispatch(complaintActions.endRequested())}>
            {t('complaint.end')}
          </Button>
        </div>
        {steps.customer.status !== 'done' && (
          <Message
            tone="info"
            actionText={t('complaint.loadCustomer')}
            onAction={() => dispatch(complaintActions.stepRetryRequested('customer'))}
          >
            {t('complaint.customerFirst', { number: claim.externalCustomerId })}
          </Message>
        )}
      </PreloadList>
    </div>
  );
}

function shownProblem(
  step: ComplaintStep,
  problem: ComplaintProblem,
  t: Translate,
  problemText: ReturnType<typeof usePreloadProblemText>,
): ShownProblem {
  switch (problem.kind) {
    case 'otherArticles':
    case 'articleRefused':
    case 'priceDateRefused':
    case 'paymentUnknown':
      return { text: t(`complaint.problem.${problem.kind}`), mayRetry: problem.kind !== 'paymentUnknown' };
    default:
      return { text: problemText(step, problem), mayRetry: canBeRetried(problem) };
  }
}
