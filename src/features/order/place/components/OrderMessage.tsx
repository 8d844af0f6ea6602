import { useDispatch } from 'react-redux';
import { nameOfOrder } from '~/domain/order/orderHistory';
import type { IntentDifference } from '~/domain/order/orderIntent';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { answerText, refusalText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import { orderActions, type OrderState } from '../orderSlice';
import { knownFailureText } from '../orderFailureTexts';
import { differenceText } from '../stoppedTexts';

/** Renders the outcome of the order and the possible actions (REQ C12.6, QUALITY 9). */
export function OrderMessage({ state }: { readonly state: OrderState }) {
  const t = useText();
  switch (state.phase) {
    case 'refused': {
      const known = knownFailureText(state.code);
      return (
        <Message tone="error">
          {known === null
            ? refusalText(t('order.failure.refused'), state.detail, t)
            : `${t(known)} ${state.detail ?? ''}`.trim()}
        </Message>
      );
    }
    case 'failed':
      return <Message tone="error">{t('order.checkFailed')}</Message>;
    case 'stopped':
      return (
        <>
          <StoppedMessage differences={state.differences} />
          <OrderMessage state={state.before} />
        </>
      );
    case 'unavailable':
      return (
        <Message tone="error">
          {answerText(state.said, t)} {t('order.unavailable')}
        </Message>
      );
    case 'outcomeUnknown':
      return (
        <Message tone="warning" live="assertive" actions={<UnknownActions lookup={state.lookup} />}>
          {state.isCreated
            ? t(state.lookup === 'running' ? 'order.created.running' : 'order.created.failed')
            : `${answerText(state.said, t)} ${t(`order.unknown.${state.lookup}`)}`}
        </Message>
      );
    case 'confirmed':
      return state.acknowledged ? (
        <Message tone="success">{t('order.confirmedShort', { number: nameOfOrder(state.order) })}</Message>
      ) : null;
    case 'open':
    case 'waiting':
    case 'checking':
    case 'sending':
      return null;
  }
}

/** Renders why the order was not sent: each difference from the order that was asked for. */
function StoppedMessage({ differences }: { readonly differences: readonly IntentDifference[] }) {
  const t = useText();
  return (
    <Message tone="warning" live="assertive">
      {t('order.stopped.head')}
      <ul>
        {differences.map((difference) => {
          const text = differenceText(difference, t);
          return <li key={text}>{text}</li>;
        })}
      </ul>
    </Message>
  );
}

function UnknownActions({ lookup }: { readonly lookup: 'running' | 'failed' | 'notThere' }) {
  const t = useText();
  const dispatch = useDispatch();
  if (lookup === 'running') return null;
  return lookup === 'notThere' ? (
    <Button onClick={() => dispatch(orderActions.resendRequested())}>{t('order.resend')}</Button>
  ) : (
    <Button onClick={() => dispatch(orderActions.lookupRequested())}>{t('order.lookUpAgain')}</Button>
  );
}
