import { useDispatch, useSelector } from 'react-redux';
import type { PaymentRefusal } from '~/domain/payment/availablePayments';
import { preloadSteps, rejectedArticle, type PreloadStep } from '~/domain/order/inflightOrder';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { paymentMethodWords } from '~/domain/payment/paymentMethodWords';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { Tag } from '~/shared/ui/Tag';
import { inflightActions, selectInflight, type StepProblem, type StepState } from '../inflightSlice';
import { canBeRetried, rejectionTexts, rejectionVariant, stepTexts, technicalTexts } from '../inflightTexts';
import '../inflightTitleTexts.de';
import styles from './Inflight.module.css';

interface InflightStripProps {
  /** The text for a refused payment. */
  readonly refusalText: (refusal: PaymentRefusal) => string;
  /** Loads another code; omitted where there is no form for it. */
  readonly onOtherCode?: (() => void) | undefined;
}

/** Renders the outcome of the in-flight order above the order entry until the call ends. */
export function InflightStrip({ refusalText, onOtherCode }: InflightStripProps) {
  const t = useText();
  const dispatch = useDispatch();
  const inflight = useSelector(selectInflight);
  if (inflight.phase !== 'loaded') return null;
  const { order, steps, rejection } = inflight;
  const texts = rejection === null ? null : rejectionTexts[rejection];
  const article = rejection === null ? null : rejectedArticle(rejection, order.baseProductNo);
  return (
    <section className={styles.strip} aria-label={t('screen.inflightOrder')}>
      <p className={styles.steps} role="status">
        <b>{t('inflight.order', { code: order.code })}</b>
        {preloadSteps.map((step) => (
          <StepTag key={step} step={step} state={steps[step]} />
        ))}
        {onOtherCode !== undefined && (
          <Button look="link" onClick={onOtherCode}>
            {t('inflight.otherCode')}
          </Button>
        )}
      </p>
      {rejection !== null && texts !== null && (
        <Message tone={rejectionVariant(rejection) === 'info' ? 'info' : 'warning'} live="off">
          <b>{t(texts.headline)}</b> {article !== null && t('inflight.article', { number: article })}{' '}
          {t(texts.instruction)}
        </Message>
      )}
      {preloadSteps.map((step) => {
        const state = steps[step];
        if (state.status !== 'failed') return null;
        // The reason of the hand-over already says the same.
        if (state.problem.kind === 'basketNotFound' && rejection === 'BASKET_NOT_FOUND') return null;
        return (
          <Message
            key={step}
            tone="error"
            actions={
              canBeRetried(state.problem) ? (
                <Button
                  look="link"
                  aria-label={t('inflight.retry', { step: t(stepTexts[step]) })}
                  onClick={() => dispatch(inflightActions.stepRetryRequested(step))}
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

function StepTag({ step, state }: { readonly step: PreloadStep; readonly state: StepState }) {
  const t = useText();
  const name = t(stepTexts[step]);
  switch (state.status) {
    case 'none':
      return null;
    case 'waiting':
    case 'running':
      return <Tag>… {name}</Tag>;
    case 'done':
      return <Tag tone="success">✓ {t('inflight.done', { step: name })}</Tag>;
    case 'failed':
      return <Tag tone="error">⚠ {t('inflight.open', { step: name })}</Tag>;
  }
}

function problemText(
  step: PreloadStep,
  problem: StepProblem,
  t: Translate,
  refusalText: InflightStripProps['refusalText'],
): string {
  switch (problem.kind) {
    case 'technical':
      return t(technicalTexts[step]);
    case 'interrupted':
      return t('inflight.problem.interrupted', { step: t(stepTexts[step]) });
    case 'basketNotFound':
      return `${t('inflight.rejection.basketNotFound.headline')} ${t('inflight.rejection.basketNotFound.instruction')}`;
    case 'articlesUnknown':
      return t('inflight.problem.articlesUnknown');
    case 'basketInUse':
      return t('inflight.problem.basketInUse');
    case 'customerNotFound':
      return t('inflight.problem.customerNotFound', { number: problem.customerNumber });
    case 'customerStopped':
      return t('inflight.problem.customerStopped');
    case 'customerNotIdentified':
      return t('inflight.problem.customerNotIdentified');
    case 'otherCustomer':
      return t('inflight.problem.otherCustomer');
    case 'voucherRefused':
      return `${problem.detail ?? t('inflight.problem.voucherRefused', { code: problem.code })} ${t('inflight.problem.voucherTodo')}`;
    case 'voucherNotForEmployees':
      return t('inflight.problem.voucherNotForEmployees');
    case 'needsCustomerAndBasket':
      return t('inflight.problem.needsCustomerAndBasket', { step: t(stepTexts[step]) });
    case 'noOffer':
      return t('inflight.problem.noOffer');
    case 'paymentRefused':
      return t('inflight.problem.paymentRefused', {
        method: t(paymentMethodWords[problem.method]),
        reason: refusalText(problem.refusal),
      });
  }
}
