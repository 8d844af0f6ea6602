import { parkingLimits } from '~config/limits/parking';
import { berlinDay, berlinShortDateTime } from '~/domain/common/berlinTime';
import { nameOfOrder } from '~/domain/order/orderHistory';
import type { ParkedMark } from '~/features/call/parkedMark';
import { serviceNow } from '~/services/http/serviceClock';
import { loadOrders } from '~/services/orderHistoryService/orderHistoryService';
import { notify } from '~/shared/notify/notices';
import { currentCall } from '~/app/call/runningCall';
import './parkedTexts.de';

/** Names the orders that were placed for the customer while the call was parked, unless another call is on the screen by then. */
export async function nameOrdersMeanwhile(callId: string, { customerNumber, parkedAt }: ParkedMark): Promise<void> {
  if (customerNumber === null) return;
  const now = serviceNow();
  // The mark has the time of this computer's clock, the orders that of the service's.
  const since = new Date(Date.parse(parkedAt) + now.getTime() - Date.now());
  const { orders } = await loadOrders({
    externalCustomerId: customerNumber,
    page: 1,
    size: parkingLimits.ordersMeanwhile,
    status: 'ALL',
    searchFrom: berlinDay(since),
    searchTo: berlinDay(now),
    keywords: [],
  });
  const placed = orders.filter(({ placedAt }) => Date.parse(placedAt) > since.getTime());
  if (placed.length === 0 || currentCall()?.id !== callId) return;
  const names = placed.map((order) => `${nameOfOrder(order)} (${berlinShortDateTime(order.placedAt)})`);
  notify({ variant: 'info', text: { key: 'parked.orderedMeanwhile', params: { orders: names.join('; ') } } });
}
