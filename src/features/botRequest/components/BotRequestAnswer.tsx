import { useId, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { Tag } from '~/shared/ui/Tag';
import { Fact } from '~/shared/ui/Fact';
import { selectBotRequestState, type BotRequestState } from '../botRequestSlice';
import '../botRequestTexts.de';
import styles from './BotRequest.module.css';

interface BotRequestAnswerProps {
  /** Loads the hand-over again. */
  readonly onRetry: () => void;
  /** The buttons with which the agent continues. */
  readonly children: ReactNode;
}

/**
 * Renders the hand-over of the phone bot. The live region is always mounted, so that screen readers announce its
 * content.
 */
export function BotRequestAnswer({ onRetry, children }: BotRequestAnswerProps) {
  const t = useText();
  const state = useSelector(selectBotRequestState);
  return (
    <>
      <div role="status">
        {state.phase === 'loading' && (
          <p className={styles.loading}>{t('botRequest.loading', { number: state.number })}</p>
        )}
        {state.phase === 'loaded' && <HandOver {...state} />}
      </div>
      {state.phase === 'loaded' && state.orderCustomer === 'failed' && (
        <Message tone="warning" actionText={t('common.tryAgain')} onAction={onRetry}>
          {t('botRequest.orderCustomerFailed')}
        </Message>
      )}
      {state.phase === 'loaded' && <div className={styles.ways}>{children}</div>}
      {state.phase === 'failed' && (
        <Message tone="error" actionText={t('common.tryAgain')} onAction={onRetry}>
          {t('botRequest.failed', { number: state.number })}
        </Message>
      )}
    </>
  );
}

function HandOver({ number, request, orderCustomer }: Extract<BotRequestState, { phase: 'loaded' }>) {
  const t = useText();
  const headingId = useId();
  const { code, customerNumber, authenticated, handOverReason, comment, orderNumber } = request;
  return (
    <section className={styles.answer} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.head}>
        {t('botRequest.result', { number })}
      </h2>
      <p>
        <Tag tone="warning">⚠ {t(`botRequest.code.${code}`)}</Tag>
      </p>
      <p className={styles.todo}>{t(`botRequest.todo.${code}`)}</p>
      <dl className={styles.facts}>
        <Fact name={t('botRequest.customerNumber')}>
          {customerNumber ?? t('botRequest.noCustomerNumber')}
          {orderCustomer === 'found' && ` · ${t('botRequest.fromOrder')}`}
        </Fact>
        <Fact name={t('botRequest.authentication')}>
          {authenticated ? (
            <Tag tone="success">✓ {t('botRequest.authenticated')}</Tag>
          ) : (
            <Tag tone="warning">⚠ {t('botRequest.notAuthenticated')}</Tag>
          )}
        </Fact>
        {orderNumber !== null && <Fact name={t('botRequest.orderNumber')}>{orderNumber}</Fact>}
        {handOverReason !== null && <Fact name={t('botRequest.handOverReason')}>{handOverReason}</Fact>}
        <Fact name={t('botRequest.comment')}>{comment ?? t('botRequest.noComment')}</Fact>
      </dl>
    </section>
  );
}
