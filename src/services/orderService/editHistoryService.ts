import * as v from 'valibot';
import { urlPart } from '~/domain/common/urlPart';
import type { EditHistoryEntry } from '~/domain/order/editHistory';
import { requestFound } from '../http/httpClient';
import { bareList, list, optionalText, readEach, rowsOf, time } from '../http/wireValues';
import { toChanges } from './editChangeWire';

/** The requirement does not name the time of an edit: it is read under each of three names. */
const WireEdit = v.pipe(
  v.object({ editedAt: time, timestamp: time, createdAt: time, agentUsername: optionalText, changes: list }),
  v.transform(({ editedAt, timestamp, createdAt, ...edit }) => ({
    ...edit,
    editedAt: editedAt || timestamp || createdAt,
  })),
);
/** The edits of an order; null stands for none. Any object counts as an edit, because the requirement names no field of it. */
const WireHistory = v.union([
  v.pipe(
    v.object({
      editedOrderList: v.union([
        v.pipe(
          v.null(),
          v.transform(() => []),
        ),
        rowsOf(v.looseObject({})),
      ]),
    }),
    v.transform(({ editedOrderList }) => editedOrderList),
  ),
  v.pipe(
    bareList,
    v.check((edits) => edits.length === 0 || edits.some((edit) => v.is(WireEdit, edit))),
  ),
]);

/** `GET /edit-order/history/{externalOrderId}` (REQ F4.1), the newest first; null for an order that the service does not know. */
export async function loadEditHistory(
  externalOrderId: string,
  signal: AbortSignal,
): Promise<readonly EditHistoryEntry[] | null> {
  const edits = await requestFound(
    {
      service: 'order',
      method: 'GET',
      path: `/edit-order/history/${urlPart(externalOrderId)}`,
      signal,
    },
    WireHistory,
    null,
  );
  if (edits === null) return null;
  return readEach(WireEdit, edits)
    .map((edit) => ({ ...edit, changes: toChanges(edit.changes) }))
    .toSorted((a, b) => timeOf(b) - timeOf(a));
}

/** An edit without a time comes last. */
function timeOf({ editedAt }: EditHistoryEntry): number {
  const moment = Date.parse(editedAt);
  return Number.isNaN(moment) ? -Infinity : moment;
}
