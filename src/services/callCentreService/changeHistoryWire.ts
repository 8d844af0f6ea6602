import * as v from 'valibot';
import { memberOf } from '~/domain/common/memberOf';
import { changeTypes, historyStatuses, type SubscriptionChange } from '~/domain/subscription/changeHistory';
import { withoutBlanks } from '~/domain/common/digits';
import { bareRows } from '../http/wireFigures';
import { optionalCount, optionalPart, optionalText, readEach, rowsUnder, text, time } from '../http/wireValues';
import { failure, reason, statusOf } from './subscriptionWire';

const WireChange = v.pipe(
  v.object({
    type: text,
    note: optionalText,
    reason,
    timestamp: time,
    agentUsername: optionalText,
    newStatus: optionalPart(
      v.pipe(
        v.unknown(),
        v.transform((sent) => (typeof sent === 'string' ? { type: sent } : sent)),
        v.object({ type: text, orderId: optionalText, reason, failure }),
      ),
    ),
  }),
  v.check(({ type, timestamp }) => type !== '' || timestamp !== ''),
);

function toChange(wire: v.InferOutput<typeof WireChange>): SubscriptionChange {
  const { newStatus } = wire;
  const type = memberOf(changeTypes, wire.type) ?? 'unknown';
  const sent = newStatus?.type ?? '';
  const statusType = memberOf(historyStatuses, sent) ?? statusOf(sent);
  return {
    ...wire,
    type,
    code: type === 'unknown' ? wire.type : type,
    note: type === 'DELIVERY_PRODUCT_NUMBER_UPDATED' ? numberIn(wire.note) : wire.note,
    newStatus:
      newStatus === null
        ? null
        : {
            ...newStatus,
            type: statusType,
            code: statusType === 'unknown' ? sent : statusType,
            orderId: newStatus.orderId === null ? null : withoutBlanks(newStatus.orderId),
          },
  };
}

/** A note that is a number alone, without its blanks; other text as it is. */
function numberIn(note: string | null): string | null {
  return note !== null && /^[\d\s]+$/.test(note) ? withoutBlanks(note) : note;
}

export function readChanges(sent: readonly unknown[]): readonly SubscriptionChange[] {
  return readEach(WireChange, sent).map(toChange);
}

/** The rows, and the size of a page where the service names one. */
export function WireChanges(page: number) {
  return v.union([
    v.pipe(
      bareRows(page === 1),
      v.transform((changes) => ({ changes, size: null })),
    ),
    v.pipe(
      v.unknown(),
      v.transform((sent) => ({ changes: sent, sent })),
      v.object({
        changes: rowsUnder('changes', WireChange),
        sent: v.fallback(v.object({ size: optionalCount }), { size: null }),
      }),
      v.transform(({ changes, sent: { size } }) => ({ changes, size })),
    ),
  ]);
}
