import { Link } from 'react-router';
import { berlinDateTime } from '~/domain/common/berlinTime';
import { memberOf } from '~/domain/common/memberOf';
import { urlPart } from '~/domain/common/urlPart';
import { restrictionOf } from '~/domain/customer/customerNotes';
import { restrictionWords } from '~/domain/customer/customerNoteWords';
import type { Order, StatusEntry } from '~/domain/order/order';
import { statusLabelOf } from '~/domain/order/statusLabel';
import { CustomerNotes } from '~/features/customer/ofCall/components/CustomerNotes';
import { useParts } from '~/shared/hooks/useParts';
import { selectOrderDisplayState } from '../orderDisplaySlice';
import type { LoadedOrder } from '../orderDisplayState';
import { statusText } from '../reasonTexts';
import { TrackingLinks } from '~/features/order/history/components/TrackingLinks';
import { statusTone } from '~/features/order/history/orderStatusTexts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { Panel } from '~/shared/ui/Panel';
import { Table } from '~/shared/ui/Table';
import { OrderStatusTag } from '~/features/order/history/components/OrderStatusTag';
import { Tag } from '~/shared/ui/Tag';
import { Facts } from './Facts';
import {
  consentFacts,
  customerFacts,
  informationFacts,
  paymentFacts,
  priceFacts,
  privacyFacts,
  shippingFacts,
  voucherFacts,
} from '../orderFacts';

import '~/domain/article/articleWords.de';
import '~/domain/customer/customerWords.de';
import '../orderDisplayPageTexts.de';
import '~/features/basket/basketLineTexts.de';
import styles from './OrderDisplay.module.css';

/** Renders the articles of an order that is still loading, as the history has them and at the place where {@link OrderSections} renders them. */
export function KnownSections({ order }: { readonly order: Order }) {
  const t = useText();
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{order.items.length > 0 && <ItemsPanel order={order} />}</div>
      <p role="status">{t('common.loading')}</p>
    </div>
  );
}

/** Renders the sections of REQ E2.1, E2.2. */
export function OrderSections({ shown }: { readonly shown: LoadedOrder }) {
  const t = useText();
  const { order, details } = shown;
  const { originalOrderId } = details;
  const predecessor =
    originalOrderId === null ? null : <Link to={`/orders/${urlPart(originalOrderId)}`}>{originalOrderId}</Link>;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ItemsPanel order={order} />
        <Panel title={t('order.section.price')}>
          <Facts facts={priceFacts(shown, t)} areAmounts />
        </Panel>
        <Panel title={t('order.section.payment')}>
          <Facts facts={paymentFacts(shown, t)} empty={t('order.noPayment')} />
        </Panel>
        <Panel title={t('order.section.vouchers')}>
          <Facts facts={voucherFacts(shown, t)} empty={t('order.noVoucher')} />
        </Panel>
      </div>
      <div className={styles.column}>
        <CustomerSection shown={shown} />
        <Panel title={t('order.section.shipping')}>
          <Facts
            facts={[
              ...shippingFacts(shown, t),
              {
                name: t('order.trackingNumber'),
                value: order.trackingNumbers.length > 0 && <TrackingLinks numbers={order.trackingNumbers} />,
              },
            ]}
          />
        </Panel>
        <HistoryPanel statusHistory={order.statusHistory} />
      </div>
      <div className={styles.column}>
        <Panel title={t('order.section.information')}>
          <Facts facts={[{ name: t('order.replaces'), value: predecessor }, ...informationFacts(shown, t)]} />
        </Panel>
        <Panel title={t('order.section.consents')}>
          <Facts facts={consentFacts(shown, t)} empty={t('order.noConsents')} />
        </Panel>
        <Panel title={t('order.section.privacy')}>
          <Facts facts={privacyFacts(shown, t)} empty={t('order.noPrivacy')} />
        </Panel>
      </div>
    </div>
  );
}

function ItemsPanel({ order }: { readonly order: Order }) {
  const t = useText();
  const money = (cents: number | null) => formatMoney(cents, order.currency);
  return (
    <Panel title={t('order.section.items')} className={styles.items}>
      <Table
        className={styles.table}
        heads={[
          { title: t('basket.article') },
          { title: t('basket.quantity'), className: styles.number },
          { title: t('basket.single'), className: styles.number },
          { title: t('basket.sum'), className: styles.number },
        ]}
      >
        <tbody>
          {order.items.map((item, index) => (
            <tr key={`${String(index)} ${item.sku}`}>
              <td>
                <b>{item.title}</b> <span className={styles.sub}>{item.sku}</span>
                <br />
                <span className={styles.sub}>
                  {[item.brand, ...item.variants.map(({ value }) => value)].filter((part) => part !== '').join(' · ')}
                </span>
              </td>
              <td className={styles.number}>{item.quantity ?? '?'}</td>
              <td className={styles.number}>{money(item.singlePrice)}</td>
              <td className={styles.number}>{money(item.total)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {order.items.length === 0 && <p role="alert">{t('order.noItems')}</p>}
    </Panel>
  );
}

/** Renders the customer, and what speaks against an order: the order's restriction and the customer's blocks (REQ E2.6). */
function CustomerSection({ shown }: { readonly shown: LoadedOrder }) {
  const t = useText();
  const { customerNotes } = useParts(selectOrderDisplayState, 'customerNotes');
  const { orderRestriction } = shown.details;
  const words = orderRestriction === null ? null : restrictionWords(restrictionOf(orderRestriction));
  return (
    <Panel title={t('order.section.customer')}>
      {words !== null && (
        <div className={styles.notes}>
          <Message tone="error" live="off">
            <b>
              {t('order.restriction')}: {t(words.label)}
            </b>
            <br />
            {t(words.todo)}
          </Message>
        </div>
      )}
      <Facts facts={customerFacts(shown, t)} empty={t('order.noCustomer')} />
      {customerNotes.status === 'loaded' && customerNotes.notes.length > 0 && (
        <div className={styles.notes}>
          <CustomerNotes notes={customerNotes.notes} type={customerNotes.type} />
        </div>
      )}
      {customerNotes.status === 'failed' && (
        <div className={styles.notes}>
          <Message tone="warning">{t('order.notesFailed')}</Message>
        </div>
      )}
    </Panel>
  );
}

/** Renders kind, label, agent, reason and time of each status, newest first (REQ E2.3, E2.4). */
function HistoryPanel({ statusHistory }: { readonly statusHistory: readonly StatusEntry[] }) {
  const t = useText();
  return (
    <Panel title={t('order.section.statusHistory')}>
      {statusHistory.length === 0 && <p className={styles.empty}>{t('order.noHistory')}</p>}
      <ol className={styles.history}>
        {statusHistory.toReversed().map((entry, index) => (
          <li key={`${String(index)} ${entry.status}`}>
            <time dateTime={entry.timestamp} className={styles.sub}>
              {berlinDateTime(entry.timestamp)}
            </time>
            <StatusLabelTag entry={entry} />
            <span>
              {[actorWords(entry, t), statusText(entry, t)].filter((part) => part !== null && part !== '').join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function StatusLabelTag({ entry }: { readonly entry: StatusEntry }) {
  const t = useText();
  const label = statusLabelOf(entry);
  if (label === null) return <OrderStatusTag status={{ code: entry.status, label: entry.label }} />;
  return <Tag tone={statusTone(entry.status)}>{t(`order.label.${label}`)}</Tag>;
}

/** Who made the entry: a code that says which kind of actor it was, else the agent's name (REQ E2.4). */
function actorWords({ agent }: StatusEntry, t: Translate): string | null {
  if (agent === null || agent === '') return null;
  const code = memberOf(['AGENT', 'SYSTEM'], agent);
  return code === null ? t('order.by.named', { agent }) : t(`order.by.${code}`);
}
