import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { berlinDateTime } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { bringIntoSight } from '~/shared/ui/bringIntoSight';
import { Kbd } from '~/shared/ui/Kbd';
import { Panel } from '~/shared/ui/Panel';
import { customerRecordActions, selectCustomerRecord, type RecordPart } from '../customerRecordSlice';
import '~/domain/offer/voucherWords.de';
import '~/domain/order/orderHistoryWords.de';
import '~/domain/order/orderWords.de';
import '../customerRecordTexts.de';
import styles from './CustomerRecord.module.css';

interface CustomerRecordProps {
  /** Null for a new or guest customer, who has no record. */
  readonly customerNumber: string | null;
  /** The agent may open order histories (area `OrderHistory`). */
  readonly mayOpenHistory: boolean;
  /** The agent may open the vouchers of a customer (area `VoucherDetails`). */
  readonly mayOpenVouchers: boolean;
  /** Opens the order history as a dialog. */
  readonly onHistory: () => void;
  readonly currency: Currency;
  readonly notes: string;
  readonly onNotes: (text: string) => void;
  /** Parts of other features; one that is not given is not offered. */
  readonly laterParts: Readonly<Partial<Record<LaterPart, (customerNumber: string) => ReactNode>>>;
}

type LaterPart = 'subscriptions' | 'waitlist';
type Part = 'orders' | LaterPart | 'vouchers' | 'notes';

const titles = {
  orders: 'customer.orderHistory',
  subscriptions: 'customerRecord.subscriptions',
  waitlist: 'customerRecord.waitlist',
  vouchers: 'customerRecord.vouchers',
  notes: 'customerRecord.notes',
} as const satisfies Record<Part, PlainTextKey>;

const knownParts: readonly Part[] = ['orders', 'subscriptions', 'waitlist', 'vouchers', 'notes'];

/**
 * Renders further data of the customer: each part is loaded when it is opened and never delays the order. Scrolls it
 * into view and focuses it, because it is at the end of a long column.
 */
export function CustomerRecord(props: CustomerRecordProps) {
  const { customerNumber, mayOpenHistory, mayOpenVouchers, onHistory, currency, notes, onNotes, laterParts } = props;
  const t = useText();
  const dispatch = useDispatch();
  const bodyId = useId();
  const [open, setOpen] = useState<Part | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const parts = customerNumber === null ? (['notes'] as const) : knownParts;
  useEffect(() => {
    if (open === null) return;
    (body.current?.querySelector('textarea') ?? body.current)?.focus({ preventScroll: true });
    bringIntoSight(body.current);
  }, [open]);
  const isAllowed = (part: Part) => {
    if (part === 'orders') return mayOpenHistory;
    return part === 'vouchers' || part === 'notes' || laterParts[part] !== undefined;
  };
  const toggle = (part: Part) => {
    setOpen(part === open ? null : part);
    if (part !== open && customerNumber !== null && (part === 'orders' || part === 'vouchers')) {
      dispatch(customerRecordActions.partRequested({ customerNumber, part }));
    }
  };
  return (
    <Panel title={t('customerRecord.title')} plain>
      <div className={styles.parts}>
        {parts.filter(isAllowed).map((part) => (
          <Button
            key={part}
            look="link"
            aria-expanded={part === open}
            className={styles.part}
            aria-controls={bodyId}
            onClick={() => {
              toggle(part);
            }}
          >
            {t(titles[part])}
            {part === 'notes' && notes !== '' && ' ✎'}
          </Button>
        ))}
      </div>
      <div
        ref={body}
        id={bodyId}
        role="group"
        aria-label={t(titles[open ?? 'notes'])}
        hidden={open === null}
        tabIndex={-1}
        className={styles.body}
      >
        {(open === 'orders' || open === 'vouchers') && customerNumber !== null && (
          <LoadedPart customerNumber={customerNumber} part={open} currency={currency} />
        )}
        {open === 'orders' && customerNumber !== null && (
          <p className={styles.history}>
            <Link to={`/orderhistory/${encodeURIComponent(customerNumber)}`}>{t('customerSearch.openHistory')}</Link>
            <span>
              <Button look="link" aria-keyshortcuts={keys.history.aria} onClick={onHistory}>
                {t('customerRecord.historyDialog')}
              </Button>{' '}
              <Kbd>{keys.history.label}</Kbd>
            </span>
          </p>
        )}
        {open === 'vouchers' && customerNumber !== null && mayOpenVouchers && (
          <p className={styles.history}>
            <Link to={`/customervoucher/${encodeURIComponent(customerNumber)}`}>{t('customerRecord.allVouchers')}</Link>
          </p>
        )}
        {(open === 'subscriptions' || open === 'waitlist') &&
          customerNumber !== null &&
          laterParts[open]?.(customerNumber)}
        {open === 'notes' && (
          <>
            <textarea
              className={styles.notes}
              aria-label={t('customerRecord.notesLabel')}
              rows={4}
              maxLength={4000}
              value={notes}
              onChange={(event) => {
                onNotes(event.currentTarget.value);
              }}
            />
            <p className={styles.hint}>{t('customerRecord.notesHint')}</p>
          </>
        )}
      </div>
    </Panel>
  );
}

interface LoadedPartProps {
  readonly customerNumber: string;
  readonly part: 'orders' | 'vouchers';
  readonly currency: Currency;
}

function LoadedPart({ customerNumber, part, currency }: LoadedPartProps) {
  const t = useText();
  const { customerNumber: loadedFor, orders, vouchers } = useSelector(selectCustomerRecord);
  // Until the answer arrives the loaded data belongs to another customer.
  if (loadedFor !== customerNumber) return null;
  if (part === 'orders') {
    return (
      <Entries state={orders} empty={t('customerRecord.noOrders')} customerNumber={customerNumber} part={part}>
        {(order) => (
          <li key={order.id} className={styles.entry}>
            <Link to={`/orders/${encodeURIComponent(order.number)}`}>{order.number}</Link>
            <span>{berlinDateTime(order.placedAt).slice(0, 10)}</span>
            <span>{order.status.label}</span>
            <span className={styles.amount}>{formatMoney(order.totalPrice, order.currency)}</span>
          </li>
        )}
      </Entries>
    );
  }
  return (
    <Entries state={vouchers} empty={t('customerRecord.noVouchers')} customerNumber={customerNumber} part={part}>
      {(voucher) => (
        <li key={`${voucher.code} ${voucher.orderNumber ?? ''}`} className={styles.entry}>
          <strong>{voucher.code}</strong>
          <span>{voucher.redeemedAt === null ? '' : berlinDateTime(voucher.redeemedAt).slice(0, 10)}</span>
          <span>{voucher.orderNumber ?? ''}</span>
          <span className={styles.amount}>{voucher.value === null ? '' : formatMoney(voucher.value, currency)}</span>
        </li>
      )}
    </Entries>
  );
}

interface EntriesProps<T> {
  readonly state: RecordPart<T>;
  readonly empty: string;
  readonly customerNumber: string;
  readonly part: 'orders' | 'vouchers';
  readonly children: (entry: T) => ReactNode;
}

function Entries<T>({ state, empty, customerNumber, part, children }: EntriesProps<T>) {
  const t = useText();
  const dispatch = useDispatch();
  switch (state.status) {
    case 'closed':
      return null;
    case 'loading':
      return <p role="status">{t('common.loading')}</p>;
    case 'failed':
      return (
        <p role="alert">
          {t(part === 'vouchers' ? 'voucher.couldntGetRedeemedVouchers' : 'customerRecord.failed')}{' '}
          <Button look="link" onClick={() => dispatch(customerRecordActions.partRequested({ customerNumber, part }))}>
            {t('common.tryAgain')}
          </Button>
        </p>
      );
    case 'loaded':
      return state.entries.length === 0 ? (
        <p className={styles.hint}>{empty}</p>
      ) : (
        // The loaded entries enlarge the section.
        <ul ref={bringIntoSight}>{state.entries.map(children)}</ul>
      );
  }
}
