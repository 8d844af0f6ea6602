import type { EditDrafts } from './editDrafts.ts';
import type { Orders } from '../order/orders.ts';

const EDITED = '1300000218';

/** The edits of the order that was edited before. */
export function seedEdits(editDrafts: EditDrafts, orders: Orders): void {
  const edited = orders.find(EDITED)?.read();
  if (!edited) return;
  editDrafts.note(EDITED, {
    edited_at: edited.updated_at,
    agent_username: 'bernd.backoffice',
    changes: [
      { operation: 'ADD_POSITION', before: null, after: '1 × Magnesium 443015001' },
      { operation: 'CHANGE_PAYMENT', before: 'Nachnahme', after: 'Rechnung' },
    ],
  });
}
