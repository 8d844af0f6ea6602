import { useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { berlinDateTime } from '~/domain/berlinTime';
import type { Currency } from '~/domain/country';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Panel } from '~/shared/ui/Panel';
import {
  customerRecordActions,
  selectCustomerRecord,
  type RecordPart,
  type RecordPartName,
} from '../customerRecordSlice';
import styles from './CustomerRecord.module.css';

interface CustomerRecordProps {
  /** Null for a new or guest customer, of whom nothing is known yet. */
  readonly customerNumber: string | null;
  readonly currency: Currency;
  readonly notes: string;
  readonly onNotes: (text: string) => void;
}

/** What else is known of the customer, beside the order: each part loads when it is opened and never delays the order. */
export function CustomerRecord({ customerNumber, currency, notes, onNotes }: CustomerRecordProps) {
  const t = useText();
  return (
    <Panel title={t('customerRecord.title')} plain>
      {customerNumber !== null && <KnownParts customerNumber={customerNumber} currency={currency} />}
      <Disclosure title={t('customerRecord.notes')} mark={notes === '' ? '' : ' ✎'}>
        <textarea
          className={styles.notes}
          aria-label={t('customerRecord.notes')}
          rows={4}
          maxLength={4000}
          value={notes}
          onChange={(event) => {
            onNotes(event.currentTarget.value);
          }}
        />
        <p className={styles.hint}>{t('customerRecord.notesHint')}</p>
      </Disclosure>
    </Panel>
  );
}

interface KnownPartsProps {
  readonly customerNumber: string;
  readonly currency: Currency;
}

function KnownParts({ customerNumber, currency }: KnownPartsProps) {
  const t = useText();
  const { customerNumber: loadedFor, orders, vouchers } = useSelector(selectCustomerRecord);
  const isTheirs = loadedFor === customerNumber;
  return (
    <>
      <LoadedPart
        title={t('customerRecord.orders')}
        empty={t('customerRecord.noOrders')}
        part="orders"
        customerNumber={customerNumber}
        state={isTheirs ? orders : closed}
      >
        {(order) => (
          <li key={order.id} className={styles.entry}>
            <Link to={`/orders/${encodeURIComponent(order.number)}`}>{order.number}</Link>
            <span>{berlinDateTime(order.placedAt).slice(0, 10)}</span>
            <span>{order.status.label}</span>
            <span className={styles.amount}>{formatMoney(order.totalPrice, order.currency)}</span>
          </li>
        )}
      </LoadedPart>
      <LaterPart title={t('customerRecord.subscriptions')} />
      <LaterPart title={t('customerRecord.waitlist')} />
      <LoadedPart
        title={t('customerRecord.vouchers')}
        empty={t('customerRecord.noVouchers')}
        part="vouchers"
        customerNumber={customerNumber}
        state={isTheirs ? vouchers : closed}
      >
        {(voucher) => (
          <li key={`${voucher.code} ${voucher.orderNumber ?? ''}`} className={styles.entry}>
            <strong>{voucher.code}</strong>
            <span>{voucher.redeemedAt === null ? '' : berlinDateTime(voucher.redeemedAt).slice(0, 10)}</span>
            <span>{voucher.orderNumber ?? ''}</span>
            <span className={styles.amount}>{voucher.value === null ? '' : formatMoney(voucher.value, currency)}</span>
          </li>
        )}
      </LoadedPart>
    </>
  );
}

const closed = { status: 'closed' } as const;

interface DisclosureProps {
  readonly title: string;
  readonly mark?: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

function Disclosure({ title, mark = '', onOpen, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.part}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        <span aria-hidden="true">{open ? '▾' : '▸'}</span> {title}
        {mark}
      </button>
      {open && <div className={styles.body}>{children}</div>}
    </div>
  );
}

interface LoadedPartProps<T> {
  readonly title: string;
  readonly empty: string;
  readonly part: RecordPartName;
  readonly customerNumber: string;
  readonly state: RecordPart<T>;
  readonly children: (entry: T) => ReactNode;
}

function LoadedPart<T>({ title, empty, part, customerNumber, state, children }: LoadedPartProps<T>) {
  const t = useText();
  const dispatch = useDispatch();
  const load = () => dispatch(customerRecordActions.partRequested({ customerNumber, part }));
  return (
    <Disclosure title={title} onOpen={load}>
      {state.status === 'loading' && <p role="status">{t('common.loading')}</p>}
      {state.status === 'failed' && (
        <p role="alert">
          {t('customerRecord.failed')}{' '}
          <Button look="link" onClick={load}>
            {t('common.tryAgain')}
          </Button>
        </p>
      )}
      {state.status === 'loaded' &&
        (state.entries.length === 0 ? <p className={styles.hint}>{empty}</p> : <ul>{state.entries.map(children)}</ul>)}
    </Disclosure>
  );
}

/** The place of a part whose screen comes with a later version. */
function LaterPart({ title }: { readonly title: string }) {
  const t = useText();
  return (
    <Disclosure title={title}>
      <p className={styles.hint}>{t('customerRecord.later')}</p>
    </Disclosure>
  );
}
