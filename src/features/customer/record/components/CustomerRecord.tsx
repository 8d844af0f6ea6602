import { useEffect, useId, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { berlinDateTime } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import { urlPart } from '~/domain/common/urlPart';
import { useParts } from '~/shared/hooks/useParts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { Kbd } from '~/shared/ui/Kbd';
import { customerRecordActions, selectCustomerRecordState, type RecordPart } from '../customerRecordSlice';
import '~/domain/offer/voucherWords.de';
import '~/domain/order/orderWords.de';
import '../customerRecordTexts.de';
import { shrinkOf } from '~/shared/ui/TabList';
import styles from './CustomerRecord.module.css';

/**
 * A part of the record: `orders`, `vouchers` and `notes` are rendered here, any other one by its `render`. `refusal`: why it cannot be
 * opened yet; it is rendered all the same, so that nothing moves once it can be.
 */
export interface RecordPartOffer<View extends string> {
  readonly view: View;
  readonly title: PlainTextKey;
  /** The character that opens it, shown beside its name. */
  readonly digit: string;
  readonly render?: (customerNumber: string) => ReactNode;
  readonly refusal: 'noCustomer' | 'noNumber' | null;
}

interface CustomerRecordProps<View extends string> {
  /** The open part; null: none. */
  readonly open: View | null;
  /** Called with the part whose button was pressed. */
  readonly onOpen: (part: View) => void;
  /** Null without a customer, and for a new or guest customer, who has no record. */
  readonly customerNumber: string | null;
  readonly parts: readonly RecordPartOffer<View>[];
  /** The agent may open the vouchers of a customer (area `VoucherDetails`). */
  readonly mayOpenVouchers: boolean;
  /** Opens the order history as a dialog. */
  readonly onHistory: () => void;
  readonly currency: Currency;
  readonly notes: string;
  readonly onNotes: (text: string) => void;
}

/**
 * Renders further data of the customer: a row of buttons, and the open part. Each part is loaded when it is opened and never
 * delays the order.
 */
export function CustomerRecord<View extends string>(props: CustomerRecordProps<View>) {
  const { onOpen, customerNumber, parts, mayOpenVouchers, onHistory, currency, notes, onNotes } = props;
  const open: string | null = props.open;
  const shown = parts.find(({ view }) => view === open);
  const t = useText();
  const dispatch = useDispatch();
  const bodyId = useId();
  useEffect(() => {
    if (customerNumber !== null && (open === 'orders' || open === 'vouchers')) {
      dispatch(customerRecordActions.partRequested({ customerNumber, part: open }));
    }
  }, [dispatch, customerNumber, open]);
  return (
    <section className={styles.record} aria-label={t('customerRecord.title')}>
      <div className={styles.parts}>
        {parts.map(({ view, title, digit, refusal }) => (
          <button
            key={view}
            type="button"
            aria-expanded={view === open}
            aria-disabled={refusal !== null}
            aria-describedby={refusal === null ? undefined : `${bodyId}-${refusal}`}
            title={refusal === null ? t(title) : t(`customerRecord.refusal.${refusal}`)}
            className={styles.part}
            style={{ flexShrink: shrinkOf(t(title)) }}
            data-choice={digit}
            aria-controls={bodyId}
            onClick={() => {
              if (refusal === null) onOpen(view);
            }}
          >
            <span aria-hidden="true" className={styles.digit}>
              {digit}
            </span>
            {t(title)}
            {view === 'notes' && notes !== '' && ' ✎'}
          </button>
        ))}
      </div>
      {(['noCustomer', 'noNumber'] as const).map((refusal) => (
        <p key={refusal} id={`${bodyId}-${refusal}`} hidden>
          {t(`customerRecord.refusal.${refusal}`)}
        </p>
      ))}
      <div
        id={bodyId}
        role="group"
        aria-label={shown && t(shown.title)}
        hidden={open === null}
        tabIndex={-1}
        data-view={open ?? undefined}
        className={styles.body}
      >
        {(open === 'orders' || open === 'vouchers') && customerNumber !== null && (
          <LoadedPart customerNumber={customerNumber} part={open} currency={currency} />
        )}
        {open === 'orders' && customerNumber !== null && (
          <p className={styles.history}>
            <Link to={`/orderhistory/${urlPart(customerNumber)}`}>{t('customerSearch.openHistory')}</Link>
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
            <Link to={`/customervoucher/${urlPart(customerNumber)}`}>{t('customerRecord.allVouchers')}</Link>
          </p>
        )}
        {customerNumber !== null && shown?.render?.(customerNumber)}
        {open === 'notes' && (
          <>
            <textarea
              className={styles.notes}
              aria-label={t('customerRecord.notesLabel')}
              rows={4}
              maxLength={4000}
              value={notes}
              onChange={(event) => onNotes(event.currentTarget.value)}
            />
            <p className={styles.hint}>{t('customerRecord.notesHint')}</p>
          </>
        )}
      </div>
    </section>
  );
}

interface LoadedPartProps {
  readonly customerNumber: string;
  readonly part: 'orders' | 'vouchers';
  readonly currency: Currency;
}

function LoadedPart({ customerNumber, part, currency }: LoadedPartProps) {
  const t = useText();
  const {
    customerNumber: loadedFor,
    orders,
    vouchers,
  } = useParts(selectCustomerRecordState, 'customerNumber', 'orders', 'vouchers');
  // Until the answer arrives the loaded data belongs to another customer.
  if (loadedFor !== customerNumber) return null;
  if (part === 'orders') {
    return (
      <Entries state={orders} empty={t('customerRecord.noOrders')} customerNumber={customerNumber} part={part}>
        {(order) => (
          <li key={order.id} className={styles.entry}>
            <Link to={`/orders/${urlPart(order.number)}`}>{order.number}</Link>
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
        <ul>{state.entries.map(children)}</ul>
      );
  }
}
