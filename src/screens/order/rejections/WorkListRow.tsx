import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { urlPart } from '~/domain/common/urlPart';
import type { WorkListEntry } from '~/domain/order/workList';
import type { FactsOfEntry, WorkListFacts } from '~/domain/order/workListFacts';
import { deskNow } from '~/features/call/deskTime';
import { orderDisplayActions } from '~/features/order/display/orderDisplaySlice';
import { reasonText } from '~/features/order/display/reasonTexts';
import { usePaypalWindow } from '~/features/order/display/usePaypalWindow';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Tag, type Tone } from '~/shared/ui/Tag';
import '~/domain/order/orderWords.de';
import '~/domain/order/rejectionWords.de';
import './rejectionManagementTexts.de';
import styles from './RejectionManagement.module.css';

const statusTones = { PENDING: 'neutral', ACCEPTED: 'success', REJECTED: 'error' } as const satisfies Record<
  NonNullable<WorkListEntry['status']>,
  Tone
>;

interface WorkListRowProps {
  readonly entry: WorkListEntry;
  /** Undefined: not requested yet. */
  readonly facts: FactsOfEntry | undefined;
}

/** Renders an order of the work-list with the facts that are loaded. */
export function WorkListRow({ entry, facts }: WorkListRowProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { number, mark, status, result } = entry;
  return (
    <tr>
      <td>
        <Link to={`/orders/${urlPart(number)}`}>{number}</Link>
      </td>
      {facts?.status === 'loaded' ? (
        <Facts facts={facts} />
      ) : (
        <>
          <td className={styles.empty}>{facts === undefined ? '' : t(`workList.fact.${facts.status}`)}</td>
          <td />
          <td />
          <td />
          <td />
        </>
      )}
      <td className={styles.tags}>
        {mark !== 'open' && <Tag tone={mark === 'done' ? 'success' : 'neutral'}>{t(`workList.markOf.${mark}`)}</Tag>}
        {status === null ? (
          t('workList.notOpened')
        ) : (
          <Tag tone={statusTones[status]}>{t(`rejection.status.${status}`)}</Tag>
        )}
        {result !== null && (
          <Tag tone={result === 'FAILED' ? 'error' : 'success'}>
            {t('workList.resubmission', { result: t(`rejection.result.${result}`) })}
          </Tag>
        )}
      </td>
      <td className={styles.rowActions}>
        {mark !== 'open' && (
          <Button
            size="row"
            aria-label={t('workList.reopenOne', { number })}
            onClick={() => dispatch(orderDisplayActions.workListMarked({ number, mark: 'open' }))}
          >
            {t('workList.reopen')}
          </Button>
        )}
        <Button
          size="row"
          aria-label={t('workList.removeOne', { number })}
          onClick={() => dispatch(orderDisplayActions.workListRemoved(number))}
        >
          {t('workList.remove')}
        </Button>
      </td>
    </tr>
  );
}

const hour = 3_600_000;
const day = 24 * hour;

function Facts({ facts }: { readonly facts: WorkListFacts }) {
  const t = useText();
  const { rejection, customer, total, currency } = facts;
  const paypal = usePaypalWindow(facts);
  return (
    <>
      <td>{customer}</td>
      <td>{rejection !== null && (reasonText(rejection.reason, t) ?? t('rejection.failure.unknown'))}</td>
      <td>{rejection !== null && ageText(deskNow().getTime() - Date.parse(rejection.timestamp), t)}</td>
      <td className={styles.amount}>{formatMoney(total, currency)}</td>
      <td>
        {paypal.kind === 'open' && (
          <Tag tone="warning">{t('workList.hoursLeft', { hours: Math.floor(paypal.remaining / hour) })}</Tag>
        )}
        {paypal.kind === 'closed' && <Tag tone="error">{t('workList.over')}</Tag>}
      </td>
    </>
  );
}

/** `age` in milliseconds; the text is empty for NaN, the age of an unreadable time. */
function ageText(age: number, t: Translate): string {
  if (Number.isNaN(age)) return '';
  return age < 2 * day
    ? t('workList.hours', { hours: Math.max(0, Math.floor(age / hour)) })
    : t('workList.days', { days: Math.floor(age / day) });
}
