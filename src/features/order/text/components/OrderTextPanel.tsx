import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { canBeDecided, isOpen, orderTextActions, selectOrderTextState, type OrderTextLine } from '../orderTextSlice';
import { OrderTextRow } from './OrderTextRow';
import '../orderTextTexts.de';
import styles from './OrderText.module.css';

export interface OrderTextPanelProps {
  /** The number of logins in the call: after each, the next line takes the focus. */
  readonly logins: number;
  /** The customer has to be searched: the focus goes to the customer field. */
  readonly onCustomerSearch: () => void;
  /** No line is left to confirm. */
  readonly onDone: () => void;
}

/** Renders what an order text asks for as a list to confirm line by line, beside the work (DECISIONS 132). */
export function OrderTextPanel({ logins, onCustomerSearch, onDone }: OrderTextPanelProps) {
  const t = useText();
  const dispatch = useDispatch();
  const panel = useRef<HTMLElement>(null);
  const text = useSelector(selectOrderTextState);
  const isShown = text.phase === 'open';
  const lines = isShown ? text.lines : [];
  const takesFocus = isShown && text.takesFocus;
  const first = lines.find(isOpen)?.key;

  useEffect(() => {
    if (takesFocus) panel.current?.querySelector<HTMLElement>('button[data-take]')?.focus();
  }, [takesFocus]);
  const before = useRef(logins);
  useEffect(() => {
    if (before.current === logins) return;
    before.current = logins;
    // Deferred: the order entry focuses the product field after a login.
    if (first !== undefined) queueMicrotask(() => focusLine(panel.current, first));
  }, [logins, first]);

  const done = lines.filter(({ status }) => status.phase === 'done').length;
  const isDecided = lines.every(({ status }) => status.phase === 'done' || status.phase === 'skipped');

  /** The next line to decide behind this one, from the top again at the end. */
  const goOnAfter = (line: OrderTextLine) => {
    const at = lines.indexOf(line);
    const next = [...lines.slice(at + 1), ...lines.slice(0, at)].find(isOpen);
    if (!focusLine(panel.current, next?.key)) onDone();
  };
  const confirm = (line: OrderTextLine) => {
    if (!canBeDecided(line)) return;
    dispatch(orderTextActions.lineConfirmed(line.key));
    const isSearched = line.item.kind === 'customer' && line.item.found.kind !== 'customerNumber';
    if (isSearched) onCustomerSearch();
    else goOnAfter(line);
  };
  const skip = (line: OrderTextLine) => {
    if (!canBeDecided(line)) return;
    dispatch(orderTextActions.lineSkipped(line.key));
    goOnAfter(line);
  };
  const confirmAll = () => {
    dispatch(orderTextActions.allConfirmed());
    onDone();
  };
  const move = (line: OrderTextLine, step: 1 | -1) => {
    const places = lines.filter(canBeDecided);
    focusLine(panel.current, places[(places.indexOf(line) + step + places.length) % places.length]?.key);
  };
  const changeQuantity = ({ key, item }: OrderTextLine, step: number) => {
    if (item.kind !== 'article') return;
    dispatch(orderTextActions.quantityEntered({ key, quantity: Math.min(999, Math.max(1, item.quantity + step)) }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const isInField = event.target instanceof HTMLInputElement;
    const key = event.target.closest<HTMLElement>('[data-line]')?.dataset['line'];
    const line = lines.find((other) => other.key === key);
    const act = actionOf(event.key, isInField);
    if (act === 'all') confirmAll();
    else if (line === undefined || act === undefined) return;
    else if (act === 'take') confirm(line);
    else if (act === 'skip') skip(line);
    else if (act === 'down') move(line, 1);
    else if (act === 'up') move(line, -1);
    else changeQuantity(line, act === 'more' ? 1 : -1);
    event.preventDefault();
  };
  // Listens for keys of the buttons inside; replaced with every render, because it reads the lines.
  useEffect(() => {
    const section = panel.current;
    section?.addEventListener('keydown', onKeyDown);
    return () => section?.removeEventListener('keydown', onKeyDown);
  });
  if (!isShown) return null;
  const closeButton = (
    <Button
      look="link"
      onClick={() => {
        dispatch(orderTextActions.closed());
        onDone();
      }}
    >
      {t('orderText.close')}
    </Button>
  );
  return (
    <section ref={panel} className={styles.panel} aria-label={t('orderText.region')}>
      <div className={styles.head}>
        <p className={styles.title} role="status">
          {isDecided
            ? t('orderText.allDecided', { done: String(done), count: String(lines.length) })
            : t('orderText.found', { count: lines.filter(isOpen).length })}
        </p>
        {!isDecided && (
          <Button size="row" shortcut="A" aria-keyshortcuts="A" onClick={confirmAll}>
            {t('orderText.takeAll')}
          </Button>
        )}
        {isDecided && closeButton}
      </div>
      {!isDecided && (
        <>
          <div className={styles.keys}>
            <p>{t('orderText.keys')}</p>
            {closeButton}
          </div>
          <ol className={styles.lines}>
            {lines.map((line) => (
              <OrderTextRow key={line.key} line={line} onConfirm={confirm} onSkip={skip} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function focusLine(panel: HTMLElement | null, key: string | undefined): boolean {
  const button = key === undefined ? null : panel?.querySelector<HTMLElement>(`[data-line="${key}"] button[data-take]`);
  button?.focus();
  return button !== null && button !== undefined;
}

type ListAction = 'take' | 'skip' | 'all' | 'more' | 'fewer' | 'up' | 'down';

const listKeys = new Map<string, ListAction>([
  ['j', 'take'],
  ['n', 'skip'],
  ['delete', 'skip'],
  ['a', 'all'],
  ['+', 'more'],
  ['-', 'fewer'],
]);

/** What a key does; in the field of the quantity, letters and Delete are typed. */
function actionOf(key: string, isInField: boolean): ListAction | undefined {
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowUp') return 'up';
  if (isInField) return key === 'Enter' ? 'take' : undefined;
  return listKeys.get(key.toLowerCase());
}
