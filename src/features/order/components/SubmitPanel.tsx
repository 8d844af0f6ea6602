import { useDispatch, useSelector } from 'react-redux';
import type { SubmitBlock, SubmitPlace } from '~/domain/submitBlocks';
import { isPassing, placeOf } from '~/domain/submitBlocks';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { orderActions, selectOrderState, type OrderState } from '../orderSlice';
import { failureText, submitBlockTexts } from '../orderTexts';
import styles from './SubmitPanel.module.css';

interface SubmitPanelProps {
  readonly blocks: readonly SubmitBlock[];
  /** Jumps to where the block is mended; a line of the basket by its SKU. */
  readonly onJump: (place: SubmitPlace, sku: string | null) => void;
  readonly onSubmit: () => void;
}

/** "Noch offen" and the button: never mute, each reason a link to its place (UX principle 3). */
export function SubmitPanel({ blocks, onJump, onSubmit }: SubmitPanelProps) {
  const t = useText();
  const state = useSelector(selectOrderState);
  const busy = state.phase === 'checking' || state.phase === 'sending';
  const waiting = state.phase === 'waiting';
  return (
    <section className={styles.panel} aria-label={t('order.open')}>
      <OrderMessage state={state} />
      {blocks.length > 0 && state.phase !== 'confirmed' && (
        <>
          <h3 className={styles.head}>{t('order.open')}</h3>
          <ul className={styles.list}>
            {blocks.map((block) => (
              <li key={block.kind === 'stockWarning' ? `${block.kind} ${block.warning.sku}` : block.kind}>
                <Button
                  look="link"
                  onClick={() => {
                    onJump(placeOf(block), block.kind === 'stockWarning' ? block.warning.sku : null);
                  }}
                >
                  {t(submitBlockTexts[block.kind], { sku: block.kind === 'stockWarning' ? block.warning.sku : '' })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button
        look="primary"
        size="submit"
        className={styles.submit}
        shortcut={keys.submit.label}
        aria-keyshortcuts={keys.submit.aria}
        aria-disabled={!blocks.every(isPassing) || busy || waiting || state.phase === 'outcomeUnknown'}
        onClick={onSubmit}
      >
        {t(waiting ? 'order.waiting' : busy ? 'order.submitting' : 'order.submit')}
      </Button>
      <p role="status" className={styles.hint}>
        {waiting && t('order.waitingHint')}
      </p>
    </section>
  );
}

function OrderMessage({ state }: { readonly state: OrderState }) {
  const t = useText();
  switch (state.phase) {
    case 'refused':
      return (
        <Message tone="error">
          {t(failureText(state.code))} {state.detail}
        </Message>
      );
    case 'failed':
      return <Message tone="error">{t('order.checkFailed')}</Message>;
    case 'unavailable':
      return <Message tone="error">{t('order.unavailable')}</Message>;
    case 'outcomeUnknown':
      return (
        <Message tone="warning" live="assertive" actions={<UnknownActions lookup={state.lookup} />}>
          {t(unknownTexts[state.lookup])}
        </Message>
      );
    case 'confirmed':
      return state.acknowledged ? (
        <Message tone="success">{t('order.confirmedShort', { number: state.order.number })}</Message>
      ) : null;
    case 'open':
    case 'waiting':
    case 'checking':
    case 'sending':
      return null;
  }
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

const unknownTexts = {
  running: 'order.unknown.running',
  failed: 'order.unknown.failed',
  notThere: 'order.unknown.notThere',
} as const;
