import { useDispatch, useSelector } from 'react-redux';
import type { PaymentRefusal } from '~/domain/payment/availablePayments';
import { paymentMethodWords } from '~/domain/payment/paymentMethodWords';
import { useText, type PlainTextKey, type TextKey, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { Message } from '~/shared/ui/Message';
import { Tag } from '~/shared/ui/Tag';
import {
  complaintActions,
  complaintSteps,
  selectComplaint,
  type ComplaintProblem,
  type ComplaintStep,
  type ComplaintStepState,
} from '../complaintSlice';
import '../complaintTexts.de';
import styles from './Complaint.module.css';

const stepTexts = {
  customer: 'complaint.step.customer',
  item: 'complaint.step.item',
  address: 'complaint.step.address',
  payment: 'complaint.step.payment',
} as const satisfies Record<ComplaintStep, PlainTextKey>;

const problemTexts = {
  technical: 'complaint.problem.technical',
  interrupted: 'complaint.problem.interrupted',
  basketInUse: 'complaint.problem.basketInUse',
  itemRefused: 'complaint.problem.itemRefused',
  priceDateRefused: 'complaint.problem.priceDateRefused',
  addressUnknown: 'complaint.problem.addressUnknown',
  paymentUnknown: 'complaint.problem.paymentUnknown',
  noOffer: 'complaint.problem.noOffer',
} as const satisfies Record<Exclude<ComplaintProblem['kind'], 'paymentRefused'>, TextKey>;

interface ComplaintBarProps {
  /** The text for a refused payment. */
  readonly refusalText: (refusal: PaymentRefusal) => string;
}

/** Renders what makes the order of this call a complaint order: which order it is about, whether it is free, what is missing. */
export function ComplaintBar({ refusalText }: ComplaintBarProps) {
  const t = useText();
  const dispatch = useDispatch();
  const complaint = useSelector(selectComplaint);
  if (complaint.phase === 'none') return null;
  const { claim, steps, isZeroPercent } = complaint;
  return (
    <section className={styles.bar} aria-label={t('complaint.region')}>
      <div className={styles.line}>
        <b>{t('complaint.order', { number: claim.orderNumber })}</b>
        <CheckField
          label={t('complaint.isFree')}
          checked={isZeroPercent}
          onChange={(event) => dispatch(complaintActions.zeroPercentChanged(event.currentTarget.checked))}
        />
        <span className={styles.steps} role="status">
          {complaintSteps.map((step) => (
            <StepTag key={step} step={step} state={steps[step]} />
          ))}
        </span>
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
      {complaintSteps.map((step) => {
        const state = steps[step];
        if (state.status !== 'failed') return null;
        return (
          <Message
            key={step}
            tone="error"
            actions={
              canBeRetried(state.problem) ? (
                <Button
                  look="link"
                  aria-label={t('complaint.retry', { step: t(stepTexts[step]) })}
                  onClick={() => dispatch(complaintActions.stepRetryRequested(step))}
                >
                  {t('common.tryAgain')}
                </Button>
              ) : undefined
            }
          >
            {problemText(step, state.problem, t, refusalText)}
          </Message>
        );
      })}
    </section>
  );
}

function StepTag({ step, state }: { readonly step: ComplaintStep; readonly state: ComplaintStepState }) {
  const t = useText();
  const name = t(stepTexts[step]);
  switch (state.status) {
    case 'waiting':
    case 'running':
      return <Tag>… {name}</Tag>;
    case 'done':
      return <Tag tone="success">✓ {t('complaint.done', { step: name })}</Tag>;
    case 'failed':
      return <Tag tone="error">⚠ {t('complaint.open', { step: name })}</Tag>;
  }
}

/** False where only another choice of the agent helps. */
function canBeRetried({ kind }: ComplaintProblem): boolean {
  return kind !== 'addressUnknown' && kind !== 'paymentUnknown' && kind !== 'paymentRefused';
}

function problemText(
  step: ComplaintStep,
  problem: ComplaintProblem,
  t: Translate,
  refusalText: ComplaintBarProps['refusalText'],
): string {
  if (problem.kind !== 'paymentRefused') return t(problemTexts[problem.kind], { step: t(stepTexts[step]) });
  return t('complaint.problem.paymentRefused', {
    method: t(paymentMethodWords[problem.method]),
    reason: refusalText(problem.refusal),
  });
}
