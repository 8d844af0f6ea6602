import { logFailure } from '~/services/loggingService/loggingService';
import { clearEdit } from '~/services/orderService/editOrderService';
import { notify } from '~/shared/notify/notices';
import '../changeOrderTexts.de';

/** Clears the draft of an edit that is left, and says where that failed (REQ F3.4). */
export async function clearDraft(orderId: string): Promise<void> {
  try {
    await clearEdit(orderId);
  } catch (error) {
    logFailure(error);
    notify({ variant: 'error', text: { key: 'editOrder.notCleared' } });
  }
}
