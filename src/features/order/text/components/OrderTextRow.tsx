import { useDispatch } from 'react-redux';
import { selectCallState } from '~/features/call/callSlice';
import { recognisedText } from '~/features/customer/search/recognitionTexts';
import { useParts } from '~/shared/hooks/useParts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Tag } from '~/shared/ui/Tag';
import { lineProblemText } from '../lineProblemText';
import { canBeDecided, orderTextActions, type LineStatus, type OrderTextLine } from '../orderTextSlice';
import '../orderTextTexts.de';
import styles from './OrderText.module.css';

interface OrderTextRowProps {
  readonly line: OrderTextLine;
  readonly onConfirm: (line: OrderTextLine) => void;
  readonly onSkip: (line: OrderTextLine) => void;
}

/** Renders one line of an order text: what it is, which text it was read from, and what became of it. */
export function OrderTextRow({ line, onConfirm, onSkip }: OrderTextRowProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { key, item, status } = line;
  const mayDecide = canBeDecided(line);
  const isSkipped = status.phase === 'skipped';
  const { limelightSearch } = useParts(selectCallState, 'allowed').allowed;
  const customer = item.kind === 'customer' ? recognisedText(item.found, limelightSearch, t) : '';
  const name = lineName(item, customer, t);
  return (
    <li className={styles.line} data-line={key}>
      <div className={styles.what}>
        <Tag>{t(`orderText.kind.${item.kind}`)}</Tag>
        <b className={styles.value}>
          {item.kind === 'article' ? item.number : item.kind === 'voucher' ? item.code : customer}
        </b>
        {!mayDecide && item.kind === 'article' && <span>{item.quantity} ×</span>}
        {!mayDecide && <StatusTag status={status} />}
        {mayDecide && item.kind === 'article' && (
          <label>
            <span className="visually-hidden">{t('orderText.quantity', { number: item.number })}</span>
            <input
              className={styles.figure}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={item.quantity === 0 ? '' : item.quantity}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => {
                const quantity = Number(event.currentTarget.value.replaceAll(/\D/g, ''));
                dispatch(orderTextActions.quantityEntered({ key, quantity }));
              }}
              onBlur={() => {
                if (item.quantity === 0) dispatch(orderTextActions.quantityEntered({ key, quantity: 1 }));
              }}
            />
          </label>
        )}
      </div>
      {mayDecide && <p className={styles.quote}>{t('orderText.readFrom', { text: item.readFrom })}</p>}
      {mayDecide && (
        <div className={styles.actions}>
          <StatusTag status={status} />
          <Button
            size="row"
            data-take=""
            data-not-preloaded={status.phase === 'failed' ? '' : undefined}
            shortcut="J"
            aria-keyshortcuts="J"
            onClick={() => onConfirm(line)}
          >
            <span>
              {t(isSkipped ? 'orderText.takeAfterAll' : 'orderText.take')}
              <span className="visually-hidden"> {name}</span>
            </span>
          </Button>
          {!isSkipped && (
            <Button size="row" shortcut="N" aria-keyshortcuts="N" onClick={() => onSkip(line)}>
              <span>
                {t('orderText.skip')}
                <span className="visually-hidden"> {name}</span>
              </span>
            </Button>
          )}
        </div>
      )}
      {status.phase === 'failed' && (
        <p className={styles.problem} role="alert">
          {lineProblemText(status.problem, t)}
        </p>
      )}
    </li>
  );
}

function lineName(item: OrderTextLine['item'], customer: string, t: Translate): string {
  switch (item.kind) {
    case 'customer':
      return customer;
    case 'article':
      return t('orderText.articleLine', { quantity: String(item.quantity), number: item.number });
    case 'voucher':
      return t('orderText.voucherLine', { code: item.code });
  }
}

function StatusTag({ status: { phase } }: { readonly status: LineStatus }) {
  const t = useText();
  if (phase === 'open' || phase === 'failed') return null;
  const text = t(`orderText.status.${phase}`);
  return phase === 'done' ? <Tag tone="success">✓ {text}</Tag> : <Tag>{text}</Tag>;
}
