import { useDispatch, useSelector } from 'react-redux';
import { canBeRetried, type PreloadPart, type StepProblem } from '~/domain/order/preload';
import '~/domain/order/preloadWords.de';
import { useText, type PlainTextKey, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { Message } from '~/shared/ui/Message';
import { StepList, type Step } from '~/shared/ui/StepList';
import {
  complaintActions,
  complaintSteps,
  selectComplaintState,
  type ComplaintProblem,
  type ComplaintStep,
  type ComplaintStepState,
} from '../complaintSlice';
import '../complaintTexts.de';
import styles from './Complaint.module.css';

interface ComplaintBarProps {
  /** What happened at a step that failed, and what to do. */
  readonly problemText: (part: PreloadPart, problem: StepProblem) => string;
}

/** Renders what makes the order of this call a complaint order: which order it is about, whether it is free, what is missing. */
export function ComplaintBar({ problemText }: ComplaintBarProps) {
  const t = useText();
  const dispatch = useDispatch();
  const complaint = useSelector(selectComplaintState);
  if (complaint.phase === 'none') return null;
  const { claim, steps, isZeroPercent } = complaint;
  const toStep = (step: ComplaintStep): Step => {
    const state: ComplaintStepState = steps[step];
    const name = t(`preload.step.${step}`);
    const shown = { key: step, name, done: t('preload.done', { step: name }), open: t('preload.open', { step: name }) };
    if (state.status !== 'failed') return { ...shown, status: state.status };
    const retry = {
      label: t('common.tryAgain'),
      name: t('preload.retry', { step: name }),
      run: () => dispatch(complaintActions.stepRetryRequested(step)),
    };
    const { text, isRetried } = problemWords(step, state.problem, t, problemText);
    return { ...shown, status: 'failed', problem: text, actions: isRetried ? [retry] : [] };
  };
  return (
    <div className={styles.bar}>
      <StepList
        label={t('complaint.region')}
        title={t('complaint.order', { number: claim.orderNumber })}
        steps={complaintSteps.map(toStep)}
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
      </StepList>
    </div>
  );
}

const ownTexts = {
  otherArticles: 'complaint.problem.otherArticles',
  articleRefused: 'complaint.problem.articleRefused',
  priceDateRefused: 'complaint.problem.priceDateRefused',
  paymentUnknown: 'complaint.problem.paymentUnknown',
} as const satisfies Partial<Record<ComplaintProblem['kind'], PlainTextKey>>;

/** What happened, and whether a retry may help. */
function problemWords(
  step: ComplaintStep,
  problem: ComplaintProblem,
  t: Translate,
  problemText: ComplaintBarProps['problemText'],
): { readonly text: string; readonly isRetried: boolean } {
  switch (problem.kind) {
    case 'otherArticles':
    case 'articleRefused':
    case 'priceDateRefused':
    case 'paymentUnknown':
      return { text: t(ownTexts[problem.kind]), isRetried: problem.kind !== 'paymentUnknown' };
    default:
      return { text: problemText(step, problem), isRetried: canBeRetried(problem) };
  }
}
