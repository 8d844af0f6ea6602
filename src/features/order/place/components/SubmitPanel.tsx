import { useSelector } from 'react-redux';
import type { SubmitBlock } from '~/domain/order/submitBlocks';
import type { SubmitPlace } from '~/domain/order/submitPlaces';
import { placeOf, skuOfBlock, subjectOf } from '~/domain/order/submitPlaces';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useOnceRead } from '~/shared/hooks/useOnceRead';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { maySubmit, selectOrderState, type OrderState } from '../orderSlice';
import { submitBlockTexts } from '../orderTexts';
import styles from './SubmitPanel.module.css';

const OrderMessage = laterPart(async () => (await import('./OrderMessage')).OrderMessage, 'inPlace');

/** The phases that render a message; its code is preloaded before an order can be sent. */
const messagePhases: ReadonlySet<OrderState['phase']> = new Set([
  'refused',
  'failed',
  'stopped',
  'unavailable',
  'outcomeUnknown',
  'confirmed',
]);

interface SubmitPanelProps {
  readonly blocks: readonly SubmitBlock[];
  /** The total, shown beside the button on a small screen, where the offer may be out of sight. */
  readonly total: string;
  /** Navigates to the place where the block is resolved; `sku` for a line of the basket. */
  readonly onJump: (place: SubmitPlace, sku: string | null) => void;
  readonly onSubmit: () => void;
}

/** Renders "Noch offen" and the submit button: each block is a link to its place (UX 3). */
export function SubmitPanel({ blocks, total, onJump, onSubmit }: SubmitPanelProps) {
  const t = useText();
  const state = useSelector(selectOrderState);
  const submit = useOnceRead(onSubmit, maySubmit(state) && state.phase !== 'open' ? state : null);
  useHotkey('submit', submit);
  const busy = state.phase === 'checking' || state.phase === 'sending';
  const waiting = state.phase === 'waiting';
  return (
    <section className={styles.panel} aria-label={t('order.open')}>
      {messagePhases.has(state.phase) && <OrderMessage state={state} />}
      {state.phase !== 'confirmed' && (
        <div className={styles.open}>
          {blocks.length === 0 ? (
            <p>{t('order.nothingOpen')}</p>
          ) : (
            <>
              <h3 className={styles.head}>{t('order.open')}</h3>{' '}
              <ul className={styles.list}>
                {blocks.map((block) => (
                  <li key={`${block.kind} ${subjectOf(block)}`}>
                    <Button look="link" onClick={() => onJump(placeOf(block), skuOfBlock(block))}>
                      {t(submitBlockTexts[block.kind], { sku: subjectOf(block) })}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <p className={styles.total} aria-hidden="true">
        {total}
      </p>
      <Button
        look="primary"
        size="submit"
        className={styles.submit}
        shortcut={keys.submit.label}
        aria-keyshortcuts={keys.submit.aria}
        aria-disabled={blocks.length > 0 || !maySubmit(state)}
        onClick={submit}
      >
        {t(waiting ? 'order.waiting' : busy ? 'order.submitting' : 'order.submit')}
      </Button>
      <p role="status" className={styles.hint}>
        {waiting && t('order.waitingHint')}
      </p>
    </section>
  );
}
